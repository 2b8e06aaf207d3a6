// cspell:ignore Mfano
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { OwnServer } from '../pages/own-server.ts';

const SAMPLE = 'Duka la Mfano';

test('a newcomer looks around in a sample shop, removes it and stands at the first start again', async ({
  browser,
}) => {
  test.slow();
  const server = await OwnServer.start({ SAMPLE_DAYS: '40' });
  try {
    const page = await browser.newPage({ baseURL: server.address });
    await page.goto('/');
    await page.getByRole('button', { name: 'Explore a sample shop' }).click();
    await expect(page.getByRole('heading', { name: 'Setting up your sample shop' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/^\d+% done$/);
    const password = await page.getByText(/^[A-Z][a-z2-9]{2}(-[a-z2-9]{3}){3}$/).innerText();

    // Another guest learns that there is a sample, and nothing of how to get in.
    const other = await browser.newPage({ baseURL: server.address });
    await other.goto('/');
    await expect(other.getByRole('button', { name: 'Create your own business' })).toBeVisible();
    await expect(other.getByText(password)).toHaveCount(0);
    await other.getByRole('button', { name: 'Create your own business' }).click();
    await expect(other.getByLabel('Business name')).toBeVisible();

    await page.reload();
    await expect(page.getByText(password)).toBeVisible();
    await expectAccessible(page, 'sample being made');
    await expect(page.getByRole('heading', { name: 'Your sample shop is ready' })).toBeVisible({
      timeout: 120_000,
    });
    await expect(page.getByText(password)).toBeVisible();
    await page.getByRole('button', { name: 'Open the sample shop' }).click();
    await expect(page.getByText('Sample shop: nothing here is real.')).toBeVisible();
    await expectAccessible(page, 'dashboard of the sample');

    await page.getByRole('link', { name: 'Remove sample shop' }).click();
    const remove = page.getByRole('button', { name: 'Remove sample shop' });
    const name = page.getByLabel(/^Type the name of the sample shop/);
    await name.fill('Duka la');
    await expect(remove).toBeDisabled();
    await name.fill(SAMPLE);
    await remove.click();
    await expect(page.getByRole('heading', { name: 'What is your business called?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Explore a sample shop' })).toBeVisible();
  } finally {
    await server.close();
  }
});
