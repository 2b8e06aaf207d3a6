import { expect, test } from 'vitest';
import { branchSettings } from '../branch-settings.entity.ts';
import { SETTING_GROUPS } from './settings-on-screen.ts';

test('every setting of a branch has its place on the screen, once', () => {
  const shown = SETTING_GROUPS.flatMap(({ settings }): string[] => [...settings]);
  const settable = Object.entries(branchSettings.fields)
    .filter(([, { options }]) => options.owner !== 'system')
    .map(([key]) => key);
  // Whether a branch is registered for VAT, and at which rate, has a day and a card of its own.
  const dated = ['vat_registered', 'vat_rate'];
  expect([...shown, ...dated].toSorted()).toEqual(settable.toSorted());
});
