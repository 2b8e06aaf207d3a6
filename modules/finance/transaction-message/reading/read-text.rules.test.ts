import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moneyToWire } from '#core/money.ts';
import { PROVIDER_NAMES } from '../../account/provider-names.ts';
import { MONEY_KINDS } from './kinds.ts';
import { PROVIDERS } from './provider-of-text.rules.ts';
import { readText } from './read-text.rules.ts';

interface ParseCase {
  id: string;
  sender: string;
  text: string;
  expected: Record<string, unknown>;
}
const file = join(import.meta.dirname, '../../../../tools/cases/data/worked-cases-messages.json');
const { parse_cases } = JSON.parse(readFileSync(file, 'utf8')) as { parse_cases: ParseCase[] };

/** What a case says: money in numbers, nothing for what a text does not tell. */
function asCase(text: string, sender: string | null): Record<string, unknown> {
  const { confidence: _, warnings, ...read } = readText({ text, sender, business: 'MKUNAZI TRADERS' });
  const said = Object.entries(read).flatMap(([field, value]) =>
    value === null ? [] : [[field, typeof value === 'bigint' ? moneyToWire(value, 'TZS') : value]],
  );
  return { ...Object.fromEntries(said), ...(warnings.length > 0 ? { warnings } : {}) };
}

test.each(parse_cases)('$id is read as the case says', ({ text, sender, expected }) => {
  const { currency: _, note: __, stored: ___, ...fields } = expected;
  expect(asCase(text, sender)).toEqual(fields);
});

const patterns = PROVIDER_NAMES.flatMap((provider) =>
  PROVIDERS[provider].patterns.map((pattern) => ({ provider, ...pattern })),
);

test.each(patterns)('$provider: $example', ({ provider, example, kind, direction, expression }) => {
  expect(example).toMatch(expression);
  const [sender = null] = PROVIDERS[provider].senders;
  expect(readText({ text: example, sender, business: '' })).toMatchObject({
    ...{ amount: 1_234_500n, moved: true, direction: direction ?? MONEY_KINDS[kind] },
  });
});
