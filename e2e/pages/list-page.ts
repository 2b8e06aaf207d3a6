import { expect, type Locator, type Page } from '@playwright/test';

/** The list that every entity has. */
export class ListPage {
  readonly page: Page;
  readonly path: string;

  constructor(page: Page, path: string) {
    this.page = page;
    this.path = path;
  }

  async open(query = '') {
    await this.page.goto(this.path + query);
    await expect(this.page.getByRole('table')).toBeVisible();
  }

  get search(): Locator {
    return this.page.getByRole('searchbox');
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** The names that the page shows, in their order. */
  names(): Promise<string[]> {
    return this.page
      .getByRole('table')
      .getByRole('row')
      .getByRole('link')
      .filter({ hasText: /./ })
      .allInnerTexts();
  }

  async select(name: string, options?: { shift: boolean }) {
    await this.row(name)
      .getByRole('checkbox')
      .click(options?.shift ? { modifiers: ['Shift'] } : {});
  }

  async deleteSelected() {
    await this.page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
  }

  async fromExcelMenu(item: string) {
    await this.page.getByRole('button', { name: 'Excel' }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }
}
