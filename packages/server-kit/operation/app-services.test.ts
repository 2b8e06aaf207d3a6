import { expect, test } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { defineModule, makeRegistry } from '#core/define-module.ts';
import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import type { ActivityBook } from '../command/activities.ts';
import { makeServices } from './app-services.ts';
import type { ServerModule } from './server-module.ts';

const book = {} as ActivityBook;

test('messages leave by the kinds that have a gateway, and by no other', () => {
  const services = makeServices(makeRegistry([]), [], book, { channels: ['sms'] });
  expect(services.sendsBy('sms')).toBe(true);
  expect(services.sendsBy('email')).toBe(false);
});

test('where no gateway is named nothing leaves', () => {
  expect(makeServices(makeRegistry([]), [], book).sendsBy('sms')).toBe(false);
});

test('a list borrows no rows that nobody lends, and nobody lends to a list that asks for none', () => {
  const plain = {
    module: 'shelf',
    title: 'name',
    scope: 'business',
    fields: { name: f.text({ required: true }) },
    list: { columns: ['name'] },
    form: [],
  } as const;
  const reader = defineEntity({ ...plain, name: 'reader' });
  const card = defineEntity({ ...plain, name: 'card', borrowed: { reader: { from: 'reader', rights: [] } } });
  const shelf = (...entities: (typeof card | typeof reader)[]) =>
    makeRegistry([
      defineModule({
        name: 'shelf',
        title: { en: 'Shelf', sw: 'Rafu' },
        icon: 'box',
        permission: null,
        entities: entities.map((entity) => ({ entity, words: {} as never })),
      }),
    ]);
  const lends = { borrowed: { 'card.reader': () => ({}) } };
  expect(() => makeServices(shelf(card, reader), [], book)).toThrow('card.reader');
  expect(() => makeServices(shelf(reader), [lends], book)).toThrow('card.reader');
  expect(() => makeServices(shelf(card), [], book)).not.toThrow();
  expect(() => makeServices(shelf(card, reader), [lends], book)).not.toThrow();
});

test('what modules bring for a slot comes in their order, and two of one name fail the start', () => {
  const first = { brings: { probes: [{ name: 'a' }] } } as ServerModule;
  const second = { brings: { probes: [{ name: 'b' }] } } as ServerModule;
  const { brought } = makeServices(makeRegistry([]), [first, {}, second], book);
  expect(brought('probes' as never)).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(brought('others' as never)).toEqual([]);
  expect(() => makeServices(makeRegistry([]), [first, second, first], book)).toThrow('two of probes a');
});

test('a document that enters the books has a rule that says what it posts', () => {
  const states = defineStates({
    first: 'posted',
    states: { posted: { open: [], books: 'posted', deleted: 'no', tone: 'success', to: {} } },
    transitions: {},
  });
  const paper = defineEntity({
    name: 'paper',
    module: 'shelf',
    title: 'name',
    scope: 'business',
    states,
    fields: { name: f.text({ required: true }) },
    list: { columns: ['name'] },
    form: [],
    // Made by a command of its slice, of which the machinery knows nothing.
    calls: ['list', 'find'],
  });
  const shelf = makeRegistry([
    defineModule({
      name: 'shelf',
      title: { en: 'Shelf', sw: 'Rafu' },
      icon: 'box',
      permission: null,
      entities: [{ entity: paper, words: {} as never }],
    }),
  ]);
  const posting = { facts: async () => undefined, of: () => [] };
  expect(() => makeServices(shelf, [], book)).toThrow('paper is posted');
  expect(() => makeServices(shelf, [{ documents: { paper: {} } }], book)).toThrow('paper is posted');
  expect(() => makeServices(shelf, [{ documents: { paper: { posting } } }], book)).not.toThrow();
});
