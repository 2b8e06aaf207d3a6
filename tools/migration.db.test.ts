import { expect, inject, it } from 'vitest';
import { allTablesOf } from '#core/derive/table.ts';
import { registry } from '#modules/registry.ts';
import { compareWithMigrations } from '#server-kit/migrate/compare.ts';

it('finds nothing between the migrations and the definitions (else: npm run migration -- <name>)', async () => {
  const specs = allTablesOf(registry);
  expect(await compareWithMigrations(inject('testServer').adminUrl, specs)).toEqual({
    statements: [],
    refused: [],
  });
});
