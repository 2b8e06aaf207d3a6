import type { Page } from '@playwright/test';

/**
 * The stream of what others change never ends, so a page that follows it is never done with asking. It is refused as a
 * server refuses one too many: a line that is cut would be told as a lost network.
 */
export async function withoutEvents(page: Pick<Page, 'route'>): Promise<void> {
  await page.route('**/api/events', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'too many streams' } }),
  );
}
