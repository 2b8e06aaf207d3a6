import { expect, test } from 'vitest';
import order from '#modules/order.json' with { type: 'json' };
import { serverModules } from '#modules/registry.server.ts';

/** Where the server half of each module is, as its folder. */
const halves = await Promise.all(
  order.map(async (module) => [
    module,
    Object.values(await import(`../modules/${module}/module.server.ts`).catch(() => ({}))),
  ]),
);

test('the server halves follow one another as modules build on each other', () => {
  const folders = serverModules.map(
    (half) => halves.find(([, known]) => known?.includes(half as never))?.[0],
  );
  expect(folders).toEqual(order.filter((module) => folders.includes(module)));
});
