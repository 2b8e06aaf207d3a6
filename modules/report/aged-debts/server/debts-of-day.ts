import { branch } from '#modules/branch/branch/branch.entity.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { debtHistory } from '#modules/finance/debt-history/debt-history.entity.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { supplier } from '#modules/procurement/supplier/supplier.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { DebtSide } from '../aged-debts.answer.ts';
import { asBooked, type DebtThen } from '../aged-debts.rules.ts';

/** The accounts of the chart on which debts of a side stand, and the one that holds what was paid ahead. */
const ACCOUNTS: Readonly<Record<DebtSide, { debts: readonly string[]; deposits: readonly string[] }>> = {
  debtor: { debts: [CHART.customers, CHART.otherDebtors], deposits: [CHART.customerDeposits] },
  creditor: {
    debts: [CHART.suppliers, CHART.accruedExpenses, CHART.otherCreditors],
    deposits: [CHART.supplierAdvances],
  },
};

/** Of which side, in which branches, at the end of which day. */
export interface AskedDebts {
  kind: DebtSide;
  date_to: string;
  branch_ids: readonly string[];
}

/** A debt as it was at the end of a day; nobody is the party of what somebody else owes, who has a name alone. */
export interface OpenDebt extends DebtThen {
  branch_id: string;
  branch_name: string;
  party_id: string | null;
  party_name: string;
  document: string | null;
}

/**
 * The debts of which something was left at the end of a day, in minor units, worked out from what was paid and posted until
 * then and not from what is left today. For each party and branch they come to what its account says.
 */
export async function debtsOfDay(tx: Tx, asked: AskedDebts): Promise<OpenDebt[]> {
  const parameters = [...parametersOf(asked), ACCOUNTS[asked.kind].debts];
  const known = await tx.query<OpenDebt>(DEBTS, parameters);
  const booked = await tx.query<Booked>(BOOKED, parameters);
  const accounts = new Map(booked.map((of) => [accountOf(of), of.amount]));
  return [...Map.groupBy(known, accountOf)]
    .flatMap(([account, debts]) =>
      // Whoever has no account of his own is in no sum that could be compared.
      debts[0]?.party_id ? asBooked(debts, accounts.get(account) ?? 0n) : debts,
    )
    .filter(({ left }) => left !== 0n);
}

/** What parties had paid ahead at the end of a day, in minor units, in all of the branches together. */
export function depositsOfDay(
  tx: Tx,
  asked: AskedDebts,
): Promise<{ party_id: string; party_name: string; amount: bigint }[]> {
  return tx.query(DEPOSITS, [...parametersOf(asked), ACCOUNTS[asked.kind].deposits]);
}

interface Booked {
  branch_id: string;
  party_id: string | null;
  amount: bigint;
}

function accountOf({ branch_id, party_id }: { branch_id: string; party_id: string | null }): string {
  return `${branch_id} ${party_id ?? ''}`;
}

function parametersOf({ kind, date_to, branch_ids }: AskedDebts): unknown[] {
  return [kind, date_to, branch_ids];
}

/** Debtors stand at the debit side, creditors at the credit side. */
const AMOUNT = "sum(case when $1 = 'debtor' then l.debit - l.credit else l.credit - l.debit end)::bigint";

const BOOKED = `
select l.branch_id, l.party_id, ${AMOUNT} as amount
from journal_lines l
where l.account_code = any($4) and l.branch_id = any($3::uuid[]) and l.date <= $2 and l.party_id is not null
group by 1, 2`;

const DEPOSITS = `
select l.party_id, coalesce(c.name, s.name, '') as party_name, -(${AMOUNT}) as amount
from journal_lines l
left join ${customer.table} c on c.business_id = l.business_id and c.id = l.party_id
left join ${supplier.table} s on s.business_id = l.business_id and s.id = l.party_id
where l.account_code = any($4) and l.branch_id = any($3::uuid[]) and l.date <= $2 and l.party_id is not null
group by 1, 2 having ${AMOUNT} <> 0`;

/**
 * What is left today, and of what happened since it is undone: what was paid, and what the entries of the debt itself and
 * of its document posted. One that was taken back since is there with nothing left and comes back by its reversal.
 */
const DEBTS = `
with since as (
  select e.business_id, e.source_id, l.branch_id, l.party_id, ${AMOUNT} as amount
  from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
  where l.account_code = any($4) and l.branch_id = any($3::uuid[]) and l.date > $2
  group by 1, 2, 3, 4),
paid as (
  select h.business_id, h.debt_id, sum(h.amount)::bigint as amount from ${debtHistory.table} h
  where h.date > $2 and h.branch_id = any($3::uuid[]) and h.deleted_at is null group by 1, 2),
debts_then as (
  select d.*, coalesce(d.customer_id, d.supplier_id) as party_id, p.amount as paid, s.amount as posted
  from ${debt.table} d
  left join paid p on p.business_id = d.business_id and p.debt_id = d.id
  left join lateral (
    select sum(s.amount)::bigint as amount from since s
    where s.source_id in (d.id, case when d.source_part = 0 then d.source_id::uuid end)
      and s.branch_id = d.branch_id and s.party_id is not distinct from coalesce(d.customer_id, d.supplier_id)) s on true
  where d.kind = $1 and d.branch_id = any($3::uuid[]) and d.date <= $2)
select d.id, d.branch_id, b.name as branch_name, d.party_id, d.document, d.date::text, d.due_date::text,
       coalesce(c.name, s.name, d.party_name, '') as party_name, d.returned_amount as returned,
       (case when d.deleted_at is null then d.remain_amount else 0 end
        + coalesce(d.paid, 0) - coalesce(d.posted, 0))::bigint as left
from debts_then d
join ${branch.table} b on b.business_id = d.business_id and b.id = d.branch_id
left join ${customer.table} c on c.business_id = d.business_id and c.id = d.customer_id
left join ${supplier.table} s on s.business_id = d.business_id and s.id = d.supplier_id
where d.remain_amount > 0 or d.returned_amount > 0 or d.paid is not null or d.posted is not null
order by d.date, d.id`;
