import { newId } from '#core/ids.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineRecorded } from '#server-kit/operation/document-work.ts';
import { postEntries } from '../../ledger/server/post-entries.ts';
import { paidInto, postingOfUse, type SmsPool, takenOutOf } from '../sms-credit.rules.ts';
import { smsPools, smsUses } from '../sms-credit-tables.ts';

/** The kind under which the use of SMS stands in the journal. */
export const SMS_USE = 'sms-use';

/** What a branch paid ahead, held until the transaction ends; null where it never paid any. */
export async function findPool(tx: Pick<Tx, 'query'>, branchId: string): Promise<SmsPool | null> {
  const [held] = await tx.query<SmsPool>(
    `select parts, value, owed from ${smsPools.name} where branch_id = $1 for update`,
    [branchId],
  );
  return held ?? null;
}

/** The same, begun empty where there is none: of two that begin one the second waits for the first. */
export async function holdPool(tx: Pick<Tx, 'query' | 'send'>, branchId: string): Promise<SmsPool> {
  tx.send(BEGIN, [branchId]);
  const held = await findPool(tx, branchId);
  if (!held) throw new Error('the pool of SMS that was just begun is not there');
  return held;
}

const BEGIN = `
insert into ${smsPools.name} (business_id, branch_id, parts, value, owed) values (ctx.biz(), $1, 0, 0, 0)
on conflict (business_id, branch_id) do nothing`;

/** Writes down what is left of a pool that is held. */
export function savePool(tx: Pick<Tx, 'send'>, branchId: string, { parts, value, owed }: SmsPool): void {
  tx.send(`update ${smsPools.name} set parts = $2, value = $3, owed = $4 where branch_id = $1`, [
    ...[branchId, parts, value, owed],
  ]);
}

export interface SmsUse {
  id: string;
  branch_id: string;
  message_id: string | null;
  payment_id: string | null;
  date: string;
  parts: number;
  amount: bigint;
}

/** Writes uses of SMS down and posts what they cost. */
export async function bookUses(
  { tx, actor }: Pick<CommandContext, 'tx' | 'actor'>,
  uses: readonly Omit<SmsUse, 'id'>[],
): Promise<void> {
  const rows = uses.map((use) => ({ ...use, id: newId() as string }));
  for (const { id, branch_id, message_id, payment_id, date, parts, amount } of rows)
    tx.send(ADD, [id, branch_id, message_id, payment_id, date, parts, amount]);
  await postEntries(
    tx,
    rows.map((use) => ({ ...postingOfUse(use), source: { kind: SMS_USE, id: use.id } })),
    actor,
  );
}

const ADD = `
insert into ${smsUses.name} (business_id, id, branch_id, message_id, payment_id, date, parts, amount)
values (ctx.biz(), $1, $2, $3, $4, $5, $6, $7)`;

/** A payment that bought SMS, as its pool needs it. */
interface BoughtParts {
  id: string;
  branch_id: string;
  parts: number;
  amount: bigint;
}

/** Puts what a payment bought into the pool of its branch; what of it had been used before is cost on the day of the payment. */
export async function fillPool(context: CommandContext, bought: BoughtParts, date: string): Promise<void> {
  const { tx } = context;
  const { pool, cost } = paidInto(await holdPool(tx, bought.branch_id), bought);
  savePool(tx, bought.branch_id, pool);
  await bookOfPayment(context, bought, { date, amount: cost });
}

/** Takes what a payment bought out of the pool again, as it is voided. */
export async function drainPool(context: CommandContext, bought: BoughtParts, date: string): Promise<void> {
  const { tx } = context;
  const { pool, cost } = takenOutOf(await holdPool(tx, bought.branch_id), bought);
  savePool(tx, bought.branch_id, pool);
  await bookOfPayment(context, bought, { date, amount: cost });
}

async function bookOfPayment(
  context: CommandContext,
  { id, branch_id }: BoughtParts,
  { date, amount }: { date: string; amount: bigint },
): Promise<void> {
  if (amount === 0n) return;
  await bookUses(context, [{ branch_id, message_id: null, payment_id: id, date, parts: 0, amount }]);
}

/** For the check: each use stands in the journal at what it says it cost. */
export const smsUse = defineRecorded<SmsUse, undefined>({
  facts: async () => undefined,
  of: (use) => [postingOfUse(use)],
  records: (tx, before, most) =>
    tx.query<SmsUse>(
      `select id, branch_id, message_id, payment_id, date::text as date, parts, amount from ${smsUses.name}
       where id < $1 order by id desc limit $2`,
      [before, most],
    ),
});
