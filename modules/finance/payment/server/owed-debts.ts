import type { Currency } from '#core/currencies.ts';
import type { Quantity } from '#core/quantity.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { debt } from '../../debt/debt.entity.ts';
import { PARTIES, type Party } from '../../payable/party.rules.ts';

/** A debt as somebody who takes a payment sees it. */
export interface OwedDebt {
  id: string;
  branch_id: string;
  branch_name: string;
  document: string | null;
  origin: string;
  source_kind: string | null;
  source_id: string | null;
  date: string | null;
  due_date: string | null;
  currency: Currency | null;
  rate: Quantity | null;
  amount: bigint;
  paid_amount: bigint;
  remain_amount: bigint;
}

/**
 * What a customer owes or a supplier is owed in the branches where the caller may do the same and that keep their books in
 * the currency of this one: what a payment here can pay.
 */
export async function owedDebts(context: ActorContext, { kind, id }: Party): Promise<OwedDebt[]> {
  const { tx, branch } = context;
  return tx.query<OwedDebt>(
    `select d.id, d.branch_id, b.name as branch_name, d.document, d.origin, d.source_kind, d.source_id, d.date,
            d.due_date, d.currency, d.rate, d.amount, d.paid_amount, d.remain_amount
     from ${debt.table} d join ${branchEntity.table} b on b.business_id = d.business_id and b.id = d.branch_id
     where d.${kind}_id = $1 and d.kind = $5 and d.remain_amount > 0 and d.deleted_at is null
       and (d.branch_id = any($2) or d.branch_id = $3) and b.currency = $4
     order by d.due_date nulls last, d.date, d.id`,
    [id, workplaces(context), branch.id, branch.currency, PARTIES[kind].debts],
  );
}

/** What remains of all debts of a party in one currency, in every branch: what it owes, or is owed. */
export async function owedTo(tx: Tx, { kind, id }: Party, currency: Currency): Promise<bigint> {
  const [found] = await tx.query<{ owed: bigint }>(
    `select coalesce(sum(d.remain_amount), 0)::bigint as owed
     from ${debt.table} d join ${branchEntity.table} b on b.business_id = d.business_id and b.id = d.branch_id
     where d.${kind}_id = $1 and d.kind = $2 and b.currency = $3 and d.deleted_at is null`,
    [id, PARTIES[kind].debts, currency],
  );
  return found?.owed ?? 0n;
}
