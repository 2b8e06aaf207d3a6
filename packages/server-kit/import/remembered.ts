import type { AnyEntity } from '#core/define-entity.ts';
import { allowed } from '#core/permissions.ts';
import type { Sheet } from '../excel/cell.ts';
import type { ActorContext } from '../operation/context.ts';
import { fieldsOfSheet } from './fields-of-sheet.ts';
import type { ImportChoice } from './import-choice.ts';
import { imports } from './import-tables.ts';
import { keyColumns } from './key-columns.ts';
import { shapesOf } from './shape.ts';

/** What an earlier import of a sheet of this shape has chosen, as far as it is the caller's to choose. */
export interface Remembered {
  id: string;
  file_name: string;
  done_at: string;
  /** As the spreadsheet program counts. */
  heading_row: number;
  choice: ImportChoice;
}

/** For each sheet whose headings the business has imported before: the latest such import. */
export async function rememberedOf(
  entity: AnyEntity,
  sheets: readonly Sheet[],
  context: ActorContext,
): Promise<ReadonlyMap<Sheet, Remembered>> {
  const shapes = new Map(sheets.map((sheet) => [sheet, shapesOf(entity, sheet)]));
  const known = await context.tx.query<{
    shape: string;
    id: string;
    file_name: string;
    choice: string;
    done_at: Date;
  }>(
    `select distinct on (shape) shape, id, file_name, choice, done_at from ${imports.name}
     where entity = $1 and shape = any ($2::text[]) and status in ('done', 'undone') order by shape, done_at desc`,
    [entity.name, [...shapes.values()].flat()],
  );
  const byShape = new Map(known.map((one) => [one.shape, one]));
  return new Map(
    [...shapes].flatMap(([sheet, ofRows]) => {
      const row = ofRows.findIndex((shape) => byShape.has(shape));
      const found = byShape.get(ofRows[row] ?? '');
      if (!found) return [];
      const { id, file_name, done_at } = found;
      const choice = choiceWithin(JSON.parse(found.choice), entity, context);
      return [[sheet, { id, file_name, done_at: done_at.toISOString(), heading_row: row + 1, choice }]];
    }),
  );
}

/** Of a choice what another may choose too: columns that he may fill, records that he may add. */
export function choiceWithin(choice: ImportChoice, entity: AnyEntity, context: ActorContext): ImportChoice {
  const { actor, services } = context;
  const { mapping = {}, key, found, unknown, create_missing = [], blank_missing = [] } = choice;
  const mine = new Set(fieldsOfSheet(entity, context).map(({ column }) => column));
  const keys = new Set(keyColumns(entity, context).map(({ column }) => column));
  return {
    mapping: Object.fromEntries(Object.entries(mapping).filter(([, column]) => mine.has(column))),
    ...(key === null || (key !== undefined && keys.has(key)) ? { key } : {}),
    found,
    unknown,
    create_missing: create_missing.filter((name) => {
      const target = services.registry.entities.find((one) => one.name === name);
      return target && allowed(actor, target.permissions.create);
    }),
    blank_missing,
  };
}
