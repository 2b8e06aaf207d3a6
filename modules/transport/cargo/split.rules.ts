/** What of a cargo is shared out in proportion as it is split. */
export const SHARED = ['weight', 'volume', 'value', 'price'] as const;

export type Shared = Readonly<Record<(typeof SHARED)[number], bigint | null>>;

/**
 * What so much of a cargo weighs, takes up, is worth and costs to carry: rounded down, so that the part that is left at the end
 * takes the rest and nothing is lost between them (L11).
 */
export function partOf(
  whole: Shared,
  quantity: bigint,
  all: bigint,
): Record<(typeof SHARED)[number], bigint | null> {
  const share = (amount: bigint | null) => (amount === null ? null : (amount * quantity) / all);
  return {
    ...{ weight: share(whole.weight), volume: share(whole.volume) },
    ...{ value: share(whole.value), price: share(whole.price) },
  };
}
