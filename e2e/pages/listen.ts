import type { Page } from '@playwright/test';

/** Everything a page says from now on, for what stands there too short to be looked for: a toast closes after a second. */
export async function listen(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteSaid', (text: string) => {
    said.push(text);
  });
  await page.evaluate(`new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]'))
      if (status.textContent) window.noteSaid(status.textContent);
  }).observe(document.body, { childList: true, subtree: true })`);
  return said;
}
