import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { newId } from '#core/ids.ts';

/** A row of any entity, in a state, as a server could answer it: for pages that are looked at and change nothing. */
export function drawnRow(entity: AnyEntity, id: string, state: string): Record<string, unknown> {
  const now = new Date().toISOString();
  const values = Object.entries(entity.fields).flatMap(([key, field]): [string, unknown][] => {
    const column = columnOf(key, field);
    const isNamed = column === `${key}_id`;
    return [[column, drawn(field, now)], ...(isNamed ? [[`${key}_name`, 'Drawn'] as [string, unknown]] : [])];
  });
  return {
    ...Object.fromEntries(values),
    ...{ id, version: 1, created_at: now, updated_at: now, created_by_name: 'Drawn' },
    ...(entity.states?.field ? { [entity.states.field]: state } : {}),
  };
}

/** Something of its kind; amounts are all alike and none is nought. */
function drawn({ kind, choices, options }: Field, now: string): unknown {
  const value = VALUES[kind.name];
  if (value) return value(now);
  if (choices) return choices[0];
  return options.default ?? null;
}

const VALUES: Readonly<Record<string, (now: string) => unknown>> = {
  money: () => 1000,
  quantity: () => 2,
  integer: () => 3,
  percent: () => 4,
  number: () => 5,
  flag: () => true,
  text: () => 'Drawn',
  phone: () => '255713990080',
  email: () => 'drawn@example.org',
  date: (now) => now.slice(0, 10),
  datetime: (now) => now,
  time: () => '10:00',
  ref: () => newId(),
  refs: () => [],
  ids: () => [],
  texts: () => [],
  lines: () => [],
  json: () => null,
};
