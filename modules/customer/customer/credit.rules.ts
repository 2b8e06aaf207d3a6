/** How much more a customer may owe; what was paid ahead adds to it. */
export function creditLeft(limit: number, balance: number): number {
  return Math.max(0, limit - balance);
}
