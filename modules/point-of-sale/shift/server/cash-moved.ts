import { type Money, money, sum } from '#core/money.ts';
import { entriesSince } from '#modules/finance/public.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { sale } from '../../sale/sale.entity.ts';
import { CASH_KINDS, type CashKind } from '../cash-kinds.ts';
import { shift } from '../shift.entity.ts';

/** Cash of one kind that moved in a till: how many entries, and what they come to. */
export interface CashMoved {
  line_no: number;
  kind: CashKind;
  count: number;
  amount: Money;
}

/**
 * What moved in a till since its shift was opened, by kind, from the ledger; what late sales of other shifts and shifts
 * themselves moved is left out. It makes up exactly the difference between float and balance: what was on its way as the
 * float was counted stands under `other`, unless the balance is left out.
 */
export async function cashMoved(
  { tx }: Pick<ActorContext, 'tx'>,
  { id, books_from, float }: { id: string; books_from: Date; float: bigint },
  { ledger_code, balance }: { ledger_code: string; balance?: bigint },
): Promise<CashMoved[]> {
  const entries = await entriesSince(tx, { code: ledger_code, since: books_from });
  const others = await salesOfOtherShifts(tx, id, entries);
  const moved = entries
    .filter(({ source_kind }) => source_kind !== shift.name)
    .filter(({ source_id, is_reversal }) => is_reversal || !others.has(source_id))
    .map(({ source_kind, is_reversal, amount }) => ({ kind: kindOf(source_kind, is_reversal), amount }));
  const rest = balance === undefined ? 0n : balance - float - sum(moved.map(({ amount }) => amount));
  const all = rest === 0n ? moved : [...moved, { kind: 'other' as const, amount: rest }];
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  return CASH_KINDS.flatMap((kind) => {
    const of = byKind.get(kind) ?? [];
    return of.length === 0
      ? []
      : [{ kind, count: of.length, amount: money(sum(of.map(({ amount }) => amount))) }];
  }).map((row, place) => ({ line_no: place + 1, ...row }));
}

/** Those of the sales that moved cash which belong to another shift, or to none. */
async function salesOfOtherShifts(
  tx: ActorContext['tx'],
  shiftId: string,
  entries: readonly { source_kind: string; source_id: string }[],
): Promise<ReadonlySet<string>> {
  const ids = entries.flatMap(({ source_kind, source_id }) => (source_kind === sale.name ? [source_id] : []));
  const rows = await tx.query<{ id: string }>(
    `select id from ${sale.table} where id = any($1) and shift_id is distinct from $2`,
    [ids, shiftId],
  );
  return new Set(rows.map(({ id }) => id));
}

function kindOf(source: string, isReversal: boolean): CashKind {
  if (isReversal) return 'void';
  const kind = source.replaceAll('-', '_');
  return CASH_KINDS.find((known) => known === kind) ?? 'other';
}
