import type { Examined } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** How many there are of each thing that checks go through, so that a check that holds also says over how much. */
export async function countExamined(
  tx: Pick<Tx, 'query'>,
  examined: readonly Examined[],
): Promise<Map<Examined, number>> {
  const all = [...new Set(examined)];
  const columns = all.map(({ sql }, place) => `(${sql}) as "${place}"`);
  const [counts] = await tx.query<Record<string, number>>(`select ${columns.join(', ')}`);
  return new Map(all.map((one, place) => [one, counts?.[place] ?? 0]));
}
