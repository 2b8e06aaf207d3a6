import { expect, test } from 'vitest';
import { allTablesOf } from '#core/derive/table.ts';
import type { TableSpec } from '#core/table-spec.ts';
import { registry } from '#modules/registry.ts';
import { branchTablesSql, inOrder } from './branch-tables-sql.ts';

const table = (name: string, ...parents: string[]): TableSpec => ({
  ...{ name, scope: 'branch', columns: [], primaryKey: [], indexes: [], checks: [], emptied: 'true' },
  foreignKeys: parents.map((parent) => ({ name, columns: [], table: parent, references: [] })),
});
const namesOf = (tables: readonly TableSpec[]) => inOrder(tables).map(({ name }) => name);

test('what others refer to stands before them, and rows may refer to those of their own table', () => {
  const [order, line, receipt] = [
    table('orders', 'orders'),
    table('lines', 'orders'),
    table('receipts', 'lines'),
  ];
  expect(namesOf([receipt, line, order])).toEqual(['orders', 'lines', 'receipts']);
});

test('tables that refer to each other in a circle could never be taken out', () => {
  expect(() => namesOf([table('a', 'b'), table('b', 'a')])).toThrow('a refers to itself by way of others');
});

test('documents go with their branch, and what it is set up with stays', () => {
  const sql = branchTablesSql(allTablesOf(registry));
  for (const name of ['sales', 'sale_lines', 'debt_histories', 'journal_lines', 'requests'])
    expect(sql).toContain(`'${name}'`);
  for (const name of ['stores', 'accounts', 'products', 'customers']) expect(sql).not.toContain(`'${name}'`);
  expect(sql).toContain(`'r.to_branch_id = $2'`);
});

test('what two branches share follows from the references and states of documents', () => {
  const shared = branchTablesSql(allTablesOf(registry)).split('ctx.documents_between')[1];
  expect(shared).toContain(`select 'stock-request', r.id from public.requests r`);
  expect(shared).toContain(`r.status in ('approved', 'in transit', 'delivered')`);
  expect(shared).not.toContain('public.sales');
});
