import { allowed, type Rightful } from '#core/permissions.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { LEDGER_PARENTS } from '../../account/money-accounts.rules.ts';
import { NotEnoughCash } from '../../errors.ts';
import { CHART } from '../chart.ts';
import type { Entry } from './post-entries.ts';

/** The right to take more out of a till than the books have in it (accounting.md 4.4, invariant 5). */
const OVERDRAW = 'overdraw_cash';

const TILLS = `${LEDGER_PARENTS['cash in hand']}-`;

const isTill = (account: string) => account.startsWith(TILLS);

/** Cheques and cards on their way to the bank: what has not come is paid out by nobody, whatever his rights (A44). */
const isOnItsWay = (account: string) => account.split('-')[0] === CHART.clearing;

/** Whether somebody may leave cash in hand below zero; what nobody answers for may not. */
export function mayOverdraw(payer: Rightful | undefined): boolean {
  return payer !== undefined && allowed(payer, OVERDRAW);
}

/** Accounts of tills out of which entries take more than they put in. */
export const tillsDrawnOn = (entries: readonly Entry[]) => drawnOn(entries, isTill);

/** The same of what waits to reach the bank. */
export const waitingDrawnOn = (entries: readonly Entry[]) => drawnOn(entries, isOnItsWay);

function drawnOn(entries: readonly Entry[], which: (account: string) => boolean): string[] {
  const drawn = entries.flatMap(({ lines }) => {
    const accounts = Map.groupBy(
      lines.filter(({ account }) => which(account)),
      ({ account }) => account,
    );
    return [...accounts]
      .filter(([, of]) => of.reduce((sum, { debit = 0n, credit = 0n }) => sum + debit - credit, 0n) < 0n)
      .map(([account]) => account);
  });
  return [...new Set(drawn)].sort();
}

/** Whoever takes money out of such an account waits for others who do; who puts some in waits for nobody. */
export function holdTills(tx: Tx, codes: readonly string[]): void {
  tx.send('select code from ledger_accounts where code = any($1) order by code for no key update', [codes]);
}

/**
 * Refuses what has been posted where an account would have been short in a branch at the end of a day since: money that goes out
 * with an earlier date must have lain there on every day from then on.
 */
export async function refuseShortTills(tx: Tx, codes: readonly string[], since: string): Promise<void> {
  const [short] = await tx.query<{ name: string; date: string }>(SHORT, [codes, since]);
  if (short) throw NotEnoughCash({ account: short.name, date: short.date });
}

/** What lay there at the end of each day since: what lies there now, less what came after that day. */
const SHORT = `
with moved as (
  select account_code, branch_id, date, sum(debit - credit) as amount from journal_lines
  where account_code = any($1) and date >= $2 group by 1, 2, 3),
held as (
  select account_code, branch_id, sum(debit - credit) as amount from account_months
  where account_code = any($1) group by 1, 2),
days as (
  select m.account_code, m.date,
         h.amount - coalesce(sum(m.amount) over (
           partition by m.account_code, m.branch_id order by m.date desc rows between unbounded preceding and 1 preceding), 0) as left_over
  from moved m join held h using (account_code, branch_id))
select a.name, d.date::text as date
from days d join ledger_accounts a on a.code = d.account_code
where d.left_over < 0 order by d.date, d.account_code limit 1`;
