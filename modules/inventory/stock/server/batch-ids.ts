import { createHash } from 'node:crypto';
import type { Tx } from '#server-kit/db/transaction.ts';
import { batch } from '../../batch/batch.entity.ts';

/** A batch by the number that stands on its goods, however its letters are written. */
export interface NamedBatch {
  product_id: string;
  number: string;
}

/** The id of a batch by its product and number, of those that were looked for. */
export type BatchIds = (productId: string, number: string) => string;

/**
 * Which batches some numbers mean: the one that has the number, else one yet to be made. An id follows from the number by
 * which its batch was made, so that two receipts of a new batch make one row. Only a day that stood for a number is ever put
 * right (A37), so only days are looked for: the batch that has the day now may have been made by another, and the batch that
 * was made by the day may have another one now. Products are held, so that no number changes meanwhile. An earlier document
 * says `among` which batches it moved: one of them it meant, whatever their numbers are by now.
 */
export async function batchIds(
  tx: Pick<Tx, 'query'>,
  named: readonly NamedBatch[],
  among?: ReadonlySet<string>,
): Promise<BatchIds> {
  const days = named.filter(({ number }) => isDay(number));
  const found = new Map<string, string>();
  for (let attempt = 0; ; attempt += 1) {
    const open = days.filter((one) => !found.has(keyOf(one)));
    if (open.length === 0) break;
    const known = await tx.query<NamedBatch & { id: string }>(KNOWN, [
      open.map(({ product_id }) => product_id),
      open.map(({ number }) => number.trim()),
      open.map((one) => madeId(one, attempt)),
    ]);
    const taken = new Set(known.map(({ id }) => id));
    for (const one of known) if (!among || among.has(one.id)) found.set(keyOf(one), one.id);
    for (const one of open) {
      const id = madeId(one, attempt);
      if (!found.has(keyOf(one)) && (among?.has(id) || !taken.has(id))) found.set(keyOf(one), id);
    }
  }
  return (product_id, number) => {
    const one = { product_id, number };
    return found.get(keyOf(one)) ?? madeId(one, 0);
  };
}

/** The id that a batch of a number is made with, or was, before another day became its number. */
function madeId({ product_id, number }: NamedBatch, attempt: number): string {
  const name = `${keyOf({ product_id, number })}${attempt > 0 ? ` ${attempt}` : ''}`;
  const hash = createHash('sha256').update(name).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function keyOf({ product_id, number }: NamedBatch): string {
  return `${product_id} ${number.trim().toLowerCase()}`;
}

function isDay(number: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(number.trim());
}

const KNOWN = `
select distinct b.id, b.product_id, b.number
from unnest($1::uuid[], $2::text[], $3::uuid[]) n(product_id, number, id)
join ${batch.table} b on b.product_id = n.product_id and (b.number = n.number or b.id = n.id)`;
