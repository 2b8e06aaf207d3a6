import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';

// cspell:ignore Wote Yote Vyote Zote Wamezuiwa wazi Imeisha muda Liko Wateja Benki

interface Noun {
  class: string;
  statuses: Readonly<Record<string, string>>;
  statuses_plural: Readonly<Record<string, string>>;
}

/** Swahili nouns as the customer gave them, with the words of status that agree with them; see its `about`. */
const NOUNS: Readonly<Record<string, Noun>> = JSON.parse(
  readFileSync(new URL('./noun-classes-sw.json', import.meta.url), 'utf8'),
).entities;

const stated = (entity: string) => NOUNS[entity.replaceAll('-', '_')];

/** A status of another record, `sale_status`, is shown beside the noun of that record. */
function shownBeside(field: string, name: string): string {
  const other = /^(.+)_status$/.exec(field)?.[1]?.replaceAll('_', '-');
  return registry.entities.find((entity) => entity.name === other)?.name ?? name;
}

const classOf = (entity: string) => SUBJECTS[registry.words(entity).sw.noun ?? ''];

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
  test.each(words)('$name has the noun class that the customer gave it', ({ name }) => {
    const { noun } = registry.words(name).sw;
    expect(noun).toBe(stated(name)?.class ?? noun);
  });

  test.each(words)('$name, of many in a condition', ({ name, conditions, entity, all }) => {
    const noun = stated(name);
    const { many, all: ofClass } = classOf(name) ?? { many: '', all: '' };
    for (const [condition, word] of Object.entries(conditions)) {
      expect([condition, noun?.statuses_plural[condition] ?? word]).toEqual([condition, word]);
      expect([word, subjectOf(word) ?? many]).toEqual([word, many]);
    }
    if (Object.keys(entity.conditions).length > 0) expect(all ?? 'Zote').toBe(ofClass);
  });

  test.each(words)('$name, of one in a chip', ({ name, choices }) => {
    for (const [field, shown] of Object.entries(choices)) {
      const beside = shownBeside(field, name);
      const noun = stated(beside);
      const { one } = classOf(beside) ?? { one: '' };
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
