import { divideRounded } from '../decimal.ts';
import { refusal } from '../errors.ts';
import { type Money, money } from '../money.ts';

export const TaxTooLarge = refusal('tax_too_large', 409, {
  en: 'This is more VAT than the standard rate on all of it.',
  sw: 'VAT hii ni zaidi ya kiwango cha kawaida kwa kiasi chote.',
});

/**
 * What VAT a branch charges from a day on. Rates are in the unit of whoever holds them: the server in hundredths of a
 * percent, the wire in percent.
 */
export interface DatedVat {
  /** Of the change that began or begins it; absent of what holds from the beginning. */
  id?: string;
  /** The first business day on which it holds; null is from the beginning. */
  since: string | null;
  registered: boolean;
  standard_rate: number;
  special_rate: number;
}

/** How a product is taxed; what is zero rated or exempt bears no VAT on any day. */
export type TaxCode = 'standard' | 'zero' | 'exempt' | 'special';

/** What holds on a business day: the latest of the changes that have begun by then, given in the order of their days. */
export function vatOn(rates: readonly DatedVat[], day: string): DatedVat {
  return rates.findLast(({ since }) => since === null || since <= day) ?? UNREGISTERED;
}

/** The rate that a tax code bears; nothing where the seller is not registered. */
export function vatRateOf(tax: TaxCode, { registered, standard_rate, special_rate }: DatedVat): number {
  if (!registered) return 0;
  if (tax === 'standard') return standard_rate;
  return tax === 'special' ? special_rate : 0;
}

/**
 * The rates of a branch in the order of their days. `vat_registered` and `vat_rate` of its settings say what holds from
 * the beginning, `vat_changes` what began or begins on a day.
 */
export function vatRatesOf(settings: Readonly<Record<string, unknown>>): readonly DatedVat[] {
  const { vat_rates, vat_registered, vat_rate, vat_changes = [] } = settings;
  if (vat_rates) return vat_rates as DatedVat[];
  const registered = vat_registered === true;
  const first = { since: null, registered, standard_rate: Number(vat_rate ?? 0), special_rate: 0 };
  return [first, ...(vat_changes as DatedVat[])];
}

/** Settings as they hold on a day: what they say of VAT is that day's, and `vat_rates` has that of every other day. */
export function settingsOn<S extends Readonly<Record<string, unknown>>>(
  settings: S,
  vat_rates: readonly DatedVat[],
  day: string,
): S & { vat_rates: readonly DatedVat[] } {
  const { registered, standard_rate } = vatOn(vat_rates, day);
  return { ...settings, vat_rates, vat_registered: registered, vat_rate: standard_rate };
}

/** Whether prices hold VAT or it comes on top of them. */
export type PriceMode = 'inclusive' | 'exclusive';

/** An amount with the VAT in it or on top of it, rounded half up; `rate` in hundredths of a percent (accounting.md 4.6). */
export function withVat(
  base: bigint,
  rate: bigint,
  mode: PriceMode,
): { net: Money; vat: Money; gross: Money } {
  if (mode === 'inclusive') {
    const vat = divideRounded(base * rate, 10_000n + rate);
    return { net: money(base - vat), vat: money(vat), gross: money(base) };
  }
  const vat = divideRounded(base * rate, 10_000n);
  return { net: money(base), vat: money(vat), gross: money(base + vat) };
}

const UNREGISTERED: DatedVat = { since: null, registered: false, standard_rate: 0, special_rate: 0 };
