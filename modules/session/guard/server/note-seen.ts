import { device } from '#modules/employee/device/device.entity.ts';
import type { Database } from '#server-kit/db/database.ts';
import { token } from '../../token/token.entity.ts';
import type { CallerRow } from './caller-row.ts';

/** Once a minute is enough for a limit of half an hour, and keeps every read from being a write. */
const EVERY_MS = 60_000;

interface Notebook {
  database: Database;
  onFault?: (error: unknown) => void;
}

/** Notes that a session or token was used, in a transaction of its own: the call itself may be a read-only one. */
export function noteSeen(
  row: CallerRow,
  accessHash: string,
  now: Date,
  { database, onFault }: Notebook,
): void {
  if (row.last_seen && now.getTime() - row.last_seen.getTime() < EVERY_MS) return;
  const statement = row.kind === 'session' ? SEEN : USED;
  database
    .transaction(accessHash, {}, (tx) => tx.query(statement, [row.holder_id, now]))
    .catch((error: unknown) => onFault?.(error));
}

const SEEN = `update ${device.table} set last_seen = $2 where id = $1 and (last_seen is null or last_seen < $2)`;
const USED = `update ${token.table} set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at < $2)`;
