import { expect, type Locator, type Page } from '@playwright/test';

/** The form that every entity has. */
export class FormPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string) {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: false }).first();
  }

  save(noun: string): Locator {
    return this.page.getByRole('button', { name: `Save ${noun}` });
  }

  async create(path: string, noun: string, values: Readonly<Record<string, string>>) {
    await this.open(path);
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
    await this.save(noun).click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: Object.values(values)[0] ?? '' }),
    ).toBeVisible();
  }
}
