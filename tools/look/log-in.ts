import type { Page } from 'playwright-core';
import type { Login } from './fill-shop.ts';

/** Types who one is into the form that stands in front of a place. */
export async function logInAt(page: Page, place: string, { phone, password }: Login): Promise<void> {
  await page.goto(place);
  await page.locator('input[name="username"]').fill(phone);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
}
