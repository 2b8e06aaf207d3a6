import { expect, test } from 'vitest';
import { decrypt, ENVELOPE_TEXTS, type EnvelopeOptions, type EnvelopeType, encrypt } from './envelope.ts';

const user = { id: '01a1f835', name: 'Baraka Juma', settings: { language: 'sw' } };
const options: EnvelopeOptions = { key: 'a key of any length', iv: 'once' };

test.each([
  ['base64', /^[A-Za-z0-9+/]+={0,2}$/],
  ['hex', /^[0-9a-f]+$/],
] as const)('a value goes into an envelope of %s and comes out again', async (type, form) => {
  const envelope = await encrypt(user, { ...options, type });
  expect(Object.keys(envelope)).toEqual(['payload']);
  expect(envelope.payload).toMatch(form);
  expect(await decrypt(envelope, { ...options, type })).toEqual(user);
});

test('the payload shows nothing of the value', async () => {
  const { payload } = await encrypt(user, options);
  expect(atob(payload)).not.toContain('Baraka');
});

test('the five texts of §8 are kept to the letter', async () => {
  expect(ENVELOPE_TEXTS.key).toBe('Encryption key must be a non-empty string.');
  expect(ENVELOPE_TEXTS.iv).toBe('Initialization vector must be a non-empty string.');
  expect(ENVELOPE_TEXTS.type).toBe('Invalid encryption type.');
  expect(ENVELOPE_TEXTS.encryption('x')).toBe('Encryption failed: x.');
  expect(ENVELOPE_TEXTS.decryption('x')).toBe('Decryption failed: x.');
});

test.each([encrypt, (_: unknown, how: EnvelopeOptions) => decrypt({ payload: 'AAAA' }, how)])(
  'an empty key, an empty vector and an unknown type are refused both ways',
  async (act) => {
    await expect(act(user, { ...options, key: '' })).rejects.toThrow(ENVELOPE_TEXTS.key);
    await expect(act(user, { ...options, iv: '' })).rejects.toThrow(ENVELOPE_TEXTS.iv);
    await expect(act(user, { ...options, type: 'utf8' as EnvelopeType })).rejects.toThrow(
      ENVELOPE_TEXTS.type,
    );
  },
);

test('what cannot be written as JSON fails with a reason', async () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  await expect(encrypt(circle, options)).rejects.toThrow(/^Encryption failed: .+\.$/s);
  await expect(encrypt(undefined, options)).rejects.toThrow(
    'Encryption failed: there is nothing to encrypt.',
  );
});

test('another key, another vector and a changed payload fail with a reason', async () => {
  const envelope = await encrypt(user, options);
  const failure = /^Decryption failed: .+[^.]\.$/s;
  await expect(decrypt(envelope, { ...options, key: 'another' })).rejects.toThrow(failure);
  await expect(decrypt(envelope, { ...options, iv: 'another' })).rejects.toThrow(failure);
  await expect(decrypt({ payload: `A${envelope.payload.slice(1)}` }, options)).rejects.toThrow(failure);
  await expect(decrypt({ payload: '%' }, options)).rejects.toThrow(failure);
});
