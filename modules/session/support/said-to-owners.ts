import { LANGUAGES, say, type Words } from '#core/i18n/language.ts';

/** The words of one notification in every language, for the database to choose by each owner. */
export function saidToOwners(
  words: { title: Words; text: Words },
  params: Readonly<Record<string, unknown>>,
): string {
  const told = LANGUAGES.map((language) => [
    language,
    { title: say(words.title, language, params), text: say(words.text, language, params) },
  ]);
  return JSON.stringify(Object.fromEntries(told));
}
