import { expect, test } from 'vitest';
import { registry } from './registry.ts';

const documents = registry.entities.filter(({ states }) => states);

test.each(documents.map((entity) => ({ name: entity.name, entity })))(
  '$name has words for each state and for what is asked before a transition',
  ({ name, entity }) => {
    const { field, states, transitions } = entity.states ?? { states: {}, transitions: {} };
    const asked = Object.entries(transitions).filter(([, { right, hasCommand }]) => right && !hasCommand);
    for (const language of ['en', 'sw'] as const) {
      const words = registry.words(name)[language];
      if (field) expect(Object.keys(words.choices?.[field] ?? {}).sort()).toEqual(Object.keys(states).sort());
      for (const [transition, { reason }] of asked) {
        const said = words.transitions?.[transition];
        expect([transition, said?.button, said?.title, said?.body, said?.done]).not.toContain(undefined);
        expect([transition, said?.reason === undefined]).toEqual([transition, reason === undefined]);
      }
    }
  },
);
