import { expect, type Page } from '@playwright/test';
import { newId } from '#core/ids.ts';
import type { AskedStep } from './asked-steps.ts';
import { drawnRow } from './drawn-row.ts';

/** Stands in a page before its own scripts: counts the forms that were sent, whether or not they had anything to send. */
const COUNT_SENDING = `
  window.sent = 0;
  document.addEventListener('submit', (event) => {
    window.sent += 1;
    if (!window.held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);`;

/** What is reached in the form of the page, and what is typed into of that; a picker has an Enter of its own. */
const FIELDS = `[...document.querySelectorAll('main form :is(input, textarea, select, [aria-haspopup="listbox"])')]
  .filter((field) => field.checkVisibility() && !field.disabled && field.type !== 'file')`;
const TYPED = `${FIELDS}.filter((field) => field.matches('input:not([aria-haspopup])')
  && ['text', 'number', 'tel', 'email', 'password', 'search', 'date', 'time'].includes(field.type))`;

/** Puts the cursor in a field. A button that waits until a fault is mended would hide what Enter does, so none waits. */
const enterField = (place: number) => `(() => {
  const field = (window.entered = ${TYPED}[${place}]);
  field.focus();
  for (const button of document.querySelectorAll('button[type="submit"]')) button.disabled = false;
  return field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.outerHTML;
})()`;

/** Whether the cursor stands in a later field; in the last one, and where something is searched, it may stay. */
const WENT_ON = `(() => {
  const [fields, now, field] = [${FIELDS}, document.activeElement, window.entered];
  if (now === field) return fields.at(-1) === field || field.enterKeyHint === 'search';
  return fields.indexOf(now) > fields.indexOf(field);
})()`;

/** Goes through forms by Enter, and writes nothing: whatever would be is refused. */
export class EnterWalk {
  readonly faults: string[] = [];
  readonly page: Page;
  private path = '';

  constructor(page: Page) {
    this.page = page;
  }

  async begin() {
    await this.page.addInitScript(COUNT_SENDING);
    await this.page.route(
      (url) => url.pathname.startsWith('/api/'),
      (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        // It asks by a body, and writes nothing.
        if (request.method() === 'GET' || pathname === '/api/message/preview') return route.fallback();
        this.faults.push(`${this.path}: ${request.method()} ${pathname}`);
        return route.fulfill({ status: 400, json: { success: false, message: 'Nothing is written.' } });
      },
    );
  }

  /** Opens the page of a document that the server does not have, as it would stand in a state that allows the step. */
  async openDrawn({ entity, state, name }: AskedStep) {
    const id = newId();
    const { unless } = entity.states?.transitions[name] ?? {};
    const row = { ...drawnRow(entity, id, state), ...(unless ? { [unless]: null } : {}) };
    this.path = `${entity.name}.${name}`;
    const isIt = (url: URL) => url.pathname === `/api/${entity.name}` && url.searchParams.get('id') === id;
    await this.page.route(isIt, (route) => route.fulfill({ json: { success: true, message: row } }));
    await this.page.goto(`${entity.screens.view}?id=${id}`);
  }

  async open(path: string) {
    this.path = path;
    await this.page.goto(path);
    await expect(this.page.locator('main form').first(), path).toBeVisible();
    // What is asked for late brings fields.
    await this.page.waitForLoadState('networkidle');
  }

  /** Opens a screen that has no form of its own shape: a close, a board, a report. */
  async openOther(path: string) {
    this.path = path;
    await this.page.goto(path);
    await expect(this.page.getByRole('main'), path).toBeVisible();
    await this.page.waitForLoadState('networkidle');
  }

  /** Presses Enter in each field of such a screen, wherever the cursor was before, and answers how many there are. */
  async pressAnywhere(): Promise<number> {
    const fields = this.page.locator(
      'main :is(input:not([type="file"], [type="checkbox"], [type="radio"]), textarea):visible',
    );
    const count = await fields.count();
    for (let place = 0; place < count; place += 1) {
      await fields.nth(place).focus();
      await this.page.keyboard.press('Enter');
      if ((await this.sent()) > 0) this.faults.push(`${this.path}, field ${place + 1}: the form was sent`);
    }
    return count;
  }

  /** Ctrl S sends the form, which is held back before it does anything. */
  async sendsByKeys(keys: 'Control+s' | 'Control+Enter') {
    await this.page.evaluate('window.held = true');
    await this.page.keyboard.press(keys);
    const sent = await this.sent();
    if (sent !== 1) this.faults.push(`${this.path}: ${keys} sent it ${sent} times`);
    await this.page.evaluate('window.held = false');
  }

  /** Presses Enter in each field that is typed into, and answers how many there are. */
  async press(): Promise<number> {
    const { page, faults } = this;
    let place = 0;
    for (; place < (await page.evaluate<number>(`${TYPED}.length`)); place += 1) {
      const name = `${this.path}, ${await page.evaluate<string>(enterField(place))}`;
      await page.keyboard.press('Enter');
      if (!(await page.evaluate<boolean>(WENT_ON))) faults.push(`${name}: the cursor did not go on`);
      if ((await this.sent()) > 0) faults.push(`${name}: the form was sent`);
    }
    return place;
  }

  /** Presses what asks for the step, in the head of the page or behind its dots. */
  async ask({ entity, name, button }: AskedStep) {
    const inHead = this.page.getByRole('button', { name: button, exact: true }).first();
    const dots = this.page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first();
    await expect(inHead.or(dots).first(), `${entity.name}.${name}`).toBeVisible();
    if (await inHead.isVisible()) return inHead.click();
    await dots.click();
    await this.page.getByRole('menuitem', { name: button, exact: true }).click();
  }

  /** Presses Enter in each field of the dialog that is open, and answers how many there are; it sends nothing and stays. */
  async pressInDialog(name: string): Promise<number> {
    const dialog = this.page.getByRole('dialog');
    const fields = dialog.locator('input:visible, textarea:visible');
    await expect(fields.first(), name).toBeVisible();
    const count = await fields.count();
    for (let place = 0; place < count; place += 1) {
      await fields.nth(place).focus();
      await this.page.keyboard.press('Enter');
      if ((await this.sent()) > 0) this.faults.push(`${name}: the form was sent`);
      if ((await dialog.count()) !== 1) this.faults.push(`${name}: Enter closed the question`);
    }
    return count;
  }

  private sent(): Promise<number> {
    return this.page.evaluate<number>('(() => { const { sent } = window; window.sent = 0; return sent; })()');
  }
}
