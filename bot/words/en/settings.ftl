# /settings: what can be chosen right there.

settings-remind = When to remind you …
settings-after = { $hours ->
        [0] Never
        [one] After an hour
        [24] After a day
        [48] After two days
        [168] After a week
       *[other] After { $hours } hours
    }
settings-elsewhere = -# A number of hours of your own: `/settings reminders`. Have you opened your DMs? `/settings reach` tries again.
