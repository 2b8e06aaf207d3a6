import { expect, type Page } from '@playwright/test';

/** The wizard that brings a workbook into a list. */
export class ImportPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async choose(list: string, file: string) {
    await this.page.goto(`${list}?import=1`);
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles(file);
    await expect(this.page.getByRole('button', { name: 'Check the rows' })).toBeVisible({ timeout: 60_000 });
  }

  /** Where the list stands in the workbook. */
  async place(sheet: string, headingRow: string) {
    await this.choice('Sheet', new RegExp(`^${sheet}`));
    // Each row of the choice shows how it begins.
    await this.choice('Row of the headings', new RegExp(`^${headingRow} `));
  }

  async map(heading: string, meaning: string) {
    await this.choice(heading, meaning);
  }

  /** Chooses one of a list by its label. */
  async choice(label: string, option: string | RegExp) {
    await this.page.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async dateOpeningStock(day: string) {
    const field = this.page.getByLabel('Opening stock date');
    await field.fill(day);
    await field.press('Tab');
  }

  async check() {
    await this.page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(this.page.getByText('With errors', { exact: true })).toBeVisible({ timeout: 60_000 });
  }

  /** Away to what was imported and begun before. */
  async leave(list: string) {
    await this.page.goto(`${list}?import=1`);
  }

  /** Back to the import that was left last. */
  async goOn() {
    const earlier = this.page.getByRole('list', { name: 'Earlier imports' });
    await earlier.getByRole('button', { name: 'Continue' }).first().click();
  }

  /** A figure of the check, such as the rows that are new. */
  async countOf(title: string): Promise<number> {
    const figure = this.page.getByText(title, { exact: true }).locator('..');
    return Number((await figure.innerText()).replace(/\D/g, ''));
  }

  /** What is right is imported; what is not is left out and kept. Ends where it says what has landed. */
  async importAll() {
    await this.page.getByRole('button', { name: /^Import [\d,]+ (rows?|and leave out [\d,]+)$/ }).click();
    await expect(this.page.getByRole('heading', { name: /rows? imported$/ })).toBeVisible({
      timeout: 60_000,
    });
  }

  async seeAll(many = 'products') {
    await this.page.getByRole('link', { name: `See ${many}` }).click();
    await expect(this.page).not.toHaveURL(/import=/);
  }
}
