"""All texts that users read: Fluent messages by language, formatted for one table of players."""

from bot.locales.inline_markup import escaped, plain_name
from bot.locales.translations import MissingWordsError, locale_for, speaker

__all__ = ["MissingWordsError", "escaped", "locale_for", "plain_name", "speaker"]
