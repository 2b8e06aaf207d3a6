import type { Page } from '@playwright/test';

/** What Playwright itself says where it lets no worker in. */
const OF_THE_FLOWS = /^Service Worker registration blocked by Playwright/;

/**
 * What a page has said to its console that nobody should find there: warnings, errors, and faults that nobody caught. The
 * list grows for as long as the page lives.
 */
export function saidToConsole(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'warning' || message.type() === 'error';
    if (isFault && !OF_THE_FLOWS.test(message.text())) said.push(`${message.text()} at ${page.url()}`);
  });
  page.on('pageerror', (error) => said.push(`${error.message} at ${page.url()}`));
  return said;
}
