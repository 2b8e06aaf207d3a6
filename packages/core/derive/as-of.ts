import type { AnyEntity } from '../define-entity.ts';

/** The parameters by which a list is asked as of a past moment: `2026-11-20` or `2026-11-20T14:30`, and a store of it. */
export const AS_OF = 'as_of';
export const AS_OF_STORE = 'as_of_store_id';

/** Under which name the arrangement of such a list is saved, apart from that of today's. */
export const AS_OF_LIST = 'as-of';

/** A day and a time of it as the clocks of a branch show them; without a time the end of the day is meant. */
export interface Moment {
  day: string;
  time: string | null;
}

/** Reads what the parameter says; null where it is no moment. */
export function readMoment(text: string): Moment | null {
  const [, day = '', time = null] = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d))?$/.exec(text) ?? [];
  const isDay = day !== '' && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (!isDay) return null;
  return { day, time: time === null ? null : text.slice(11) };
}

/** The entity as the list of a past moment has it: its columns of then, their sums, and nothing that changes a row. */
export function asOfEntity(entity: AnyEntity): AnyEntity {
  const { asOf, calls } = entity;
  if (!asOf) return entity;
  const { columns, totals } = asOf;
  return {
    ...entity,
    list: { ...entity.list, columns, arrangedAs: AS_OF_LIST },
    excel: { columns },
    totals: { of: totals },
    calls: calls.filter((call) => ['list', 'search', 'find', 'export'].includes(call)),
  };
}
