/** Why stock moves, as the ledger shows it (specification §4). */
export const CAUSES = ['automatic', 'manual', 'purchase', 'sale', 'service'] as const;

export type Cause = (typeof CAUSES)[number];

/** Kinds of documents whose movements have a cause of their own; what they undo or bring back has the same. */
const OF_DOCUMENTS: readonly (readonly [document: string, cause: Cause])[] = [
  ['sale', 'sale'],
  ['purchase', 'purchase'],
  ['goods-receipt', 'purchase'],
  ['goods-return', 'purchase'],
  ['landed-cost', 'purchase'],
  ['service', 'service'],
  ['truck-service', 'service'],
  ['truck-operation', 'service'],
  ['stock-adjustment', 'manual'],
];

/** The cause of a kind of movement (`sale`, `sale-void`, `sale-return`); openings, counts and transfers are automatic. */
export function causeOf(kind: string): Cause {
  const known = OF_DOCUMENTS.find(([document]) => kind === document || kind.startsWith(`${document}-`));
  return known?.[1] ?? 'automatic';
}
