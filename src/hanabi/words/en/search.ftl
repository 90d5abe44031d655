### Searching past games, and tags to find them again.

page-names-example = Ann, Bo
page-more-filters = More filters
page-clear-filters = Clear filters
page-points-from = Points from
page-points-to = Points to
page-since-day = From
page-until-day = To
page-only-perfect = Only perfect shows

## Tags

page-tags = Tags
page-tags-yours = Your tags
page-tags-about = Only you see your tags.
page-tag-new = New tag
page-tag-add = Add
page-tag-remove = Remove the tag { $tag }
