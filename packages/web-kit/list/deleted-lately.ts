/** Rows that were deleted where there is no list to bring them back in, until the list of their kind is open. */
const lately = new Map<string, readonly string[]>();

/** Notes what a record's own view has deleted; the list that opens next offers it back. */
export function noteDeleted(entity: string, ids: readonly string[]): void {
  lately.set(entity, ids);
}

/** What was deleted of a kind and not yet offered back. */
export function deletedLately(entity: string): readonly string[] {
  return lately.get(entity) ?? [];
}

/** It has been offered: a list that is opened later says nothing of it. */
export function forgetDeleted(entity: string): void {
  lately.delete(entity);
}
