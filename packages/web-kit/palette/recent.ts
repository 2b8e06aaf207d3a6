/** What somebody chose in the palette: a place, or a record with the title it had then. */
export type Choice =
  | { kind: 'place'; href: string }
  | { kind: 'record'; entity: string; id: string; title: string };

const MOST = 8;

/** The choices of one user in one branch on this device, the latest first; they are gone with his session. */
export function recentChoices(storage: Storage, userId: string, branchId: string): Choice[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId, branchId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChoice) : [];
  } catch {
    return [];
  }
}

/** Puts a choice in front; what was chosen longest ago is forgotten. */
export function noteChoice(storage: Storage, userId: string, branchId: string, choice: Choice): void {
  const others = recentChoices(storage, userId, branchId).filter((one) => nameOf(one) !== nameOf(choice));
  try {
    storage.setItem(keyOf(userId, branchId), JSON.stringify([choice, ...others].slice(0, MOST)));
  } catch {
    // A browser without room opens what was chosen all the same; only the memory of it is missing.
  }
}

function keyOf(userId: string, branchId: string): string {
  return `palette.${userId}.${branchId}`;
}

/** By which a choice is the same again. */
export function nameOf(choice: Choice): string {
  return choice.kind === 'place' ? choice.href : `${choice.entity} ${choice.id}`;
}

/** The device may hold what an older version wrote. */
function isChoice(value: unknown): value is Choice {
  const { kind, href, entity, id, title } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'place') return typeof href === 'string';
  return kind === 'record' && [entity, id, title].every((part) => typeof part === 'string');
}
