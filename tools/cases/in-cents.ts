/** An amount of a story to the cent: what was reckoned of amounts of the wire may lie a little beside it. */
export function inCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
