import { createHash } from 'node:crypto';
import type { TestServer } from './test-server.ts';
import { warehouse } from './warehouse.ts';

/** Every right that anything of the warehouse asks for. */
export const ALL_OF_WAREHOUSE: readonly string[] = [
  ...warehouse.entities.flatMap(({ permissions }) => Object.values(permissions)),
  'view_cost',
  'modify_price',
  'export_to_excel',
];

/** One text that is another as soon as a row of the warehouse is. */
export async function rowsOfWarehouse({ database }: TestServer): Promise<string> {
  const hash = createHash('sha256');
  for (const table of ['shelves', 'crates', 'crate_branches', 'crate_barcodes', 'deliveries']) {
    const rows = await database.adminQuery(`select t::text from ${table} t order by 1`);
    hash.update(JSON.stringify(rows));
  }
  return hash.digest('hex');
}
