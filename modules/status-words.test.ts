import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from './registry.ts';

// cspell:ignore viwango vyumba Wote Yote Vyote Zote Wamezuiwa wazi Imeisha muda Liko Wateja Benki

interface Noun {
  class: string;
  statuses: Readonly<Record<string, string>>;
  statuses_plural: Readonly<Record<string, string>>;
}

/** Swahili nouns with their classes and the words of status that agree with them; see its `about`. */
const NOUNS: Readonly<Record<string, Noun>> = JSON.parse(
  readFileSync(new URL('./data/noun-classes-sw.json', import.meta.url), 'utf8'),
).entities;

/** Nouns of ours that the customer's list does not have, by one of it that agrees in the same way. */
const AGREES_LIKE: Readonly<Record<string, string>> = {
  'sale-return': 'sale',
  'removed-line': 'product',
  'fee-payment': 'payment',
  'platform-settings': 'branch_settings',
  file: 'category',
  token: 'account',
  'vat-rate': 'room', // viwango, as vyumba
};

const nounOf = (entity: string) => NOUNS[AGREES_LIKE[entity] ?? entity.replaceAll('-', '_')];

/** A status of another record is shown beside the noun of that record. */
const OF_ANOTHER: Readonly<Record<string, string>> = { sale_status: 'sale' };

const SUBJECTS: Readonly<Record<string, { one: string; many: string; all: string }>> = {
  '1/2': { one: 'a', many: 'wa', all: 'Wote' },
  '3/4': { one: 'u', many: 'i', all: 'Yote' },
  '4': { one: 'i', many: 'i', all: 'Yote' },
  '5/6': { one: 'li', many: 'ya', all: 'Yote' },
  '6': { one: 'ya', many: 'ya', all: 'Yote' },
  '7/8': { one: 'ki', many: 'vi', all: 'Vyote' },
  '9/10': { one: 'i', many: 'zi', all: 'Zote' },
  '10': { one: 'zi', many: 'zi', all: 'Zote' },
  '11': { one: 'u', many: 'u', all: 'Wote' },
  '11/10': { one: 'u', many: 'zi', all: 'Zote' },
};

/** A word that begins as a verb does: subject, then time or place. Nouns and `Hai` agree with nothing. */
const VERB = /^(?<subject>a|wa|u|i|li|ya|ki|vi|zi)(?:me|na|ko\b|po\b)/i;

const words = registry.entities.map((entity) => {
  const { choices = {}, conditions = {}, all } = registry.words(entity.name).sw;
  return { name: entity.name, entity, choices, conditions, all };
});

describe('a word of status agrees with its noun', () => {
  test.each(words)('$name has a noun class', ({ name }) => {
    expect(SUBJECTS[nounOf(name)?.class ?? '']).toBeDefined();
  });

  test.each(words)('$name, of many in a condition', ({ name, conditions, entity, all }) => {
    const noun = nounOf(name);
    const { many, all: ofClass } = SUBJECTS[noun?.class ?? ''] ?? { many: '', all: '' };
    for (const [condition, word] of Object.entries(conditions)) {
      expect([condition, noun?.statuses_plural[condition] ?? word]).toEqual([condition, word]);
      expect([word, subjectOf(word) ?? many]).toEqual([word, many]);
    }
    if (Object.keys(entity.conditions).length > 0) expect(all ?? 'Zote').toBe(ofClass);
  });

  test.each(words)('$name, of one in a chip', ({ name, choices }) => {
    for (const [field, shown] of Object.entries(choices)) {
      const noun = nounOf(OF_ANOTHER[field] ?? name);
      const { one } = SUBJECTS[noun?.class ?? ''] ?? { one: '' };
      const isStatus = /(^|_)(status|state)$/.test(field);
      for (const [value, word] of Object.entries(shown)) {
        if (isStatus) expect([value, noun?.statuses[value] ?? word]).toEqual([value, word]);
        if (isStatus) expect([word, subjectOf(word) ?? one]).toEqual([word, one]);
      }
    }
  });
});

test('what agrees and what does not is told apart', () => {
  const told = ['Wamezuiwa', 'Yako wazi', 'Imeisha muda', 'Liko wazi', 'Hai', 'Wateja', 'Benki'];
  expect(told.map(subjectOf)).toEqual(['wa', 'ya', 'i', 'li', undefined, undefined, undefined]);
});

function subjectOf(word: string): string | undefined {
  return VERB.exec(word)?.groups?.subject?.toLowerCase();
}
