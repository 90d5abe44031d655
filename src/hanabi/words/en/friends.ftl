### Friends and invitations.

page-problem-no-such-person = There is nobody here.
page-problem-not-played-together = You can invite people you have played with.
page-problem-takes-no-invitations = They are not taking invitations.
page-problem-invited-already = They have already been invited to this table.
page-problem-too-many-invitations = You have sent a lot of invitations. Wait a while.
page-problem-sits-here = They are already at this table.
page-problem-not-known = Sit down at a table first, so that we know who you are.
page-problem-too-many-tags = That is more tags than fit.
