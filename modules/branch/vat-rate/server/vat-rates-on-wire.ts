import type { ActorContext } from '#server-kit/operation/context.ts';
import { lastTaxedDay } from './taxed-days.ts';
import { readVatRates } from './vat-changes.ts';

/** The rates of the branch of the call, in percent, and the day before which none of them can be changed any more. */
export async function vatRatesOnWire(
  context: Pick<ActorContext, 'services' | 'tx' | 'branch'>,
  settings: Readonly<Record<string, unknown>>,
): Promise<{ rates: object[]; last_taxed_day: string | null }> {
  const { tx, branch } = context;
  const rates = await readVatRates(tx, branch.id, settings);
  return {
    rates: rates.map(({ standard_rate, special_rate, ...rate }) => ({
      ...rate,
      standard_rate: standard_rate / 100,
      special_rate: special_rate / 100,
    })),
    last_taxed_day: await lastTaxedDay(context, branch.id),
  };
}
