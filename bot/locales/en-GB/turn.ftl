## British English: only what differs from American English.

away = -# **{ $name }** is on holiday up to and including { $day }, and their clock is paused. Back { $when }
