import { expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';
import { frameWithout } from './drawer-form.tsx';
import { isMadeWhereChosen } from './use-making.ts';

const USED = { can_categorize_products: true };
const all = () => true;

test('what forms ask for mostly can be made where it is chosen', () => {
  const made = registry.entities.filter((entity) => isMadeWhereChosen(entity, all, USED));
  expect(made.map(({ name }) => name).toSorted()).toEqual([
    'category',
    'customer',
    'expense-type',
    'product',
    'supplier',
  ]);
});

test('nobody is offered what the server would refuse', () => {
  for (const entity of registry.entities.filter(({ madeWhereChosen }) => madeWhereChosen)) {
    const { create } = entity.permissions;
    expect(
      isMadeWhereChosen(entity, (right) => right !== create, USED),
      create,
    ).toBe(false);
    expect(
      isMadeWhereChosen(entity, (right) => right === create, USED),
      create,
    ).toBe(true);
  }
});

test('a branch that uses none of them makes none', () => {
  const category = registry.entity('category');
  expect(isMadeWhereChosen(category, all, {})).toBe(false);
  expect(isMadeWhereChosen(category, all, { can_categorize_products: false })).toBe(false);
});

test('what the document says itself is not asked, beside what the form leaves out by itself', () => {
  const { shows } = frameWithout({ shows: (field) => field !== 'code' }, ['opening_stock']);
  const asked = ['name', 'code', 'opening_stock', 'stock_alert'].filter((field) => shows?.(field, {}));
  expect(asked).toEqual(['name', 'stock_alert']);
  const whole = frameWithout({});
  expect(whole.shows?.('opening_stock', {})).toBe(true);
});
