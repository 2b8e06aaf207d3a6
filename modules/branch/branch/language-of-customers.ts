import type { Language } from '#core/i18n/language.ts';

/** In which language a branch writes to its customers: Swahili in Tanzania, English elsewhere. */
export function languageOfCustomers(country: string | null): Language {
  return SWAHILI.has(country?.toLowerCase() ?? '') ? 'sw' : 'en';
}

const SWAHILI: ReadonlySet<string> = new Set(['tanzania', 'tz']);
