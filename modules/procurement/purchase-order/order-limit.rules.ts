/** Whether the total of an order is above a limit, both in minor units; without a limit nothing is. */
export function isAbove(total: bigint | null, limit: bigint | null): boolean {
  return limit !== null && (total ?? 0n) > limit;
}
