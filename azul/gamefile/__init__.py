"""Game files: writing, reading, checking, narrating and verifying them."""
