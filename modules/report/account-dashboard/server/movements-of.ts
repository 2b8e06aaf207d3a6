import type { Tx } from '#server-kit/db/transaction.ts';
import type { MovementKind } from '../account-dashboard.answer.ts';
import { MONEY_MOVED } from './money-moved-in.ts';
import type { MoneyScope } from './money-scope.ts';

/** What moved in one line of the ledger of a money account; above zero it came in. */
interface Movement {
  entry_id: string;
  line_no: number;
  date: string;
  account_code: string;
  source_kind: string;
  source_id: string;
  memo: string | null;
  amount: bigint;
}

export interface AskedMovements {
  date: string;
  date_to: string;
  kind: MovementKind;
  sort: 'date' | 'amount';
  /** Only those of the account with this code in the ledger. */
  code?: string | undefined;
  limit: number;
  offset: number;
}

/** The five largest amounts that came in, or went out where that may be seen. */
export async function biggestMovements(tx: Tx, scope: MoneyScope, days: { date: string; date_to: string }) {
  const { date, date_to } = days;
  const asked = { date, date_to, sort: 'amount', limit: 5, offset: 0 } as const;
  return (await movementsOf(tx, scope, { ...asked, kind: scope.seesBalances ? 'passed' : 'in' })).rows;
}

/** A page of movements, newest or largest first, how many there are and what they come to. */
export async function movementsOf(
  tx: Tx,
  { branch_ids, codes, accounts }: MoneyScope,
  {
    date,
    date_to,
    code,
    kind,
    sort,
    limit,
    offset,
  }: Omit<AskedMovements, 'kind'> & {
    kind: MovementKind | 'passed';
  },
) {
  const values = [branch_ids, codes, date, date_to, code ?? null];
  const [sums] = await tx.query<{ count: number; total: bigint }>(
    `with ${MONEY_MOVED}, wanted as (select ${AMOUNTS[kind]} as amount from moved where ${OF_ACCOUNT})
     select count(*)::int as count, coalesce(sum(amount), 0)::bigint as total from wanted where amount <> 0`,
    values,
  );
  const rows = await tx.query<Movement>(
    `with ${MONEY_MOVED}, wanted as (
       select entry_id, line_no, date, account_code, source_kind, source_id, memo,
              (${AMOUNTS[kind]})::bigint as amount from moved where ${OF_ACCOUNT})
     select * from wanted where amount <> 0 order by ${ORDERS[sort]} limit $6 offset $7`,
    [...values, limit, offset],
  );
  const named = new Map(accounts.map((one) => [one.ledger_code, one]));
  return {
    count: sums?.count ?? 0,
    total: sums?.total ?? 0n,
    rows: rows.map(({ account_code, ...row }) => ({
      ...row,
      account_id: named.get(account_code)?.id,
      account_name: named.get(account_code)?.name ?? account_code,
    })),
  };
}

const AMOUNTS: Readonly<Record<MovementKind | 'passed', string>> = {
  all: 'amount',
  in: 'money_in',
  out: '-money_out',
  transfers: 'transfers',
  passed: 'money_in - money_out',
};

// What an entry moves between accounts is known from all its lines, so the account is chosen last.
const OF_ACCOUNT = '($5::text is null or account_code = $5)';

const ORDERS = {
  date: 'date desc, entry_id desc, line_no',
  amount: 'abs(amount) desc, date desc, entry_id desc, line_no',
};
