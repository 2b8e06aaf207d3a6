import { type Money, money } from '#core/money.ts';
import type { Work } from '#server-kit/command/work.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { PARTIES, type Party, partyColumns } from '../../payable/party.rules.ts';
import type { Source } from '../../payable/server/documents.ts';
import { nameOfParty } from '../../payable/server/parties.ts';
import { payment } from '../payment.entity.ts';
import type { PostedPayment } from './post-payment.ts';
import type { PaidMoney } from './read-money.ts';

/** So much of a payment is of another branch than the one that recorded it. */
export interface PaidElsewhere {
  branch_id: string;
  amount: Money;
}

/** Of which other branches a payment is: of the one whose account it moved, and of those whose debts it paid. */
export function paidElsewhere(
  {
    branch_id,
    money_in,
    parts,
  }: Pick<PostedPayment, 'branch_id' | 'money_in'> & {
    parts: readonly { debt: { branch_id: string }; amount: bigint }[];
  },
  amount: Money,
): PaidElsewhere[] {
  const sums = new Map<string, bigint>();
  for (const { debt, amount: part } of parts)
    sums.set(debt.branch_id, (sums.get(debt.branch_id) ?? 0n) + part);
  sums.set(money_in, amount);
  sums.delete(branch_id);
  return [...sums].map(([of, part]) => ({ branch_id: of, amount: money(part) }));
}

/** What a purchase or a cost that is about to be written was paid out of accounts of other branches. */
export interface PaidDocumentElsewhere {
  party: Party | null;
  /** What it is called there where nobody is known who was paid. */
  name?: string | null;
  source: Source;
  date: string;
  payments: readonly Pick<PaidMoney, 'mode' | 'account_id' | 'amount' | 'fee' | 'reference' | 'lies_in'>[];
}

/**
 * Where a document of this branch is paid out of an account of another one, that branch finds it in its list of payments. The
 * document posts it and takes it back (`takeBackMoney`).
 */
export async function noteElsewhere(
  { tx, branch }: Pick<ActorContext, 'branch'> & { tx: Work },
  { party, name = null, source, date, payments }: PaidDocumentElsewhere,
): Promise<void> {
  const foreign = payments.filter(({ lies_in }) => lies_in !== null && lies_in !== branch.id);
  if (foreign.length === 0) return;
  const party_name = party ? await nameOfParty(tx, party) : name;
  const kind = party?.kind ?? 'supplier';
  await tx.insertAll(
    payment,
    foreign.map(({ lies_in, mode, account_id, amount, fee, reference }) => ({
      ...{ branch_id: lies_in ?? branch.id, recorded_in_id: branch.id, party_name, kind },
      ...{ direction: PARTIES[kind].pays, ...partyColumns(party), amount, debts_amount: amount },
      fee: fee ?? null,
      ...{ deposit_amount: 0n, mode, account_id, reference, date, status: 'posted' as const },
      ...{ source_kind: source.kind, source_id: source.id },
    })),
  );
}

/** Money goes back into an account of another branch by whoever may do there what he does here. */
export async function refuseForeignMoney(context: ActorContext, source: Source): Promise<void> {
  const found = await context.tx.query<{ branch_id: string }>(
    `select branch_id from ${payment.table}
     where source_kind = $1 and source_id = $2 and account_id is not null and deleted_at is null`,
    [source.kind, source.id],
  );
  const own = new Set([context.branch.id, ...workplaces(context)]);
  if (found.some(({ branch_id }) => !own.has(branch_id))) throw PermissionDenied();
}
