import { expect, test } from 'vitest';
import { runKilledImports } from './run-killed-imports.ts';

test('a server that is killed in an import leaves all rows or none, and the import goes on after it', async () => {
  // Twenty points of 20,000 rows are tried by `npm run prove -- killed-imports`.
  const { kills, nothing, everything } = await runKilledImports({ rows: 600, kills: 3 });
  expect(nothing + everything).toBe(kills);
});
