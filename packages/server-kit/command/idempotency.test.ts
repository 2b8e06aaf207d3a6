import { expect, test } from 'vitest';
import { f } from '#core/fields.ts';
import { newId } from '#core/ids.ts';
import { defineCommand } from '../operation/define-operation.ts';
import { readKey } from './idempotency.ts';

const key = newId();
const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const raw = { query: new Map<string, string>(), body: { password: 'Kiti-cheupe-27' } };

const command = (idempotency?: 'none' | 'document') =>
  defineCommand({
    name: 'person.make',
    route: 'POST api/person',
    permission: 'free_access',
    ...(idempotency ? { idempotency } : {}),
    fields: { password: f.secret({ required: true }) },
    run: async () => 'Made',
  });

test('what is kept of a body with a password cannot be guessed without the key of the server', () => {
  const hashUnder = (requestKey: Buffer, body: object = raw.body) =>
    readKey(command(), key, { ...raw, body }, { branchId: '', requestKey }).hash;
  expect(hashUnder(one)).toBe(hashUnder(one));
  expect(hashUnder(one)).not.toBe(hashUnder(other));
  expect(hashUnder(one)).not.toBe(hashUnder(one, { password: 'Kiti-cheupe-28' }));
});

test('of a call whose answer is a secret nothing is kept', () => {
  const seen = readKey(command('none'), key, raw, { branchId: '', requestKey: one });
  expect(seen).toEqual({ key: null, hash: '' });
});

test('whoever makes a document names it by its key, so that a retry cannot make a second one', () => {
  const read = (header: string | undefined, body: object) =>
    readKey(command('document'), header, { ...raw, body }, { branchId: '', requestKey: one });
  expect(read(key, { id: key }).key).toBe(key);
  expect(() => read(undefined, { id: key })).toThrow(/idempotency_key_required/);
  expect(() => read(key, { id: newId() })).toThrow(/key_is_not_the_id/);
  expect(() => read(key, {})).toThrow(/key_is_not_the_id/);
});
