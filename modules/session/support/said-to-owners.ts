import { sayInEach, type Words } from '#core/i18n/language.ts';

/** The words of one notification, for the database to tell the owners of a business. */
export function saidToOwners(
  { title, text }: { title: Words; text: Words },
  params: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify({ title: sayInEach(title, params), text: sayInEach(text, params) });
}
