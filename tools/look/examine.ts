import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { faultsOnPage } from './faults-on-page.js';
import type { Size } from './scene.ts';
import { withoutCovered } from './without-covered.js';

/** What stands on a page, and what is wrong with it. */
export interface Examined {
  faults: string[];
  texts: string[];
}

/** A finger needs 44px (ui.md §15), the border of a field among them. */
const FINGER = 42;

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What of a page depends on its colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks at the page as it stands; what has opened over it hides the rest from axe as well. A page that was looked at in
 * another theme before is asked for its colours alone.
 */
export async function examine(page: Page, size: Size, isOtherTheme: boolean): Promise<Examined> {
  const { faults, texts } = (await page.evaluate(faultsOnPage, {
    touch: size.touch,
    finger: FINGER,
  })) as Examined;
  if (!isOtherTheme) await page.evaluate(`${AXE};${AS_WE_SEE_IT}`);
  const asked = JSON.stringify(isOtherTheme ? COLOUR_RULES : RULES);
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ runOnly: ${asked} }).then(({ violations }) => (${withoutCovered})(violations))`,
  );
  return { faults: [...faults, ...violations.map(sentenceOf)], texts };
}

/** A menu or a tip opens over the page as a dialog does and stands in no part of it. */
const AS_WE_SEE_IT = `axe.configure({
  checks: [{ id: 'region', options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=tooltip], svg' } }],
})`;

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
