import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

interface Axe {
  run(options: { resultTypes: string[] }): Promise<{ violations: unknown[] }>;
}

/** No finding that keeps people out: axe's serious and critical ones, with the place named. */
export async function expectAccessible(page: Page, what: string) {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // The contrast of a colour on its way to another is that of neither; what turns for ever is not waited for.
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ends.map(({ finished }) => finished));
    // What passes and what does not apply is neither described nor sent.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  const serious = (violations as Found[])
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(serious, what).toEqual([]);
}
