import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  isBase64,
  isCreditCard,
  isEmail,
  isHexColour,
  isIpv4,
  isJsonObject,
  normalEmail,
} from '#core/checks.ts';
import { f } from '#core/fields.ts';
import { isComplexPassword, isStrongPassword } from '#core/passwords.ts';
import { relativeTime } from '#core/relative-time.ts';
import { groupedAmount, pastedAmount, plainAmount } from '#ui/fields/amount-text.ts';
import { groupedPhone } from '#ui/fields/phone-text.ts';
import { moneyText } from '#web-kit/format/number.ts';

interface Helper {
  name: string;
  examples: Readonly<Record<string, readonly string[]>> & { pairs?: readonly [string, string][] };
}

/** What the customer asked for, as data. */
const { validation } = JSON.parse(readFileSync(new URL('./specification.json', import.meta.url), 'utf8')) as {
  validation: { helpers: Helper[] };
};

/** The helper of each name of specification §5; one that it names and we lack fails. */
const CHECKS: Readonly<Record<string, (text: string, atLeast?: number) => boolean>> = {
  email: isEmail,
  'strong password': isStrongPassword,
  'complex password': isComplexPassword,
  'credit card': isCreditCard,
  IPv4: isIpv4,
  'hex colour': isHexColour,
  base64: isBase64,
  'JSON object': isJsonObject,
};

/** Beyond the examples of the specification: what a careless helper lets through or refuses. */
const MORE: Readonly<Record<string, { valid: readonly string[]; invalid: readonly string[] }>> = {
  email: {
    valid: ['a.b+c@d-e.co.tz', 'asha_1@x.museum'],
    invalid: ['a@@b.c', 'a@b..c', '.a@b.c', 'a@b.c.', 'a@.b.c', '@', 'a\n@b.c'],
  },
  'strong password': { valid: ['Éclair-77!'], invalid: ['Abcdef1?', 'Abcdef12', ''] },
  'complex password': { valid: ['Abcdef1?', 'Ñandú-55'], invalid: ['Abcdef12', 'Abcd efg1'] },
  'credit card': {
    valid: ['5555555555554444', '6011 0009 9013 9424'],
    invalid: ['5555555555554445', '1234567812345678', '4111 1111 1111', 'visa'],
  },
  IPv4: {
    valid: ['10.0.0.255', '1.1.1.1'],
    invalid: ['01.2.3.4', '1.2.3.256', '1.2.3.4 ', '1..3.4', '1.2.3.-4', '1.2.3.4/8'],
  },
  'hex colour': { valid: ['#abc', 'ABCDEF'], invalid: ['##abc', '#ab', '#abcde', 'abc#', ' #abc', 'red'] },
  base64: { valid: ['YQ==', 'YWI=', 'YWJj', '+/+/'], invalid: ['', 'YQ=', 'YQ', 'YQ===', 'Y Q=', '-_-_'] },
  'JSON object': { valid: ['{}', ' {"a":{"b":[1]}} '], invalid: ['[]', 'null', '1', '"a"', '', '{"a":1,}'] },
};

describe.each(validation.helpers.filter(({ examples }) => !examples.pairs))('$name', ({ name, examples }) => {
  const check = CHECKS[name];
  const cases = Object.entries({ ...examples, ...MORE[name] }).concat(Object.entries(examples));
  const texts = cases.flatMap(([kind, list]) => {
    const [, verdict, length] = /^(valid|invalid)(?:_at_(\d+)|_by_default)?$/.exec(kind) ?? [];
    if (!verdict || !Array.isArray(list)) return [];
    return list.map((text): [string, number | undefined, boolean] => [
      text,
      length ? Number(length) : undefined,
      verdict === 'valid',
    ]);
  });

  test('has a helper and examples of both kinds', () => {
    expect(check).toBeDefined();
    expect(new Set(texts.map(([, , expected]) => expected))).toEqual(new Set([true, false]));
  });

  test.each(texts)('of %j (at least %s letters) says %s', (text, atLeast, expected) => {
    expect(check?.(text, atLeast)).toBe(expected);
  });
});

test('an e-mail address is kept in lower case and without white space', () => {
  const pairs = validation.helpers.flatMap(({ examples }) => examples.pairs ?? []);
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.map(([typed]) => normalEmail(typed))).toEqual(pairs.map(([, kept]) => kept));
});

test('fields of these kinds read with the same helpers', () => {
  const read = (field: ReturnType<typeof f.email | typeof f.color>, wire: string) =>
    field.kind.schema(field, { currency: 'TZS' }).safeParse(wire).data;
  expect(read(f.email(), ' Asha@Duka.CO.TZ ')).toBe('asha@duka.co.tz');
  expect(read(f.email(), 'asha@duka')).toBeUndefined();
  expect(read(f.color(), '0ad')).toBe('#00AADD');
  expect(read(f.color(), '#00ADD8F')).toBeUndefined();
});

test('of an amount only digits, comma and point are kept, and what is negative or none becomes 0', () => {
  expect(plainAmount('12a,3b4.5 TZS', 2)).toBe('1234.5');
  expect(['-5', 'abc', '1.2.3', ''].map((pasted) => pastedAmount(pasted, 2))).toEqual(['0', '0', '0', '0']);
  expect(groupedAmount('1234567')).toBe('1,234,567');
  expect(moneyText(1234567, 'TZS')).toBe('1,234,567');
});

test('times and numbers of §9 are shown as it has them', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now, 'en');
  expect([0, 60, 7200, 86_400, 3 * 86_400].map(ago)).toEqual([
    'just now',
    '1 minute ago',
    '2 hours ago',
    '1 day ago',
    '3 days ago',
  ]);
  expect(groupedPhone('255754321098')).toBe('255 754 321098');
});
