import type { AnyEntity } from '#core/define-entity.ts';
import { linesTableName, ownerColumn } from '#core/derive/table.ts';
import { quoted } from '../command/write-rows.ts';
import type { Tx } from '../db/transaction.ts';
import type { Row } from '../operation/row.ts';

/**
 * Rows as they are kept, with their lines and also where they were deleted, in every branch that is in sight: what the
 * checks of the books go through, newest id first.
 */
export async function wholeRows(
  tx: Pick<Tx, 'query'>,
  entity: AnyEntity,
  { before, most }: { before: string; most: number },
): Promise<Row[]> {
  const rows = await tx.query<Row>(
    `select * from ${quoted(entity.table)} where id < $1 order by id desc limit $2`,
    [before, most],
  );
  return withLines(tx, entity, rows);
}

/** One of them, which is known to be there. */
export async function wholeRow(tx: Pick<Tx, 'query'>, entity: AnyEntity, id: string): Promise<Row> {
  const rows = await tx.query<Row>(`select * from ${quoted(entity.table)} where id = $1`, [id]);
  const [row] = await withLines(tx, entity, rows);
  if (!row) throw new Error(`There is no ${entity.name} ${id}.`);
  return row;
}

async function withLines(tx: Pick<Tx, 'query'>, entity: AnyEntity, rows: Row[]): Promise<Row[]> {
  const owner = ownerColumn(entity);
  const ids = rows.map(({ id }) => id);
  for (const [key, field] of Object.entries(entity.fields)) {
    if (!field.lines || ids.length === 0) continue;
    const table = quoted(linesTableName(entity, key));
    const lines = await tx.query<Row>(
      `select * from ${table} where ${quoted(owner)} = any($1) order by line_no`,
      [ids],
    );
    const byOwner = Map.groupBy(lines, (line) => line[owner]);
    for (const row of rows) row[key] = byOwner.get(row.id) ?? [];
  }
  return rows;
}
