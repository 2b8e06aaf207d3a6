import type { Tx } from '#server-kit/db/transaction.ts';
import type { ComparedPeriod } from '../../dashboard/dashboard-period.rules.ts';
import { balancesBefore, MONEY_MOVED, type MoneyAccount } from './money-moved-in.ts';
import type { MoneyScope } from './money-scope.ts';

/** What moved, in minor units; `money_out` counts upwards, `transfers` are what accounts got less what they gave. */
interface Moved {
  money_in: bigint;
  money_out: bigint;
  transfers: bigint;
}

/** Opening, plus what came in, less what went out, plus transfers, is the balance. */
interface Figures extends Moved {
  opening: bigint;
  balance: bigint;
}

type AccountFigures = Omit<MoneyAccount, 'is_deleted'> & Figures;

/** Each account with its figures, their sum, and what moved in as much of the period before. */
export async function accountFigures(
  tx: Tx,
  scope: MoneyScope,
  { date, date_to, date_before, compared_to }: ComparedPeriod,
): Promise<{ accounts: AccountFigures[]; sum: Figures; before: Moved }> {
  const openings = await balancesBefore(tx, scope, date);
  const now = new Map((await movedBy(tx, scope, date, date_to)).map((row) => [row.code, row]));
  const accounts = scope.accounts.flatMap(({ is_deleted, ...one }) => {
    const { money_in, money_out, transfers } = now.get(one.ledger_code) ?? NOTHING;
    const opening = openings.get(one.ledger_code) ?? 0n;
    const balance = opening + money_in - money_out + transfers;
    const isOver = is_deleted && [opening, money_in, money_out, transfers].every((of) => of === 0n);
    return isOver ? [] : [{ ...one, opening, money_in, money_out, transfers, balance }];
  });
  return {
    accounts,
    sum: accounts.reduce(added, { ...NOTHING, opening: 0n, balance: 0n }),
    before: (await movedBy(tx, scope, date_before, compared_to)).reduce(moreMoved, NOTHING),
  };
}

const NOTHING: Moved = { money_in: 0n, money_out: 0n, transfers: 0n };

function moreMoved(sum: Moved, one: Moved): Moved {
  return {
    money_in: sum.money_in + one.money_in,
    money_out: sum.money_out + one.money_out,
    transfers: sum.transfers + one.transfers,
  };
}

function added(sum: Figures, one: Figures): Figures {
  return {
    ...moreMoved(sum, one),
    opening: sum.opening + one.opening,
    balance: sum.balance + one.balance,
  };
}

function movedBy(tx: Tx, { branch_ids, codes }: MoneyScope, date: string, date_to: string) {
  return tx.query<Moved & { code: string }>(MOVED, [branch_ids, codes, date, date_to]);
}

const MOVED = `
with ${MONEY_MOVED}
select account_code as code, sum(money_in)::bigint as money_in, sum(money_out)::bigint as money_out,
       sum(transfers)::bigint as transfers
from moved group by account_code`;
