import { InvalidFields } from '#core/errors.ts';
import { file } from '#modules/branch/file/file.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** The pictures that show a delivery are there, sent before it by whoever was with the truck. */
export async function requirePictures(
  tx: Pick<Tx, 'query'>,
  said: Readonly<Record<'proof_photo_id' | 'signature_id', string | null>>,
): Promise<void> {
  const named = Object.entries({ proof_photo_id: said.proof_photo_id, signature_id: said.signature_id });
  const rows = await tx.query<{ id: string }>(
    `select id from ${file.table} where id = any($1) and deleted_at is null`,
    [named.flatMap(([, id]) => (id ? [id] : []))],
  );
  const there = new Set(rows.map(({ id }) => id));
  const missing = named.filter(([, id]) => id && !there.has(id));
  if (missing.length > 0)
    throw new InvalidFields(Object.fromEntries(missing.map(([key]) => [key, { key: 'not_found' }])));
}
