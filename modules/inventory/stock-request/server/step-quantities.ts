import { InvalidFields, type Refusal } from '#core/errors.ts';
import { formatQuantity } from '#core/quantity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { breaksUnit } from '../../count.rules.ts';
import { WHOLE_UNITS } from '../../count.words.ts';
import { NothingEntered } from '../../errors.ts';
import { goodsForSale } from '../../product/server/goods-for-sale.ts';
import type { StoredRequest } from './hold-request.ts';

type Line = StoredRequest['lines'][number];

/** What of one line is said, by the names of the body; nothing of it where it is not named. */
type Said<K extends string> = { line_no: number } & { [P in K]: bigint | null };

/**
 * Of each line of a request what is said of it: all that is possible where no line is named at all, and of a line that is
 * not named among others `unnamed`. Refused are a line that is not there, one that is named twice, and parts of what is
 * counted whole.
 */
export async function saidOfLines<K extends string>(
  { tx, branchId }: { tx: Tx; branchId: string },
  lines: readonly Line[],
  given: readonly Said<K>[] | null,
  parts: { keys: readonly K[]; unnamed: (line: Line) => Record<K, bigint> },
): Promise<(Record<K, bigint> & { line: Line })[]> {
  const named = given ?? [];
  const goods = await goodsForSale(
    tx,
    branchId,
    lines.map(({ product_id }) => product_id),
  );
  for (const [place, one] of named.entries()) {
    const line = lines.find(({ line_no }) => line_no === one.line_no);
    const isTwice = named.some((other, at) => at < place && other.line_no === one.line_no);
    if (!line || isTwice) throw new InvalidFields({ [`lines.${place}.line_no`]: { key: 'not_found' } });
    for (const key of parts.keys)
      if (breaksUnit(one[key], goods.get(line.product_id)))
        throw new InvalidFields({ [`lines.${place}.${key}`]: WHOLE_UNITS });
  }
  return lines.map((line) => {
    const one = named.find(({ line_no }) => line_no === line.line_no);
    const said = one
      ? Object.fromEntries(parts.keys.map((key) => [key, one[key] ?? 0n]))
      : parts.unnamed(line);
    return { ...(said as Record<K, bigint>), line };
  });
}

/** No line has more than it may have; the refusal names the product and what it may. */
export function refuseMore(
  lines: readonly { line: Line; wanted: bigint; most: bigint }[],
  refused: (data: { product: string; most: string }) => Refusal,
): void {
  if (lines.every(({ wanted }) => wanted === 0n)) throw NothingEntered();
  for (const { line, wanted, most } of lines)
    if (wanted > most) throw refused({ product: line.product_name, most: formatQuantity(most) });
}
