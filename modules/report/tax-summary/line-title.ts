import { type Language, say } from '#core/i18n/language.ts';
import type { TaxCategory } from './tax-summary.rules.ts';
import { CATEGORY_WORDS, TAX_SUMMARY } from './tax-summary.words.ts';

/** What a line of the return is called; `rate` in percent. */
export function titleOfTaxLine(
  { category, rate }: { category: TaxCategory; rate: number | null },
  language: Language,
): string {
  const name = say(CATEGORY_WORDS[category], language);
  return rate === null ? name : say(TAX_SUMMARY.atRate, language, { category: name, rate: String(rate) });
}
