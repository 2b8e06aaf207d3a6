import { expect, test } from 'vitest';
import { definitionText, wordsText } from './entity-files.ts';
import { addToList, addToObject, register } from './insert.ts';
import { pluralOf } from './names.ts';

test.each([
  ['amenity', 'amenities'],
  ['box', 'boxes'],
  ['branch', 'branches'],
  ['key', 'keys'],
  ['room-type', 'room-types'],
])('more than one %s are %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});

test('the definition is named after the entity and asks for the rights it was lent', () => {
  const rights = { create: 'create_room', modify: 'b', delete: 'c', view: 'd', list: 'e' };
  const text = definitionText({ module: 'hotel', name: 'room-key', rights });
  expect(text).toContain('export const roomKey = defineEntity({');
  expect(text).toContain("plural: 'room_keys'");
  expect(text).toContain("create: 'create_room'");
  expect(definitionText({ module: 'hotel', name: 'room-key' })).not.toContain('permissions');
});

test('both languages have words, Swahili its own where it was given', () => {
  const text = wordsText({ module: 'hotel', name: 'room-key', swahili: 'Ufunguo' });
  expect(text).toContain("new: 'New room key'");
  expect(text).toContain("new: 'Ufunguo mpya'");
});

test('it is listed last, also in a list that was empty', () => {
  const entry = '{ entity: b, words: c }';
  expect(
    addToList('export const m = defineModule({ entities: [{ entity: a }] });', 'entities', entry),
  ).toContain('[{ entity: a }, { entity: b, words: c }]');
  expect(addToList('defineModule({ entities: [] });', 'entities', entry)).toContain(
    '[{ entity: b, words: c }]',
  );
  expect(() => addToList('defineModule({});', 'entities', entry)).toThrow('no list of entities');
});

test('a module stands behind those before it, whatever their constants are called', () => {
  const text = "import { people } from './employee/module.ts';\nexport const all = make([people, last]);";
  expect(register(text, 'make', 'rooms', './hotel/module.ts', ['employee'])).toContain(
    '[people, rooms, last]',
  );
  expect(register(text, 'make', 'rooms', './hotel/module.ts', ['branch'])).toContain('[rooms,people, last]');
  expect(register(text, 'make', 'rooms', './hotel/module.ts')).toContain('[people, last, rooms]');
});

test('what documents do is put beside that of others, or is the first of its kind', () => {
  expect(addToObject('defineServerModule({});', 'defineServerModule', 'documents', 'a: b')).toContain(
    '{documents: { a: b },}',
  );
  expect(
    addToObject('defineServerModule({ documents: { c: d } });', 'defineServerModule', 'documents', 'a: b'),
  ).toContain('{a: b, c: d }');
  expect(() => addToObject('other({});', 'defineServerModule', 'documents', 'a: b')).toThrow('Nothing calls');
});
