import type { Currency } from '#core/currencies.ts';
import { type Money, moneyOfText, ZERO_MONEY } from '#core/money.ts';

/** An amount that is typed, in minor units; nothing while it is none. */
export function typedAmount(text: string, currency: Currency): Money {
  const read = moneyOfText(text, currency);
  return typeof read === 'bigint' ? read : ZERO_MONEY;
}
