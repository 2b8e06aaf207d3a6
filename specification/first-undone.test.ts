import { expect, test } from 'vitest';
import type { AnyEntity } from '#core/define-entity.ts';
import type { State } from '#core/define-states.ts';
import { declaredFilters } from '#core/derive/filterable.ts';
import { barredBySteps, deletionOf, endsByUndoing, moneyOf } from '#core/first-undone.ts';
import { registry } from '#modules/registry.ts';

const ALL = { account_type: 'onepos', permissions: new Set<string>() };
const may = () => true;
const documents = registry.entities.filter(({ states }) => states !== undefined);
const isPayable = (name: string) => registry.entity(name).payable === true;

/** A row in a state that holds what steps need or are barred by. */
function rowIn({ states }: AnyEntity, state: string, held: Readonly<Record<string, unknown>> = {}) {
  return { id: 'one', ...(states?.field ? { [states.field]: state } : {}), ...held };
}

/** Fields by which steps are barred, all of them holding something. */
function barring({ states }: AnyEntity) {
  const fields = Object.values(states?.transitions ?? {}).flatMap(({ unless }) => unless ?? []);
  return Object.fromEntries(fields.map((field) => [field, true]));
}

test('what each table bars until something is undone', () => {
  const barred = documents.flatMap((entity) =>
    Object.keys(entity.states?.states ?? {}).flatMap((state) =>
      barredBySteps(entity, rowIn(entity, state, barring(entity)), may).map(
        ({ name, before }) => `${entity.name} ${state}: ${before.join(', ')} before ${name}`,
      ),
    ),
  );
  expect(barred).toEqual([
    'truck-order closed: reopen before void',
    'truck-service done: unverify before void',
    'service done: unverify before void',
  ]);
});

test('what is given up for good once its money is taken back', () => {
  const ends = documents
    .filter((entity) => moneyOf(entity, linked(entity), isPayable).length > 0)
    .flatMap((entity) => {
      const { states: table } = entity;
      if (!table) return [];
      const names = Object.values<State>(table.states).flatMap((state) =>
        Object.keys(state.to).filter(
          (name) => table.transitions[name]?.right && endsByUndoing(table, state, name),
        ),
      );
      return [...new Set(names)].map((name) => `${entity.name} ${name}`);
    });
  expect(ends.toSorted()).toEqual([
    'booking void',
    'expense void',
    'invoice void',
    'landed-cost void',
    'purchase void',
    'sale void',
    'service void',
    'truck-operation void',
    'truck-order void',
    'truck-service void',
  ]);
});

test('what is deleted by way of a step that may be barred, for those who may make that step', () => {
  const byWay = documents.flatMap((entity) =>
    Object.keys(entity.states?.states ?? {}).flatMap((state) => {
      const way = deletionOf(entity, rowIn(entity, state), may);
      if (typeof way === 'string') return [];
      const right = entity.states?.transitions[way.first]?.right;
      const without = deletionOf(entity, rowIn(entity, state), (one) => one !== right);
      expect(without, `${entity.name} ${state}`).toEqual(right === undefined ? way : 'none');
      return [`${entity.name} ${state}: ${way.first}`];
    }),
  );
  expect(byWay).toEqual([
    'sale completed: void',
    'invoice issued: void',
    'truck-order delivered: void',
    'truck-operation posted: void',
    'truck-service approved: void',
    'truck-service done: void',
    'service done: void',
    'service cancelled: void',
    'purchase received: void',
    'landed-cost posted: void',
    'purchase-order pending: cancel',
    'purchase-order sent: cancel',
    'booking wait_listed: void',
    'booking pending: void',
    'expense pending: void',
    'expense verified: void',
    'payment posted: void',
    'transaction posted: void',
    'debt open: void',
    'debt paid: void',
    'debt written_off: void',
  ]);
});

function endsByUndoingAnywhere({ states: table }: AnyEntity, name: string) {
  return (
    table !== undefined && Object.values<State>(table.states).some((now) => endsByUndoing(table, now, name))
  );
}

/** A row that names something in each field that is looked up. */
function linked({ fields }: AnyEntity) {
  return { id: 'one', ...Object.fromEntries(Object.keys(fields).map((key) => [`${key}_id`, 'other'])) };
}

test('what bars a step can be undone, and found', () => {
  for (const entity of documents) {
    const steps = Object.entries(entity.states?.transitions ?? {});
    for (const [name, { unless, behind = [] }] of steps) {
      const empties = steps.some(([, { needs, right }]) => needs === unless && right !== undefined);
      // A step that takes nothing back, such as handing an item out, may be made once for good.
      const isOnce = !endsByUndoingAnywhere(entity, name);
      expect(unless === undefined || isOnce || empties, `${entity.name}.${name} waits for a step`).toBe(true);
      if (unless !== undefined) expect(Object.keys(entity.fields)).toContain(unless);
      for (const kind of behind) {
        const names = declaredFilters(registry.entity(kind), ALL).some(
          ([, { target }]) => target === entity.name,
        );
        expect(names, `${kind} is listed by its ${entity.name}`).toBe(true);
      }
    }
  }
});
