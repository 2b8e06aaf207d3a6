import { countsInSql } from '#core/state-sets.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import type { Work } from '#server-kit/command/work.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { payment } from '../../payment/payment.entity.ts';
import { paymentStates } from '../../payment/payment.states.ts';
import { type DepositThere, depositIn, sharedDeposit } from '../deposit.rules.ts';
import { PARTIES, type Party, partyColumns } from '../party.rules.ts';
import type { Source } from './documents.ts';

/**
 * What a customer has paid ahead, or a supplier was paid, as far as the branch of the call can use it: there first, then in
 * other branches of its currency in which the caller may do the same, the oldest branch first (A42).
 */
export async function depositsOf(
  context: Pick<ActorContext, 'tx' | 'branch' | 'actor' | 'workplaces'>,
  { kind, id }: Party,
): Promise<DepositThere[]> {
  const { tx, branch } = context;
  return tx.query<DepositThere>(
    `select p.branch_id, sum(p.deposit_amount)::bigint as amount
     from ${payment.table} p join ${branchEntity.table} b on b.business_id = p.business_id and b.id = p.branch_id
     where p.${kind}_id = $1 and ${countsInSql(paymentStates, 'p')} and p.deleted_at is null
       and b.currency = $4 and (p.branch_id = $3 or p.branch_id = any($2))
     group by p.branch_id, b.created_at having sum(p.deposit_amount) <> 0
     order by p.branch_id = $3 desc, b.created_at, p.branch_id`,
    [id, workplaces(context), branch.id, branch.currency],
  );
}

/** The same in one sum. */
export async function depositOf(
  context: Pick<ActorContext, 'tx' | 'branch' | 'actor' | 'workplaces'>,
  party: Party,
): Promise<bigint> {
  return depositIn(await depositsOf(context, party));
}

/** What a party has paid ahead in one branch. */
export async function depositInBranch(tx: Tx, { kind, id }: Party, branchId: string): Promise<bigint> {
  const [found] = await tx.query<{ deposit: bigint }>(
    `select coalesce(sum(deposit_amount), 0)::bigint as deposit from ${payment.table}
     where ${kind}_id = $1 and branch_id = $2 and ${countsInSql(paymentStates)} and deleted_at is null`,
    [id, branchId],
  );
  return found?.deposit ?? 0n;
}

/** What is taken of a deposit in one branch by a document of another. */
export interface TakenDeposit {
  party: Party;
  party_name: string;
  source: Source;
  date: string;
  deposits: readonly DepositThere[];
  amount: bigint;
}

/**
 * Takes so much of what was paid ahead: what lies in the branch of the call is for its own document to write down and is
 * answered; what lies in others is written down there, as taken by the document.
 */
export async function takeDeposit(
  { tx, branch }: { tx: Work; branch: { id: string } },
  { party, party_name, source, date, deposits, amount }: TakenDeposit,
): Promise<{ own: bigint; elsewhere: DepositThere[] }> {
  const shares = sharedDeposit(deposits, amount);
  const elsewhere = shares.filter(({ branch_id }) => branch_id !== branch.id);
  for (const share of elsewhere)
    await tx.insert(payment, {
      ...{ branch_id: share.branch_id, party_name, kind: party.kind, ...partyColumns(party) },
      ...{ direction: PARTIES[party.kind].pays, mode: 'deposit', date, status: 'posted' },
      ...{ amount: share.amount, debts_amount: 0n, deposit_amount: -share.amount },
      ...{ source_kind: source.kind, source_id: source.id, recorded_in_id: branch.id },
    });
  return { own: amount - depositIn(elsewhere), elsewhere };
}

/** By document what it took of deposits in other branches than its own. */
export async function depositsElsewhere(
  tx: Pick<Tx, 'query'>,
  kind: string,
  documents: readonly { id: string; branch_id: string }[],
): Promise<ReadonlyMap<string, readonly DepositThere[]>> {
  const taken = await tx.query<DepositThere & { source_id: string }>(
    `select p.source_id, p.branch_id, -p.deposit_amount as amount from ${payment.table} p
     join unnest($2::text[], $3::uuid[]) n(id, branch_id) on n.id = p.source_id and n.branch_id <> p.branch_id
     where p.source_kind = $1 and p.deposit_amount <> 0 and ${countsInSql(paymentStates, 'p')} and p.deleted_at is null
     order by p.id`,
    [kind, documents.map(({ id }) => id), documents.map(({ branch_id }) => branch_id)],
  );
  return Map.groupBy(taken, ({ source_id }) => source_id);
}
