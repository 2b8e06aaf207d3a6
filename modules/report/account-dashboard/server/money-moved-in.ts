import { account } from '#modules/finance/account/account.entity.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** A money account with the account of the ledger behind it. */
export interface MoneyAccount {
  id: string;
  name: string;
  type: string;
  account_number: string | null;
  branch_id: string;
  ledger_code: string;
  is_deleted: boolean;
}

/** Where the money of these branches lies, tills first; deleted accounts too, for money has moved in them. */
export function moneyAccountsOf(tx: Tx, branchIds: readonly string[]): Promise<MoneyAccount[]> {
  return tx.query<MoneyAccount>(
    `select id, name, type, account_number, branch_id, ledger_code, deleted_at is not null as is_deleted
     from ${account.table} where branch_id = any($1) and ledger_code is not null
     order by array_position(array['cash in hand', 'mobile', 'bank', 'clearing'], type), name, id`,
    [branchIds],
  );
}

/** What lay in each account of the ledger when a day began, in minor units: whole months from their sums. */
export async function balancesBefore(
  tx: Tx,
  { branch_ids, codes }: { branch_ids: readonly string[]; codes: readonly string[] },
  day: string,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.query<{ code: string; amount: bigint }>(BEFORE, [branch_ids, codes, day]);
  return new Map(rows.map(({ code, amount }) => [code, amount]));
}

const BEFORE = `
select code, sum(amount)::bigint as amount from (
  select account_code as code, debit - credit as amount from account_months
  where branch_id = any($1) and account_code = any($2) and month < date_trunc('month', $3::date)::date
  union all
  select account_code, debit - credit from journal_lines
  where branch_id = any($1) and account_code = any($2)
    and date >= date_trunc('month', $3::date)::date and date < $3) moved
group by code`;

/**
 * The lines of money accounts, $2 of branches $1 from $3 to $4, each shared out between `money_in`, `money_out` and
 * `transfers`. What an entry moves from one account of the business to another, or to another branch, is neither in nor
 * out, nor is the balance that an account is opened with; only what is left of the entry is, its fee for instance. A
 * reversal counts with what it takes back: a voided sale lessens what came in.
 */
export const MONEY_MOVED = `
  touched as (
    select l.entry_id, l.line_no, l.date, l.branch_id, l.account_code, e.source_kind, e.source_id, e.memo,
           l.debit - l.credit as amount, case when e.reverses_id is null then 1 else -1 end as side
    from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
    where l.branch_id = any($1) and l.date between $3 and $4
      and (l.account_code = any($2) or l.account_code = '${CHART.betweenBranches}')),
  weighed as (
    select t.*, case source_kind when '${account.name}' then 0
                else sum(amount) over (partition by entry_id) * side end as net from touched t),
  directed as (select w.*, greatest(amount * side * sign(net), 0) as ahead from weighed w),
  shared as (
    select d.*, least(ahead, greatest(abs(net) + ahead - sum(ahead) over (
             partition by entry_id order by account_code = '${CHART.betweenBranches}', line_no), 0)) as passed
    from directed d),
  moved as (
    select entry_id, line_no, date, branch_id, account_code, source_kind, source_id, memo, amount,
           case when net > 0 then passed * side else 0 end as money_in,
           case when net < 0 then passed * side else 0 end as money_out,
           amount - passed * sign(net) * side as transfers
    from shared where account_code <> '${CHART.betweenBranches}')`;
