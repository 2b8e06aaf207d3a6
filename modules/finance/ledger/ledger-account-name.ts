import { type Language, say } from '#core/i18n/language.ts';
import { CHART_WORDS } from './chart.i18n.ts';

/** The name of a ledger account in a language; what somebody named keeps that name. */
export function ledgerAccountName(code: string, name: string, language: Language): string {
  const words = CHART_WORDS[code];
  return words ? say(words, language) : name;
}
