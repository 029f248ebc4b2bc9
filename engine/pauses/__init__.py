"""Games that somebody who can manage their channel has paused."""
