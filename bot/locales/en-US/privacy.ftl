## Slash commands: descriptions are at most 100 characters.

command-privacy = What is stored about you: see it, get it as a file, delete it

## The answer to /azul privacy: a line that begins with * would be read as a variant, hence the quotes.

# What is stored about a person.
privacy =
    { "**What I know about you**" }
    I store your Discord id, the names under which you joined games, and what you did in them, so that games go on after a restart and can be replayed. I also store what you have chosen with { $me }, what you plan with { $plan } until that turn is over, and your practice game for four weeks. I never read messages.
    Everybody in a channel sees the games there. Your settings, your plans, your practice game, and the list of your games are shown to you alone; but tables that wait for you see until when your clock stands still.
    It is all kept until you delete it here, or until whoever runs me does.
    { "**Export** gives you all of it as a file. **Delete** asks before it deletes anything." }
privacy-exported = This is all that is stored about you. There is nothing about others in it. The format is described in docs/privacy.md.
privacy-ask = { "**Delete everything about you?** This can't be undone." }
privacy-ask-running = { $count ->
        [one] • You leave the game that you are playing at the moment. Your turns in it are skipped from then on.
       *[other] • You leave the { $count } games that you are playing at the moment. Your turns in them are skipped from then on.
    }
privacy-ask-lobbies = { $count ->
        [one] • You leave the table at which you wait for a game to begin.
       *[other] • You leave the { $count } tables at which you wait for a game to begin.
    }
privacy-ask-games = • Your settings, your plans, your practice game, and the list of your games are deleted. In the games of others your name is replaced by *Player 2*, or whatever your seat was.
privacy-ask-anew = • If you play again, you start anew: your former games aren't yours any more.
privacy-ask-beyond = • Messages and pictures that are in channels stay there, and so do files that others have exported, and backups until whoever runs me deletes them.
privacy-changed = Your games have changed meanwhile, so please read this again.
privacy-erasing = I'm deleting what is stored about you. If you have played a lot, that takes a moment. It goes on even if I am restarted.
privacy-erased = Done: nothing about you is stored any more.
privacy-later = Your settings, your plans, your practice game, and the list of your games are deleted. Your name is still in the record of some games, which I can't change right now. I'll go on by myself, so there is nothing more that you have to do.
privacy-damaged = Your settings, your plans, your practice game, and the list of your games are deleted. { $count ->
        [one] The record of game { $games } is damaged, so I can't take your name out of it.
       *[other] The records of { $count } games are damaged, so I can't take your name out of them: { $games }.
    } Please ask whoever runs me to remove { $count ->
        [one] that game.
       *[other] those games.
    }
button-privacy-export = Export
button-privacy-delete = Delete…
button-privacy-erase = Delete everything
button-privacy-keep = Keep it
refusal-too-large = What is stored about you is too large for a file that Discord takes. Please ask whoever runs me for it.
