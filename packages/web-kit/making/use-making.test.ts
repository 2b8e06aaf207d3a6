import { expect, test } from 'vitest';
import { registry } from '#modules/registry.ts';
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
