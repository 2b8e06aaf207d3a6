import { type Money, money } from '#core/money.ts';
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
 * What moved in a till since its shift was opened, by kind, from the ledger, without late sales of earlier shifts. It makes up exactly the difference between float
 * and balance: what was on its way as the float was counted stands under `other`.
 */
export async function cashMoved(
  { tx }: Pick<ActorContext, 'tx'>,
  { id, books_from, float }: { id: string; books_from: Date; float: bigint },
  { ledger_code, balance }: { ledger_code: string; balance: bigint },
): Promise<CashMoved[]> {
  const rows = await tx.query<{ kind: CashKind; count: number; amount: bigint }>(MOVED, [
    ledger_code,
    books_from,
    shift.name,
    id,
    CASH_KINDS,
    sale.name,
  ]);
  const rest = balance - float - rows.reduce((sum, { amount }) => sum + amount, 0n);
  const all = rest === 0n ? rows : [...rows, { kind: 'other' as const, count: 1, amount: rest }];
  const sums = Map.groupBy(all, ({ kind }) => kind);
  return CASH_KINDS.flatMap((kind) => {
    const of = sums.get(kind) ?? [];
    const amount = of.reduce((sum, row) => sum + row.amount, 0n);
    return of.length === 0
      ? []
      : [{ kind, count: of.reduce((sum, { count }) => sum + count, 0), amount: money(amount) }];
  }).map((row, place) => ({ line_no: place + 1, ...row }));
}

const MOVED = `
select k.kind, count(distinct e.id)::int as count, sum(l.debit - l.credit)::bigint as amount
from journal_lines l
join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
cross join lateral (
  select case when e.reverses_id is not null then 'void'
              when replace(e.source_kind, '-', '_') = any($5::text[]) then replace(e.source_kind, '-', '_')
              else 'other' end as kind) k
where l.account_code = $1 and e.created_at >= $2 and e.source_kind <> $3
  and not exists (
    select from ${sale.table} s
    where e.source_kind = $6 and e.reverses_id is null and s.id = e.source_id and s.shift_id is distinct from $4)
group by k.kind`;
