# Orders given ahead: why one stops.

plan-not-offered = `{ $words }` was not possible
plan-changed = it was given for the case: { $fact }
plan-unfinished = something was left to choose
