import { expect, test } from 'vitest';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { unseenFaults } from './unseen-faults.ts';

test('what is refused of a field that a form does not show is told with the name of the field', () => {
  const tool = defineEntity({
    name: 'tool',
    module: 'shed',
    title: 'name',
    scope: 'business',
    fields: { name: f.text(), maker: f.ref('supplier'), price: f.money() },
    list: { columns: ['name'] },
    form: [{ key: 'main', rows: [['name']] }],
  });
  const names = { name: 'Name', maker: 'Maker', price: 'Price' };
  const told = (faults: Record<string, string>) => unseenFaults(faults, tool, [{ column: 'name' }], names);
  expect(told({ name: 'Too long.' })).toBeUndefined();
  expect(told({ name: 'Too long.', price: 'This is needed.' })).toBe('Price: This is needed.');
  expect(told({ maker_id: 'Not here.', other: 'Unknown.' })).toBe('Maker: Not here. other: Unknown.');
});
