import { createHash } from 'node:crypto';

/** Hash that the first seal of a business follows. */
export const NO_HASH = '0'.repeat(64);

/** An activity as PostgreSQL writes it, text by text, whatever zone or release it runs in. */
export type ActivityAsText = Readonly<Record<string, string | null>>;

/** What of an activity is sealed: all of it but the text made for searching. */
export const SEALED_COLUMNS = [
  ...['id', 'branch_id', 'user_id', 'device_id', 'entity', 'record_id', 'record_name', 'type', 'changes'],
  ...['reason', 'ip', 'created_by', 'acted_as', 'person', 'support_grant', 'times'],
]
  .map((column) => `a.${column}::text`)
  .concat(`to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as created_at`)
  .join(', ');

/**
 * The hash of one seal: over its place, the hash before it and every field of the activity that has a value. A field that
 * later releases add is null in what was sealed before, so old seals stay right.
 */
export function sealHash(
  businessId: string,
  position: number,
  previousHash: string,
  activity: ActivityAsText,
): string {
  const fields = Object.entries(activity)
    .filter(([, value]) => value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([businessId, position, previousHash, fields]))
    .digest('hex');
}
