import type { Change } from './change-list.tsx';

/** Something that somebody did, by whom and when. */
interface Act {
  by: string;
  at: string;
}

const MINUTE_MS = 60_000;

/** What one person did in one minute is one entry; newest first, as they come. What the system did stands alone. */
export function byMinute<A extends Act>(acts: readonly A[]): [A, ...A[]][] {
  const groups: [A, ...A[]][] = [];
  for (const act of acts) {
    const group = groups.at(-1);
    const [newest] = group ?? [];
    const isSame =
      newest !== undefined &&
      act.by !== '' &&
      newest.by === act.by &&
      Date.parse(newest.at) - Date.parse(act.at) <= MINUTE_MS;
    if (isSame) group?.push(act);
    else groups.push([act]);
  }
  return groups;
}

/** Changes, newest first, as one: each field from what it was at first to what it is now; what is back where it was is none. */
export function asOneChange(changes: readonly Change[]): Change[] {
  const byField = Map.groupBy(changes, ({ field }) => field);
  return [...byField.values()].flatMap((of) => {
    const [newest, oldest] = [of[0], of.at(-1)];
    if (!newest || !oldest) return [];
    if (JSON.stringify(oldest.before) === JSON.stringify(newest.after)) return [];
    const names = { ...oldest.names, ...newest.names };
    const named = Object.keys(names).length > 0 ? { names } : {};
    return [{ field: newest.field, before: oldest.before, after: newest.after, ...named }];
  });
}
