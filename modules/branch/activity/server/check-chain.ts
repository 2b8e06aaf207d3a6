import type { Tx } from '#server-kit/db/transaction.ts';
import { activity } from '../activity.entity.ts';
import type { CHAIN_FAULTS } from '../chain-check.answer.ts';
import { type ActivityAsText, NO_HASH, SEALED_COLUMNS, sealHash } from './sealed-text.ts';

export type ChainFaultKind = (typeof CHAIN_FAULTS)[number];

/** The first row of a chain that is not as it was sealed. */
export interface ChainFault {
  kind: ChainFaultKind;
  /** Its place in the chain; null where it has none. */
  position: number | null;
  activity_id: string | null;
}

export interface ChainStretch {
  /** The last seal that holds: where the next stretch goes on. */
  position: number;
  hash: string;
  fault: ChainFault | null;
  /** Whether the chain was followed to its end. */
  isWhole: boolean;
}

/** Follows the chain of the business from the seal at `after`, which held, as far as `most` seals go. */
export async function checkChain(
  tx: Pick<Tx, 'query'>,
  businessId: string,
  { after, most }: { after: number; most: number },
): Promise<ChainStretch> {
  let held = { position: after, hash: await hashAt(tx, after) };
  const rows = await tx.query<SealedRow>(
    `select s.position::text as seal_position, s.activity_id::text as seal_activity, s.previous_hash, s.hash, ${SEALED_COLUMNS}
     from ctx.activity_seals s
     left join ${activity.table} a on a.business_id = s.business_id and a.id = s.activity_id
     where s.position > $1 order by s.position limit $2`,
    [after, most],
  );
  for (const row of rows) {
    const fault = faultOf(row, businessId, held);
    if (fault) return { ...held, fault, isWhole: false };
    held = { position: held.position + 1, hash: row.hash };
  }
  const isWhole = rows.length < most;
  return { ...held, fault: isWhole ? await besideTheChain(tx) : null, isWhole };
}

type SealedRow = ActivityAsText & {
  seal_position: string;
  seal_activity: string;
  previous_hash: string;
  hash: string;
};

function faultOf(row: SealedRow, businessId: string, held: { position: number; hash: string }) {
  const { seal_position, seal_activity, previous_hash, hash, ...sealed } = row;
  const position = held.position + 1;
  const fault = (kind: ChainFaultKind): ChainFault => ({ kind, position, activity_id: seal_activity });
  if (Number(seal_position) !== position) return { ...fault('seal_gone'), activity_id: null };
  if (previous_hash !== held.hash) return fault('seal_changed');
  if (sealed.id === null) return fault('gone');
  return sealHash(businessId, position, held.hash, sealed) === hash ? null : fault('changed');
}

async function hashAt(tx: Pick<Tx, 'query'>, position: number): Promise<string> {
  if (position === 0) return NO_HASH;
  const [seal] = await tx.query<{ hash: string }>('select hash from ctx.activity_seals where position = $1', [
    position,
  ]);
  return seal?.hash ?? '';
}

/** Activities that neither are sealed nor wait for it came in past every door; what waits and is not there was taken away. */
async function besideTheChain(tx: Pick<Tx, 'query'>): Promise<ChainFault | null> {
  const [found] = await tx.query<{ kind: ChainFaultKind; activity_id: string }>(
    `(select 'slipped_in' as kind, a.id as activity_id from ${activity.table} a
      where not exists (select from ctx.activity_seals s where s.business_id = a.business_id and s.activity_id = a.id)
        and not exists (select from ctx.unsealed_activities u where u.business_id = a.business_id and u.activity_id = a.id)
      order by a.created_at, a.id limit 1)
     union all
     (select 'gone', u.activity_id from ctx.unsealed_activities u
      where not exists (select from ${activity.table} a where a.business_id = u.business_id and a.id = u.activity_id)
      limit 1)`,
  );
  return found ? { ...found, position: null } : null;
}
