/** The currencies a branch may keep its books in, with the decimals of each (specification §9, ISO 4217). */
export const CURRENCIES = { TZS: 2, USD: 2, EUR: 2, GBP: 2, JPY: 0 } as const;

export type Currency = keyof typeof CURRENCIES;

export const DEFAULT_CURRENCY: Currency = 'TZS'; // specification §9

export const currencyCodes = Object.keys(CURRENCIES) as Currency[];

/** How many decimals an amount of this currency has on the wire and in the books. */
export function decimalsOf(currency: Currency): number {
  return CURRENCIES[currency];
}
