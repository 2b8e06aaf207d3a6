import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import type { CloseShift } from '../shift.body.ts';
import type { shift } from '../shift.entity.ts';
import { returnsOf, salesOf } from './sold-in-shift.ts';

type Asking = Pick<QueryContext<unknown>, 'tx' | 'branch'>;

/** An account into which the sales of a shift brought money that is no cash. */
export interface MoneyOfShift {
  account_id: RowOf<typeof shift>['account_id'];
  name: string;
  type: string;
  /** What its sales brought less what its returns gave back. */
  expected: Money;
}

/** Mobile money and cards of a shift, by account. */
export async function moneyOfShift(
  { tx, branch }: Asking,
  row: RowOf<typeof shift>,
): Promise<MoneyOfShift[]> {
  const { standing } = await salesOf(tx, row);
  const returns = await returnsOf(tx, row);
  return tx.query<MoneyOfShift>(MONEY, [
    ...[branch.id, standing.map(({ id }) => id), returns.map(({ id }) => id)],
  ]);
}

/** What whoever closes says of phone and card machine, beside what the books expect there. */
export async function othersOf(
  context: Asking,
  row: RowOf<typeof shift>,
  said: NonNullable<CloseShift['others']>,
) {
  if (said.length === 0) return [];
  const known = new Map((await moneyOfShift(context, row)).map((one) => [one.account_id as string, one]));
  const accounts = await nonCashAccounts(context, said);
  return said.map(({ account_id, counted }, place) => {
    if (!accounts.has(account_id) || said.findIndex((one) => one.account_id === account_id) !== place)
      throw new InvalidFields({ [`others.${place}.account_id`]: { key: 'not_found' } });
    const expected = known.get(account_id)?.expected ?? money(0n);
    return { line_no: place + 1, account_id, expected, counted, difference: money(counted - expected) };
  });
}

async function nonCashAccounts(
  { tx, branch }: Asking,
  said: readonly { account_id: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    `select id from ${account.table}
     where branch_id = $1 and id = any($2) and type <> 'cash in hand' and ledger_code is not null and deleted_at is null`,
    [branch.id, said.map(({ account_id }) => account_id)],
  );
  return new Set(rows.map(({ id }) => id));
}

const MONEY = `
select a.id as account_id, a.name, a.type, sum(m.amount)::bigint as expected from (
  select p.account_id, p.amount from sale_payments p where p.sale_id = any($2) and p.mode not in ('cash', 'credit', 'invoice')
  union all
  select f.account_id, -f.amount from ${saleReturn.table} r
  join sale_return_refunds f on f.business_id = r.business_id and f.sale_return_id = r.id
  where r.id = any($3) and f.mode not in ('cash', 'credit')) m
join ${account.table} a on a.id = m.account_id
where a.branch_id = $1 and a.type <> 'cash in hand' group by a.id, a.name, a.type order by a.type, a.name, a.id`;
