import type { Tx } from '#server-kit/db/transaction.ts';
import { defineJob } from '#server-kit/jobs/define-job.ts';
import { activity } from '../activity.entity.ts';
import { ACTIVITY_TEXTS } from '../activity.words.ts';
import { type ActivityAsText, NO_HASH, SEALED_COLUMNS, sealHash } from './sealed-text.ts';

/** Activities of one transaction: a backlog of years is sealed without holding the chain for long. */
const AT_ONCE = 1000;

/** Seals what was written since the last time, business by business, in the order in which it became visible. */
export const sealActivities = defineJob({
  name: 'activity.seal',
  title: ACTIVITY_TEXTS.activitySeal,
  everySeconds: 5,
  async run({ query, inBusiness }) {
    const waiting = await query<{ business_id: string }>('select ctx.businesses_to_seal() as business_id');
    for (const { business_id } of waiting) {
      const seal = (tx: Tx) => sealNext(tx, business_id);
      while ((await inBusiness(business_id, seal)) === AT_ONCE);
    }
  },
});

async function sealNext(tx: Tx, businessId: string): Promise<number> {
  // Two workers on one chain take turns: the second goes on where the first has ended.
  await tx.query("select pg_advisory_xact_lock(hashtextextended('activity chain ' || $1, 0))", [businessId]);
  const activities = await tx.query<ActivityAsText>(
    `select ${SEALED_COLUMNS} from ctx.unsealed_activities u
     join ${activity.table} a on a.business_id = u.business_id and a.id = u.activity_id
     order by a.created_at, a.id limit ${AT_ONCE}`,
  );
  if (activities.length === 0) return 0;
  const seals = sealsOf(businessId, activities, await lastSeal(tx));
  await tx.query(
    `insert into ctx.activity_seals (business_id, position, activity_id, previous_hash, hash)
     select $1, * from unnest($2::bigint[], $3::uuid[], $4::text[], $5::text[])`,
    [
      businessId,
      seals.map(({ position }) => position),
      activities.map(({ id }) => id),
      seals.map(({ previousHash }) => previousHash),
      seals.map(({ hash }) => hash),
    ],
  );
  await tx.query('delete from ctx.unsealed_activities where activity_id = any ($1::uuid[])', [
    activities.map(({ id }) => id),
  ]);
  return activities.length;
}

interface Seal {
  position: number;
  previousHash: string;
  hash: string;
}

function sealsOf(
  businessId: string,
  activities: readonly ActivityAsText[],
  last: Omit<Seal, 'previousHash'>,
) {
  const seals: Seal[] = [];
  let { position, hash } = last;
  for (const one of activities) {
    const previousHash = hash;
    position += 1;
    hash = sealHash(businessId, position, previousHash, one);
    seals.push({ position, previousHash, hash });
  }
  return seals;
}

async function lastSeal(tx: Tx): Promise<{ position: number; hash: string }> {
  const [last] = await tx.query<{ position: string; hash: string }>(
    'select s.position::text, s.hash from ctx.activity_seals s order by s.position desc limit 1',
  );
  return last ? { position: Number(last.position), hash: last.hash } : { position: 0, hash: NO_HASH };
}
