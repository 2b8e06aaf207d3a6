import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCases } from './case-file.ts';
import { type CaseServer, startCaseServer } from './case-server.ts';
import { describePlayed } from './describe-played.ts';
import { KNOWN_DIFFERENCES, type KnownDifference } from './known-differences.ts';
import { playMessageCase, readMessageCases } from './message-cases.ts';
import { type Found, type Played, playCase } from './play-case.ts';
import { NOT_SHOWN } from './posting-cases.ts';
import { POSTING_STORIES } from './posting-stories.ts';
import { readServiceCases } from './service-case-file.ts';
import { playServiceCase } from './service-cases.ts';

// A whole installation, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: CaseServer;
beforeAll(async () => {
  server = await startCaseServer();
});
afterAll(() => server.stop());

const EXAMPLES = join(import.meta.dirname, '../../modules/point-of-sale/sale/data/posting-examples.json');

const all = (
  await Promise.all(['money', 'goods', 'transport', 'hotel'].map((kind) => readCases(fileOf(kind))))
).flat();

test.each(all)('$id $title', async (worked) => {
  agree(await playCase(server, worked));
});

const examples = await readCases(EXAMPLES);

test.each(examples)('$id $title', async (worked) => {
  agree(await playCase(server, worked));
});

test('every example of an entry is posted by an event of a story, or it is said why not', async () => {
  const { entries } = JSON.parse(await readFile(EXAMPLES, 'utf8')) as { entries: { id: string }[] };
  const shown = POSTING_STORIES.flatMap(({ steps }) => steps.flatMap(({ shows = [] }) => shows));
  const all = new Set([...shown, ...Object.keys(NOT_SHOWN)]);
  expect(all).toEqual(new Set(entries.map(({ id }) => id)));
});

const jobs = await readServiceCases(fileOf('services'));

test.each(jobs)('$id $title', async (worked) => {
  agree(await playServiceCase(server, worked));
});

/** Nothing differs but what is known to. */
function agree(played: Played): void {
  const known = KNOWN_DIFFERENCES[played.id];
  const news = played.differences.filter((found) => !isKnown(found, known));
  expect(news, describePlayed(played)).toEqual([]);
  expect(known !== undefined && played.differences.length === 0, `${played.id} agrees: off the list`).toBe(
    false,
  );
}

const texts = await readMessageCases(fileOf('messages'));

test.each(texts)('$id $title', async (one) => {
  const played = await playMessageCase(server, one);
  expect(played.differences, describePlayed(played)).toEqual([]);
});

/** Whether a difference is where the case is known to differ; the end follows from all events. */
function isKnown({ no }: Found, known: KnownDifference | undefined): boolean {
  return known !== undefined && (no === null || no >= known.from);
}

test('the list of differences names cases that there are', () => {
  const ids = [...all, ...jobs, ...examples].map(({ id }) => id);
  expect(Object.keys(KNOWN_DIFFERENCES).filter((id) => !ids.includes(id))).toEqual([]);
});

function fileOf(kind: string): string {
  return join(import.meta.dirname, `data/worked-cases-${kind}.json`);
}
