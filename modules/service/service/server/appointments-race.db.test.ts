import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee } from '#server/testing/people.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.system.close());

const CLIENTS = 32;
const PEOPLE = 8;
/** Two hundred each prove services.md 10: `APPOINTMENTS_EACH=200`. */
const EACH = Number(process.env.APPOINTMENTS_EACH ?? 6);
const DAYS = Math.max(1, Math.ceil(EACH / 20));

interface Asked {
  who: string;
  from: Date;
  to: Date;
}

test(`32 clients ask for ${EACH} appointments each over 8 people: no overlap, and only what is in the way is refused`, {
  timeout: 60_000 + CLIENTS * EACH * 200,
}, async () => {
  const people: string[] = [];
  for (let no = 0; no < PEOPLE; no += 1)
    people.push((await anEmployee(shop.owner, ['modify_service'], { branches: [shop.branch_id] })).id);
  const refused: Asked[] = [];
  const strange: Answer[] = [];
  let made = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = 0; turn < EACH; turn += 1) {
        // Spread over people, days and quarters of an hour, and each of them asked for by several.
        const no = client * 7 + turn * 13;
        const from = new Date(Date.UTC(2026, 11, 7 + (no % DAYS), 6, (no % 36) * 15));
        const to = new Date(from.getTime() + (2 + (no % 5)) * 15 * 60_000);
        const who = String(people[(client + turn) % PEOPLE]);
        const answer = await untilAnswered(() =>
          shop.post('service', {
            ...{ service_type_id: shop.repair, customer_id: shop.customer, outside_hours: true },
            ...{ assignee_id: who, starts: from.toISOString(), ends: to.toISOString() },
          }),
        );
        if (answer.status === 200) made += 1;
        else if (answer.status === 409 && answer.body.code === 'assignee_busy')
          refused.push({ who, from, to });
        else strange.push(answer);
      }
    }),
  );
  expect(strange).toEqual([]);
  const [found] = await shop.system.db.adminQuery<{ taken: number; overlaps: number }>(
    `select (select count(*) from occupations)::int as taken,
         (select count(*) from occupations a join occupations b
            on b.resource_id = a.resource_id and b.id > a.id and b.period && a.period)::int as overlaps`,
  );
  expect(found).toEqual({ taken: made, overlaps: 0 });
  expect(refused.length).toBe(CLIENTS * EACH - made);
  expect(refused.length).toBeGreaterThan(0);
  // Nothing was given back meanwhile: what stood in the way still does.
  const inTheWay = await shop.system.db.adminQuery<{ legal: number }>(
    `select count(*)::int as legal
       from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as r(who, since, until)
       where not exists (select from occupations o where o.resource_id = r.who
                         and o.period && tstzrange(r.since, r.until, '[)'))`,
    [refused.map(({ who }) => who), refused.map(({ from }) => from), refused.map(({ to }) => to)],
  );
  expect(inTheWay).toEqual([{ legal: 0 }]);
});
