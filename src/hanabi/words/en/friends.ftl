### Friends and invitations.

page-problem-no-such-person = This player doesn’t exist.
page-problem-not-played-together = You can only invite people you’ve played with.
page-problem-takes-no-invitations = They aren’t taking invitations.
page-problem-invited-already = They’ve already been invited to this table.
page-problem-too-many-invitations = You’ve sent a lot of invitations. Wait a while.
page-problem-sits-here = They’re already at this table.
page-problem-not-known = Join a table first, so we know who you are.
page-problem-too-many-tags = That’s too many tags.
