import type { Currency } from '#core/currencies.ts';
import { moneyText } from '#web-kit/format/number.ts';
import type { Preview } from '../message-questions.answer.ts';

/** What a message costs all of its people together, as it is shown; empty where SMS are not bought. */
export function costOf(preview: Preview | undefined, currency: Currency): string {
  if (!preview?.credit) return '';
  return `${currency} ${moneyText(preview.credit.cost, currency)}`;
}
