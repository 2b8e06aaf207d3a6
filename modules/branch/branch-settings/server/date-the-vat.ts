import { businessDay } from '#core/business-day.ts';
import { vatOn } from '#core/trade/vat.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { saveVatRate } from '../../vat-rate/server/save-vat-rate.ts';
import { lastTaxedDay } from '../../vat-rate/server/taxed-days.ts';
import { readVatRates } from '../../vat-rate/server/vat-changes.ts';
import { branchSettings } from '../branch-settings.entity.ts';

/**
 * VAT that is set together with the other settings holds for all time before the first sale, and from today on after it.
 * Answers what of a body is left to be kept as settings; what cannot be read stays in it and is refused there.
 */
export async function dateTheVat(
  context: CommandContext,
  before: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const { tx, branch, clock } = context;
  const { vat_registered, vat_rate, ...rest } = body;
  const since = businessDay(clock.now(), branch);
  const now = vatOn(await readVatRates(tx, branch.id, before), since);
  const registered = vat_registered ?? now.registered;
  const standard_rate = vat_rate === undefined ? now.standard_rate : stored(vat_rate);
  if (typeof registered !== 'boolean' || standard_rate === null) return body;
  if (now.since === null && !(await lastTaxedDay(context, branch.id))) return body;
  const isOther = registered !== now.registered || standard_rate !== now.standard_rate;
  const { special_rate } = now;
  if (isOther) await saveVatRate(context, { since, registered, standard_rate, special_rate });
  return rest;
}

/** In hundredths of a percent; null for what is none. */
function stored(wire: unknown): number | null {
  const field = branchSettings.fields.vat_rate;
  const read = field.kind.schema(field, { currency: 'TZS' }).safeParse(wire);
  return typeof read.data === 'number' ? read.data : null;
}
