import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDay } from '#core/business-day.ts';
import { booksHold } from './testing/books-hold.ts';
import { aBusiness, logIn } from './testing/people.ts';
import { playReport } from './testing/reported-faults/play-report.ts';
import { openTestSystem, type TestSystem } from './testing/test-system.ts';

// Faults that people reported of other systems and that this one had as well; each case names where it was read.
const FOLDER = join(import.meta.dirname, 'testing/reported-faults/data');
const cases = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

test('all of them are here', () => expect(cases).toHaveLength(10));

test.each(cases)('%s', async (file) => {
  const shop = await aBusiness(system);
  const owner = await logIn(system, shop.phone);
  const today = businessDay(new Date(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  const findings = await playReport(owner, join(FOLDER, file), today);
  expect(findings.map(({ what, comes }) => [what, comes])).toEqual(
    findings.map(({ what, should }) => [what, should]),
  );
  expect(findings.length).toBeGreaterThan(2);
  await booksHold(system.db);
});
