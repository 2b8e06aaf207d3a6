// cspell:ignore Kilima Hauliers Joseph Mushi Farasi mweupe
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/axe.ts';
import { GuestPage } from '../pages/guest-page.ts';
import { openOwnShop } from '../pages/own-shop.ts';

const OWNER = { name: 'Joseph Mushi', phone: '255713990280', password: 'Farasi-mweupe-280' };
const HOUR = 3_600_000;

test('beside a trip that is being planned stand its load, the trucks that are free, the nearest first, and loads for the way back', async ({
  page,
  playwright,
}, info) => {
  const shop = await openOwnShop(playwright, info, 'Kilima Hauliers', OWNER);
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const customer_id = await shop.create('customer', { name: 'Azam Mills' });
  const way = { origin: 'Dar es Salaam', destination: 'Mwanza', price: 4_200_000 };
  const route_id = await shop.create('route', { name: 'Dar to Mwanza', ...way });
  const small = await shop.create('truck', { registration: 'T 810 SML', capacity_kg: 10_000 });
  const large = await shop.create('truck', { registration: 'T 820 LRG', capacity_kg: 30_000 });
  await shop.create('cargo', {
    ...{ title: 'Cotton', customer_id, origin: 'Mwanza', destination: 'Dar es Salaam' },
    ...{ weight: 8000, price: 900_000 },
  });
  const rice = await shop.create('cargo', { title: 'Rice', customer_id, weight: 24_000 });
  const id = await shop.create('truck-order', {
    ...{ customer_id, route_id, starts: at(500), ends: at(540), truck_id: small },
    cargos: [{ cargo_id: rice }],
  });
  const truckOf = async () => (await shop.read<{ truck_id: string }>(`truck-order?id=${id}`)).truck_id;
  await new GuestPage(page).enter(`/transport/truck-order-form?id=${id}`, OWNER.phone, OWNER.password);
  const form = page.getByRole('main');
  for (const text of [
    '240 %',
    'More than the truck carries.',
    '24,000 of 10,000 kg',
    'Too small for this load',
  ])
    await expect(form).toContainText(text);
  for (const text of ['Return loads', 'Cotton', '900,000']) await expect(form).toContainText(text);
  await expectAccessible(page, 'the form of a trip');
  await page.getByRole('button', { name: 'Use T 820 LRG' }).click();
  for (const text of ['80 %', '24,000 of 30,000 kg']) await expect(form).toContainText(text);
  await expect(page.getByRole('combobox', { name: /^Truck/ })).toHaveValue('T 820 LRG');
  // Looking has changed nothing.
  expect(await truckOf()).toBe(small);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(truckOf).toBe(large);
});
