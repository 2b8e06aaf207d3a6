import type { Language } from '#core/i18n/language.ts';
import { say } from '#core/i18n/language.ts';
import { branchSettingsWords } from '../branch-settings.i18n.ts';
import { SETTINGS } from './settings.words.ts';

/** What is said below a setting; one that sends SMS says so where none leaves this installation. */
export function settingHint(key: string, language: Language, sendsSms: boolean): string | undefined {
  const hints: Readonly<Record<string, string>> = branchSettingsWords[language].hints;
  const hint = hints[key];
  return hint && SMS_SETTINGS.has(key) && !sendsSms ? `${hint} ${say(SETTINGS.noGateway, language)}` : hint;
}

const SMS_SETTINGS: ReadonlySet<string> = new Set([
  'send_receipt_over_sms',
  'remind_customer_debts',
  'inform_of_services',
]);
