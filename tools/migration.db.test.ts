import { expect, inject, it } from 'vitest';
import { allTablesOf } from '#core/derive/table.ts';
import { registry } from '#modules/registry.ts';
import { KIT_TABLES } from '#server-kit/db/kit-tables.ts';
import { compareWithMigrations } from '#server-kit/migrate/compare.ts';

it('finds nothing between the migrations and the definitions (else: npm run migration -- <name>)', async () => {
  const specs = [...allTablesOf(registry), ...KIT_TABLES];
  expect(await compareWithMigrations(inject('testServer').adminUrl, specs)).toEqual({
    statements: [],
    refused: [],
  });
});
