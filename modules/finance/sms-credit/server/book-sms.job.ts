import { businessDay } from '#core/business-day.ts';
import { workingBranches } from '#modules/branch/public.ts';
import { actAsServer } from '#server-kit/jobs/act-as-server.ts';
import { defineJob, type JobContext } from '#server-kit/jobs/define-job.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { type SmsPool, type SmsThatLeft, type UseToBook, usedFrom, usesToBook } from '../sms-credit.rules.ts';
import { SMS_CREDIT_TEXTS } from '../sms-credit.words.ts';
import { bookUses, findPool, holdPool, savePool } from './sms-pool.ts';

/** Makes cost of SMS that were paid ahead, as they are used, and gives back the credit of those that never left. */
export const bookSms = defineJob({
  name: 'sms-credit.book',
  title: SMS_CREDIT_TEXTS.bookJob,
  everySeconds: 60,
  run: (context) => bookSmsUsed(context, new Date()),
});

/** Each branch by itself: what fails in one keeps none of the others waiting, and is tried again at the next round. */
export async function bookSmsUsed(context: JobContext, now: Date): Promise<void> {
  const { query, inBusiness, services } = context;
  await query('select ctx.return_sms_credit()');
  const failures: unknown[] = [];
  for (const { id: business_id } of await query<{ id: string }>('select ctx.businesses_with_sms() as id'))
    for (const { branch, today } of await inBusiness(business_id, (tx) => workingBranches(tx, now)))
      await inBusiness(business_id, (tx) =>
        actAsServer(tx, { services, business_id, branch, now }, (command) => bookBranch(command, today)),
      ).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `SMS of ${failures.length} branches were not booked`);
}

/** Whoever comes second waits at the branch, and finds nothing left to book. */
async function bookBranch(context: CommandContext, today: string): Promise<void> {
  const { tx, branch } = context;
  await tx.query("select pg_advisory_xact_lock(hashtextextended('sms ' || $1, 0))", [branch.id]);
  const left = await tx.query<Omit<SmsThatLeft, 'date'> & { sent_at: Date }>(
    'select * from ctx.sms_to_book($1)',
    [branch.id],
  );
  const due = usesToBook(
    left.map(({ sent_at, ...sms }) => ({ ...sms, date: businessDay(sent_at, branch) })),
    today,
  );
  if (due.length === 0) return;
  // Where a gateway of one's own sends and nothing was paid ahead, its bill says what they cost.
  const pool = await (due.some(({ on_credit }) => on_credit) ? holdPool : findPool)(tx, branch.id);
  if (pool) await takeFrom(context, pool, due);
  await tx.query('select ctx.note_sms_booked($1)', [due.flatMap(({ ids }) => ids)]);
}

async function takeFrom(context: CommandContext, held: SmsPool, due: readonly UseToBook[]): Promise<void> {
  const { tx, branch } = context;
  let pool = held;
  const uses = due.map(({ message_id, date, parts, on_credit }) => {
    const change = usedFrom(pool, parts, on_credit);
    pool = change.pool;
    return { branch_id: branch.id, message_id, payment_id: null, date, parts, amount: change.cost };
  });
  savePool(tx, branch.id, pool);
  await bookUses(context, uses);
}
