/** What changed, without a word on how: whoever may see it asks for it again. */
export interface ChangeNotice {
  businessId: string;
  branchId: string;
  /** Ids of the changed records by their entity; null where they are too many to name. */
  changed: Readonly<Record<string, readonly string[] | null>>;
}

/** One changed record. */
export interface ChangedRecord {
  entity: string;
  id: string;
}

/** More than that are told as "some of them". */
const MOST_NAMED = 100;

/** What PostgreSQL carries in one message is 8,000 bytes; an entity with a hundred ids takes half of that. */
const MOST_BYTES = 7900;

/** Several notices of one branch as one; what is unnamed in either stays so. */
export function joinNotices(notices: readonly ChangeNotice[]): ChangeNotice[] {
  const joined = new Map<string, { notice: ChangeNotice; changed: Map<string, Set<string> | null> }>();
  for (const notice of notices) {
    const place = `${notice.businessId} ${notice.branchId}`;
    const known = joined.get(place) ?? { notice, changed: new Map<string, Set<string> | null>() };
    joined.set(place, known);
    for (const [entity, ids] of Object.entries(notice.changed)) {
      const before = known.changed.get(entity);
      known.changed.set(entity, ids && before !== null ? new Set([...(before ?? []), ...ids]) : null);
    }
  }
  return [...joined.values()].map(({ notice, changed }) => ({
    ...notice,
    changed: Object.fromEntries(
      [...changed].map(([entity, ids]) => [entity, ids && ids.size <= MOST_NAMED ? [...ids] : null]),
    ),
  }));
}

/** The notice of one command. */
export function noticeOf(
  place: Pick<ChangeNotice, 'businessId' | 'branchId'>,
  records: readonly ChangedRecord[],
): ChangeNotice {
  const changed: Record<string, string[]> = {};
  for (const { entity, id } of records) {
    changed[entity] ??= [];
    changed[entity].push(id);
  }
  return { ...place, changed };
}

/** A notice as messages, none longer than PostgreSQL takes. */
export function writeNotice({ businessId, branchId, changed }: ChangeNotice): string[] {
  const whole = JSON.stringify([businessId, branchId, changed]);
  if (Buffer.byteLength(whole) <= MOST_BYTES) return [whole];
  return Object.entries(changed).map(([entity, ids]) =>
    JSON.stringify([businessId, branchId, { [entity]: ids }]),
  );
}

/** A message as it was written; null for anything else that somebody puts on the wire. */
export function readNotice(message: string): ChangeNotice | null {
  try {
    const read: unknown = JSON.parse(message);
    if (!Array.isArray(read)) return null;
    const [businessId, branchId, changed] = read;
    if (typeof businessId !== 'string' || typeof branchId !== 'string') return null;
    return isChanged(changed) ? { businessId, branchId, changed } : null;
  } catch {
    return null;
  }
}

function isChanged(changed: unknown): changed is ChangeNotice['changed'] {
  if (typeof changed !== 'object' || changed === null || Array.isArray(changed)) return false;
  return Object.values(changed).every(
    (ids) => ids === null || (Array.isArray(ids) && ids.every((id) => typeof id === 'string')),
  );
}
