import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type DrillReport, openReport, signReport, writeDrillReport } from './drill-report.ts';

const KEY = randomBytes(32);
const REPORT: DrillReport = {
  format: 1,
  backup: { file: 'duka.backup', sha256: 'a1'.repeat(32), made_at: '2026-11-20T02:30:00Z', release: '1.0.0' },
  drilled: { at: '2026-11-21T08:00:00.000Z', release: '1.1.0', seconds: 12.5 },
  tables: [
    { table: 'public.products', rows: 3, hash: 'b2'.repeat(32) },
    { table: 'public.journal_lines', rows: 6, hash: 'c3'.repeat(32) },
  ],
  trial_balance: { debit: '900000', credit: '900000', is_equal: true },
  notes: ['The rights on the tables were others.'],
};

/** What the text is taken for: a refusal is an answer too. */
function verdictOn(text: string, key = KEY): string {
  try {
    return openReport(text, key).state;
  } catch (error) {
    return (error as Error).message;
  }
}

test('a report comes back as it was written', () => {
  expect(openReport(signReport(REPORT, KEY), KEY)).toEqual({
    state: 'as_written',
    report: { ...REPORT, key: expect.any(String) },
  });
});

test('no byte of it can be another, be missing or come in', () => {
  const text = signReport(REPORT, KEY);
  expect(verdictOn(text)).toBe('as_written');
  for (let place = 0; place < text.length; place += 1) {
    const [before, after] = [text.slice(0, place), text.slice(place + 1)];
    const letter = text[place] === '0' ? '1' : '0';
    for (const other of [before + letter + after, before + after, `${before}0${text.slice(place)}`])
      if (other !== text) expect(verdictOn(other), other).not.toBe('as_written');
  }
  for (const other of [`${text}\n`, `${text} `, ` ${text}`, text.trim(), JSON.stringify(JSON.parse(text))])
    expect(verdictOn(other)).toBe('changed');
});

const changes: Record<string, (report: DrillReport) => void> = {
  'the file': ({ backup }) => void Object.assign(backup, { file: 'other.backup' }),
  'its checksum': ({ backup }) => void Object.assign(backup, { sha256: 'd4'.repeat(32) }),
  'when it was made': ({ backup }) => void Object.assign(backup, { made_at: '2026-11-21T02:30:00Z' }),
  'what made it': ({ backup }) => void Object.assign(backup, { release: '9.9.9' }),
  'when it was drilled': ({ drilled }) => void Object.assign(drilled, { at: '2026-11-22T08:00:00.000Z' }),
  'what drilled it': ({ drilled }) => void Object.assign(drilled, { release: '9.9.9' }),
  'how long it took': ({ drilled }) => void Object.assign(drilled, { seconds: 1 }),
  'the rows of a table': ({ tables }) => void Object.assign(tables[0] ?? {}, { rows: 4 }),
  'the hash of a table': ({ tables }) => void Object.assign(tables[1] ?? {}, { hash: 'e5'.repeat(32) }),
  'a table less': ({ tables }) => void tables.pop(),
  'the order of the tables': ({ tables }) => void tables.reverse(),
  'the sums': ({ trial_balance }) => void Object.assign(trial_balance, { credit: '1' }),
  'whether they are equal': ({ trial_balance }) => void Object.assign(trial_balance, { is_equal: false }),
  'a note less': ({ notes }) => void notes.pop(),
  'something more': (report) => void Object.assign(report, { extra: true }),
};

test.each(Object.entries(changes))('a change of %s shows, however well it is written down', (_, change) => {
  const report = JSON.parse(signReport(REPORT, KEY));
  change(report);
  expect(verdictOn(`${JSON.stringify(report, null, 2)}\n`)).toBe('changed');
});

test('a name that stands twice shows, though the value that counts is the one that was signed', () => {
  const text = signReport(REPORT, KEY);
  const twice = text.replace('"is_equal": true', '"is_equal": false,\n    "is_equal": true');
  expect(JSON.parse(twice)).toEqual(JSON.parse(text));
  expect(verdictOn(twice)).toBe('changed');
});

test('what another installation has signed is told apart from what was changed', () => {
  const other = randomBytes(32);
  const theirs = signReport(REPORT, other);
  expect(verdictOn(theirs)).toBe('other_key');
  const { key } = JSON.parse(signReport(REPORT, KEY));
  expect(verdictOn(theirs.replace(JSON.parse(theirs).key, key))).toBe('changed');
  expect(theirs).not.toContain(other.toString('hex'));
});

test('what is no report is refused with a sentence', () => {
  for (const text of ['', '{', '[]', 'null', '{"format":1}', signReport(REPORT, KEY).slice(0, 200)])
    expect(verdictOn(text)).toBe('This is not the report of a drill, or it is damaged.');
});

test('a report that cannot be written leaves the former one, and none where there was none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-report-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const backup = join(folder, 'duka.backup');
  const full = { freeIn: async () => 0 };
  await expect(writeDrillReport(backup, REPORT, KEY, full)).rejects.toThrow('There is no room');
  expect(await readdir(folder)).toEqual([]);

  const path = await writeDrillReport(backup, REPORT, KEY);
  expect(await readdir(folder)).toEqual(['duka.backup.drill.json']);
  const later = { ...REPORT, notes: [] };
  await expect(writeDrillReport(backup, later, KEY, full)).rejects.toThrow('There is no room');
  expect(await readFile(path, 'utf8')).toBe(signReport(REPORT, KEY));

  await rm(path);
  await mkdir(path);
  await writeFile(join(path, 'in-the-way'), '');
  await expect(writeDrillReport(backup, later, KEY)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['duka.backup.drill.json']);
  expect(await readdir(path)).toEqual(['in-the-way']);
});
