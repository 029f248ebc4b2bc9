## Slash commands: descriptions are at most 100 characters.

command-privacy = What is stored about you: see it, get it as a file, delete it

## The answer to /azul privacy: a line that begins with * would be read as a variant, hence the quotes.

# What is stored about a person.
privacy =
    { "**What I know about you**" }
    I store your Discord ID, the names you've used in games, and what you did in them, so that games continue after a restart and can be replayed. I also store what you choose with { $me }, what you plan with { $plan } until that turn is over, and your practice game for four weeks. I never read messages.
    Everyone in a channel sees the games there. Only you see your settings, your plans, your practice game, and the list of your games; but tables waiting for you show how long your clock is paused.
    All of it is kept until you delete it here, or whoever runs me does.
    { "**Export** gives you all of it as a file. **Delete** asks before it deletes anything." }
privacy-exported = This is everything stored about you. There's nothing about anyone else in it. The format is described in docs/privacy.md.
privacy-ask = { "**Delete everything about you?** This can't be undone." }
privacy-ask-running = { $count ->
        [one] • You leave the game you're playing right now. From then on, your turns in it are skipped.
       *[other] • You leave the { $count } games you're playing right now. From then on, your turns in them are skipped.
    }
privacy-ask-lobbies = { $count ->
        [one] • You leave the table where you're waiting for a game to begin.
       *[other] • You leave the { $count } tables where you're waiting for a game to begin.
    }
privacy-ask-games = • Your settings, your plans, your practice game, and the list of your games are deleted. In games with others, your name is replaced by *Player 2*, or whatever your seat was.
privacy-ask-anew = • If you play again, you start fresh; past games won't be yours anymore.
privacy-ask-beyond = • Messages and pictures in channels stay there. So do files that others have exported, and backups until whoever runs me deletes them.
privacy-changed = Your games have changed in the meantime, so please read this again.
privacy-erasing = I'm deleting everything stored about you. If you've played a lot, this takes a moment. It goes on even if I'm restarted.
privacy-erased = Done: nothing about you is stored anymore.
privacy-later = Your settings, your plans, your practice game, and the list of your games are deleted. Your name is still in the records of some games, which I can't change right now. I'll finish that on my own, so there's nothing more you need to do.
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
refusal-too-large = What's stored about you is too large for a file on Discord. Please ask whoever runs me for it.
