import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DATA = new URL('data/', import.meta.url);

/** Whatever stands whole on one line of the text, in one spelling. */
function wholeLines(text: string): ReadonlySet<string> {
  const inside = text.split('\n').map((line) => line.trim().replace(/,$/, ''));
  return new Set(
    inside.filter((line) => /^\{.*\}$/.test(line)).map((line) => JSON.stringify(JSON.parse(line))),
  );
}

test.each(readdirSync(DATA).filter((name) => name.endsWith('.json')))('%s has one event a line', (name) => {
  const text = readFileSync(new URL(name, DATA), 'utf8');
  const lines = wholeLines(text);
  const { cases = [] } = JSON.parse(text) as { cases?: { id: string; events?: object[] }[] };
  const broken = cases.flatMap(({ id, events = [] }) =>
    events.flatMap((event, place) => (lines.has(JSON.stringify(event)) ? [] : [`${id}, event ${place + 1}`])),
  );
  expect(broken).toEqual([]);
});
