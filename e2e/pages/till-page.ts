import { expect, type Locator, type Page } from '@playwright/test';
import { GuestPage } from './guest-page.ts';

/** A person needs this long between two keys; a scanner does not. */
const BY_HAND_MS = 60;
const SCANNER_GAP_S = 0.005;

/** The till, as a cashier sees and presses it. */
export class TillPage {
  readonly page: Page;
  readonly field: Locator;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole('textbox', { name: 'Search products' });
  }

  /** The till of somebody who has just logged in, on a device whose printer is quick. */
  async enter({ phone, password }: { phone: string; password: string }) {
    await this.printAtOnce();
    await new GuestPage(this.page).startSession(phone, password);
    await this.open();
  }

  /**
   * A printer that is done at once. A till prints each receipt by itself, and while the browser prints the page hears no key:
   * what is pressed the moment a sale is shown is lost where there is no printer and no dialog, as in tests.
   */
  private async printAtOnce() {
    await this.page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('afterprint'));
    });
  }

  async open() {
    await this.page.goto('/point-of-sale/sale-form');
    // The first catalogue of a device comes whole.
    await expect(this.tile('Sabuni ya unga')).toBeVisible({ timeout: 30_000 });
  }

  tile(name: string): Locator {
    return this.page.locator('[data-tile]').filter({ hasText: name });
  }

  line(name: string): Locator {
    return this.page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: name });
  }

  get total(): Locator {
    return this.page.getByRole('status', { name: 'Total' });
  }

  get complete(): Locator {
    return this.page.getByRole('button', { name: 'Complete sale' });
  }

  /** What stands after a sale. */
  get sold(): Locator {
    return this.page.getByRole('heading', { name: /^Sale .+ is complete$/ });
  }

  /** What stands after a sale without a connection. */
  get kept(): Locator {
    return this.page.getByRole('heading', { name: 'The sale is saved on this device' });
  }

  /** Says how many sales have not been sent, or were not accepted. */
  get waiting(): Locator {
    return this.page.getByRole('button', { name: /waiting|not accepted/ });
  }

  async type(text: string) {
    await this.page.keyboard.type(text, { delay: BY_HAND_MS });
  }

  /** What a scanner does: its keys a few milliseconds apart, then Enter. The times are given, however busy the machine. */
  async scan(code: string) {
    const wire = await this.page.context().newCDPSession(this.page);
    const from = Date.now() / 1000;
    const strokes = [...code].map((key) => ({ key, text: key, code: `Digit${key}` }));
    for (const [place, stroke] of [...strokes, { key: 'Enter', text: '\r', code: 'Enter' }].entries()) {
      const timestamp = from + place * SCANNER_GAP_S;
      await wire.send('Input.dispatchKeyEvent', { type: 'keyDown', ...stroke, timestamp });
      await wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke, timestamp });
    }
    await wire.detach();
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key, { delay: BY_HAND_MS });
  }
}
