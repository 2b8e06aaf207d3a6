import type { ActorContext } from '#server-kit/operation/context.ts';
import { lastTaxedDay } from './taxed-days.ts';
import { readVatRates } from './vat-changes.ts';

/** The rates of the branch of the call, and the day before which none of them can be changed any more. */
export async function vatRatesOfBranch(
  context: Pick<ActorContext, 'services' | 'tx' | 'branch'>,
  settings: Readonly<Record<string, unknown>>,
) {
  const { tx, branch } = context;
  return {
    rates: await readVatRates(tx, branch.id, settings),
    last_taxed_day: await lastTaxedDay(context, branch.id),
  };
}
