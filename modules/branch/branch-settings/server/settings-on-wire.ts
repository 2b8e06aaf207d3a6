import { businessDay } from '#core/business-day.ts';
import { columnOf } from '#core/define-entity.ts';
import { settingsOn } from '#core/trade/vat.ts';
import { onWire } from '#server-kit/http/on-wire.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { readVatRates } from '../../vat-rate/server/vat-changes.ts';
import { branchSettings } from '../branch-settings.entity.ts';

/** The settings of the branch of the call as the wire carries them, with the VAT of today (wire examples, branch_settings). */
export async function settingsOnWire(context: ActorContext): Promise<Row> {
  const { tx, branch, clock } = context;
  const kept = await findRow(branchSettings, branch.id, context);
  const row = settingsOn(kept, await readVatRates(tx, branch.id, kept), businessDay(clock.now(), branch));
  const scope = { currency: context.branch.currency };
  const fields = Object.entries(branchSettings.fields).map(([key, field]) => [
    columnOf(key, field),
    onWire(field, row[columnOf(key, field)], scope),
  ]);
  return {
    id: row.id,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
    branch_name: context.branch.name,
    ...Object.fromEntries(fields),
  };
}
