import { expect, inject, it } from 'vitest';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { compareWithMigrations } from '#server-kit/migrate/compare.ts';

it('finds nothing between the migrations and the definitions (else: npm run migration -- <name>)', async () => {
  expect(await compareWithMigrations(inject('testServer').adminUrl, PRODUCT_TABLES)).toEqual({
    statements: [],
    refused: [],
  });
});
