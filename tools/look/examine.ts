import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { faultsOnPage } from './faults-on-page.js';
import type { Size } from './scene.ts';

/** What stands on a page, and what is wrong with it. */
export interface Examined {
  faults: string[];
  texts: string[];
}

/** A finger needs 44px (ui.md §15), the border of a field among them. */
const FINGER = 42;

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as it stands; what has opened over it hides the rest from axe as well. */
export async function examine(page: Page, size: Size): Promise<Examined> {
  const { faults, texts } = (await page.evaluate(faultsOnPage, {
    touch: size.touch,
    finger: FINGER,
  })) as Examined;
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeAnswer>(`axe.run({ runOnly: ${JSON.stringify(RULES)} })`);
  return { faults: [...faults, ...violations.map(sentenceOf)], texts };
}

interface AxeAnswer {
  violations: Violation[];
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; any: { data?: { contrastRatio?: number } }[] }[];
}

function sentenceOf({ id, help, nodes }: Violation): string {
  const ratio = nodes[0]?.any[0]?.data?.contrastRatio;
  const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
  return `${id}${ratio ? ` (${ratio})` : ''}: ${help}: ${places.join(' | ')}`;
}
