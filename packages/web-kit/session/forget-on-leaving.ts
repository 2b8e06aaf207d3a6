const clearings = new Set<() => Promise<void>>();

/** Has a part of the app clear on logout what it keeps on the device beside local storage; said twice it is done once. */
export function forgetOnLeaving(forget: () => Promise<void>): void {
  clearings.add(forget);
}

/** Ends when all is cleared, or could not be. */
export async function forgetAll(): Promise<void> {
  await Promise.allSettled([...clearings].map((forget) => forget()));
}
