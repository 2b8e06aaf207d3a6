import type { Language } from '#core/i18n/language.ts';
import { say } from '#core/i18n/language.ts';
import { branchSettingsWords } from '../branch-settings.i18n.ts';
import { SETTINGS } from './settings.words.ts';

/** What of this installation its settings depend on. */
export interface Installation {
  /** An SMS leaves it. */
  sendsSms: boolean;
  /** It knows the address at which others reach it. */
  hasAddress: boolean;
}

/** What is said below a setting; one that sends SMS says so where none leaves this installation, or where it cannot lead back to it. */
export function settingHint(
  key: string,
  language: Language,
  { sendsSms, hasAddress }: Installation,
): string | undefined {
  const hints: Readonly<Record<string, string>> = branchSettingsWords[language].hints;
  const hint = hints[key];
  if (!hint || !SMS_SETTINGS.has(key)) return hint;
  const more = sendsSms ? LINK_SETTINGS.has(key) && !hasAddress && SETTINGS.noAddress : SETTINGS.noGateway;
  return more ? `${hint} ${say(more, language)}` : hint;
}

/** Whose SMS have a link to a page of this server. */
const LINK_SETTINGS: ReadonlySet<string> = new Set(['inform_of_services']);

const SMS_SETTINGS: ReadonlySet<string> = new Set([
  'send_receipt_over_sms',
  'remind_customer_debts',
  'inform_of_services',
]);
