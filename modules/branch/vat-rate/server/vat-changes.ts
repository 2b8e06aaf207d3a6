import { type DatedVat, vatRatesOf } from '#core/trade/vat.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { vatRate } from '../vat-rate.entity.ts';

/** The changes of the VAT of a branch in the order of their days, as SQL; `branchId` is SQL as well, such as `b.id`. */
export const vatChangesSql = (branchId: string): string => `
coalesce((select jsonb_agg(jsonb_build_object(
            'id', v.id, 'since', v.since, 'registered', v.registered,
            'standard_rate', v.standard_rate, 'special_rate', v.special_rate) order by v.since)
          from ${vatRate.table} v where v.branch_id = ${branchId} and v.deleted_at is null), '[]'::jsonb)`;

/** The rates of a branch as they stand now; `settings` is the row of its settings. */
export async function readVatRates(
  tx: Tx,
  branchId: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<readonly DatedVat[]> {
  const [row] = await tx.query<{ changes: DatedVat[] }>(`select ${vatChangesSql('$1')} as changes`, [
    branchId,
  ]);
  return vatRatesOf({ ...settings, vat_changes: row?.changes ?? [] });
}
