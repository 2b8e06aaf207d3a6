import type { Language } from '#core/i18n/language.ts';
import type { Option } from '#ui/fields/options.tsx';
import { COUNTRY_CODES } from '../countries.ts';

/** The countries by name in the user's language; what is kept is the English name in small letters. */
export function countryOptions(language: Language): Option[] {
  const [english, own] = [namesIn('en'), namesIn(language)];
  return COUNTRY_CODES.map((code) => ({
    value: (english.of(code) ?? code).toLowerCase(),
    title: own.of(code) ?? code,
  })).sort((one, other) => one.title.localeCompare(other.title, language));
}

/** The name of a kept country; one that was typed freely is its own name. */
export function countryName(kept: string, language: Language): string {
  return countryOptions(language).find(({ value }) => value === kept.toLowerCase())?.title ?? kept;
}

function namesIn(language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames([language], { type: 'region' });
}
