import type { Currency } from '#core/currencies.ts';
import { isPosted } from '#core/define-states.ts';
import { moneyOfWire, sum } from '#core/money.ts';
import type { WireRow } from '../api/queries.ts';
import type { RecordProps } from '../record/status-of.tsx';

/** What was paid of a document beside the payments that are listed: by payments of other things, or that one may not list. */
export function paidBesides(
  { entity, row }: Pick<RecordProps, 'entity' | 'row'>,
  listed: readonly WireRow[],
  currency: Currency,
): bigint {
  const minor = (wire: unknown) => (typeof wire === 'number' ? (moneyOfWire(wire, currency) ?? 0n) : 0n);
  const others = minor(row.paid_amount) - sum(listed.map(({ amount }) => minor(amount)));
  return isPosted(entity, row) && others > 0n ? others : 0n;
}
