import type { Tx } from '#server-kit/db/transaction.ts';
import { sentReminders } from '../sent-reminders-table.ts';
import type { RemindedBranch } from './reminded-branch.ts';

type Place = Pick<RemindedBranch, 'business_id' | 'id'>;

/**
 * Takes an occasion: true for one worker, once, however many look at the same moment and whatever stopped them before.
 * The day of a kind only moves forward, so that neither a clock set back nor another time zone tells anything twice.
 */
export async function takeOccasion(tx: Tx, branch: Place, kind: string, day: string): Promise<boolean> {
  const taken = await tx.query(
    `insert into ${sentReminders.name} (business_id, branch_id, kind, subject, day) values ($1, $2, $3, '', $4)
     on conflict (business_id, branch_id, kind, subject) do update set day = excluded.day, sent_at = now()
       where ${sentReminders.name}.day < excluded.day
     returning day`,
    [branch.business_id, branch.id, kind, day],
  );
  return taken.length === 1;
}

/** Those of the subjects that were never sent, or longer ago than so many days; they count as sent from now on. */
export async function takeSubjects(
  tx: Tx,
  branch: Place,
  kind: string,
  { day, pause, subjects }: { day: string; pause: number; subjects: readonly string[] },
): Promise<ReadonlySet<string>> {
  const taken = await tx.query<{ subject: string }>(
    `insert into ${sentReminders.name} (business_id, branch_id, kind, subject, day)
     select $1, $2, $3, n.subject, $4 from unnest($5::text[]) n(subject) order by n.subject
     on conflict (business_id, branch_id, kind, subject) do update set day = excluded.day, sent_at = now()
       where ${sentReminders.name}.day + $6::int <= excluded.day
     returning subject`,
    [branch.business_id, branch.id, kind, day, subjects, pause],
  );
  return new Set(taken.map(({ subject }) => subject));
}

/** Those of the products that were never sent, or of which some came in since: they have run out again. */
export async function takeProducts(
  tx: Tx,
  branch: Place,
  kind: string,
  { day, products }: { day: string; products: readonly string[] },
): Promise<ReadonlySet<string>> {
  const taken = await tx.query<{ subject: string }>(
    `insert into ${sentReminders.name} (business_id, branch_id, kind, subject, day)
     select $1, $2, $3, n.subject, $4 from unnest($5::text[]) n(subject) order by n.subject
     on conflict (business_id, branch_id, kind, subject) do update set day = excluded.day, sent_at = now()
       where exists (select from stock_movements m where m.product_id = excluded.subject::uuid and m.branch_id = $2
                     and m.quantity > 0 and m.created_at > ${sentReminders.name}.sent_at)
     returning subject`,
    [branch.business_id, branch.id, kind, day, products],
  );
  return new Set(taken.map(({ subject }) => subject));
}

/** Keeps what an occasion speaks of; true where it is another thing than the last time. */
export async function takeChange(tx: Tx, branch: Place, kind: string, about: string): Promise<boolean> {
  const changed = await tx.query(
    `update ${sentReminders.name} set about = $3 where branch_id = $1 and kind = $2 and subject = ''
       and about is distinct from $3 returning kind`,
    [branch.id, kind, about],
  );
  return changed.length === 1;
}
