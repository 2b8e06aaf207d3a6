import type { Page } from '@playwright/test';

/** The stream of what others change never ends, so a page that follows it is never done with asking. */
export async function withoutEvents(page: Pick<Page, 'route'>): Promise<void> {
  await page.route('**/api/events', (route) => route.abort());
}
