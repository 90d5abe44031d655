### Friends and invitations.

page-problem-no-such-person = This player doesn’t exist.
page-problem-not-played-together = You can only invite people you’ve played with.
page-problem-takes-no-invitations = They aren’t taking invitations.
page-problem-invited-already = They’ve already been invited to this table.
page-problem-too-many-invitations = You’ve sent a lot of invitations. Wait a while.
page-problem-sits-here = They’re already at this table.
page-problem-not-known = Join a table first, so we know who you are.
page-problem-too-many-tags = That’s too many tags.

## Friends

page-friends = Friends
page-no-friends = Once you’ve finished a game with someone, you’ll find them here.
page-games-together = { $number ->
        [one] 1 game together
       *[other] { $number } games together
    }
page-average-of = { $share } on average
page-last-played = last played { $date }
page-show-all = Show all { $number }
page-ignore = Ignore
page-ignore-who = Ignore invitations from { $name }
page-ignore-about = Hides their invitations from you. They won’t know.
page-unignore = Stop ignoring
page-unignore-who = Stop ignoring { $name }
page-ignored = ignored
page-take-invitations = People I’ve played with can invite me

## Inviting

page-invite-friends = Invite friends
page-invite-friend = Invite
page-invite-again = Invite again
page-invite-who = Invite { $name }
page-invite-to-yours = To the table where you are waiting
page-invite-to-new = Opens a new table and invites them there
page-invited-now = { $name } has been invited.
page-invited = invited
page-takes-no-invitations = not taking invitations
page-sits-at-your-table = at your table

## Invitations

page-invitations = Invitations
page-invitations-waiting = { $number ->
        [one] 1 invitation
       *[other] { $number } invitations
    }
page-invited-by = { $name } invites you to a game: { $title }.
