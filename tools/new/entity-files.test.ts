import { expect, test } from 'vitest';
import { definitionText, pluralOf, wordsText } from './entity-files.ts';
import { registerEntity } from './register-entity.ts';

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
  const listed = registerEntity(
    'export const m = defineModule({ entities: [{ entity: a, words: b }] });\n',
    'room-key',
  );
  expect(listed).toContain('{ entity: a, words: b }, { entity: roomKey, words: roomKeyWords }]');
  expect(listed).toContain("import { roomKey } from './room-key/room-key.entity.ts';");
  expect(registerEntity('defineModule({ entities: [] });', 'room-key')).toContain('[ { entity: roomKey');
  expect(() => registerEntity('defineModule({});', 'room-key')).toThrow('no list of entities');
});
