import { expect, type Page } from '@playwright/test';

/** What a printer would have got. */
export interface Printed {
  text: string;
  /** Parts of the paper that reach over its edge. */
  wider: string[];
  /** What else of the screen would be on the page. */
  others: string[];
  pages: number;
  millimetres: [width: number, height: number];
}

/** The paper beside a sale, and a printer that only looks. */
export class PaperPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Browsers of tests have no dialog: printing is noted and waits until `print` has looked. */
  async takePrinterAway() {
    await this.page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printing', '');
    });
  }

  async choose(size: string) {
    await this.page.getByText(size, { exact: true }).click();
    await expect(this.page.getByRole('article')).toHaveAccessibleName(
      new RegExp(`${size.replace(' ', '')}$`),
    );
  }

  async print(size: string): Promise<Printed> {
    const { page } = this;
    await this.choose(size);
    await page.getByRole('button', { name: 'Print receipt' }).click();
    await page.locator('html[data-printing]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(lookAtPage);
    await page.emulateMedia({ media: 'screen' });
    // Writing the page as a file ends the printing, as closing the dialog does.
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    await page.evaluate(() => document.documentElement.removeAttribute('data-printing'));
    await this.untilDone();
    const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file) ?? [];
    return {
      ...seen,
      pages: file.match(/\/Type \/Page\b/g)?.length ?? 0,
      millimetres: [millimetres(width), millimetres(height)],
    };
  }

  /** Counted, laid out, painted: thousands of lines take a while on a busy machine. */
  async untilDone() {
    await expect(this.page.getByRole('button', { name: 'Print receipt' })).toBeEnabled({ timeout: 60_000 });
  }

  /** Width and height of the paper as it is laid out. */
  layout(): Promise<[number, number]> {
    return this.page.getByRole('article').evaluate((paper) => {
      const { width, height } = paper.getBoundingClientRect();
      return [width, height];
    });
  }

  async share(as: string): Promise<string> {
    const { page } = this;
    await page.getByRole('button', { name: 'Share' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: as }).click();
    const file = await (await download).path();
    await this.untilDone();
    return file;
  }
}

function millimetres(points: string): number {
  return (Number(points) * 25.4) / 72;
}

/** Runs in the page, laid out for the printer: what stands on the paper, and what does not fit it. */
export function lookAtPage() {
  const shown = [...document.body.children].filter((part) => getComputedStyle(part).display !== 'none');
  const paper = shown.flatMap((part) => [...part.querySelectorAll('article')]).at(-1);
  if (!paper) throw new Error('No paper is on the page.');
  const edge = paper.getBoundingClientRect().right;
  const wider = [...paper.querySelectorAll('*')].filter(
    (part) => part.getBoundingClientRect().right > edge + 0.5,
  );
  return {
    text: paper.textContent ?? '',
    wider: wider.map((part) => part.textContent ?? ''),
    others: shown.filter((part) => !part.contains(paper)).map((part) => part.className || part.tagName),
  };
}
