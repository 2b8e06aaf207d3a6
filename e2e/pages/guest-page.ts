import { expect, type Page } from '@playwright/test';
import { openSession } from './session.ts';
import { OWNER, SHOP } from './shop.ts';

/** Before logging in: the first start, the landing and the login. */
export class GuestPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/') {
    await this.page.goto(path);
    await expect(this.page.getByRole('main')).toBeVisible();
  }

  async createBusiness() {
    const { page } = this;
    await page.getByLabel('Business name').fill(SHOP.business);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Full name').fill(OWNER.name);
    await page.getByLabel('Phone number').fill(OWNER.phone);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Branch name').fill(SHOP.branch);
    await page.getByRole('button', { name: 'Create business' }).click();
  }

  async logIn(username = OWNER.phone, password = OWNER.password) {
    const { page } = this;
    await page.getByLabel(/Phone number or email|Namba ya simu au barua pepe/).fill(username);
    await page.getByLabel(/^(Password|Nenosiri)$/).fill(password);
    await page.getByRole('button', { name: /^(Log in|Ingia)$/ }).click();
  }

  /** Logged in by the form at a path, as people are. */
  async enterByForm(path = '/dashboard', username?: string, password?: string) {
    await this.open(path);
    await this.logIn(username, password);
    await this.isInside();
  }

  /** Logged in at a path, whatever was open before; not by the form, which a flow seldom is about. */
  async enter(path = '/dashboard', username?: string, password?: string, own?: string) {
    await this.startSession(username, password, own);
    await this.page.goto(path);
    await this.isInside();
  }

  /** Logged in, with no screen open yet; with a password of one's own where the other was given. */
  async startSession(username = OWNER.phone, password = OWNER.password, own?: string) {
    await openSession(this.page, username, password, own);
  }

  private async isInside() {
    await expect(
      this.page.getByRole('banner').getByRole('button', { name: /^(Log out|Toka)$/ }),
    ).toBeVisible();
  }
}
