import type { AnyEntity } from '#core/define-entity.ts';
import { asOfEntity } from '#core/derive/as-of.ts';
import { exportFields, type SheetField } from '#core/derive/sheet.ts';
import { instantOf } from '#core/local-time.ts';
import type { SheetValue } from '#core/sheet-cell.ts';
import type { SheetToWrite } from '../excel/sheet-to-write.ts';
import { workbookBytes, writeWorkbook } from '../excel/write-workbook.ts';
import { FileAnswer, XLSX } from '../http/file-answer.ts';
import { isOn } from '../http/present.ts';
import { spool } from '../http/spool.ts';
import { today } from '../operation/clock.ts';
import type { ActorContext, QueryContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { streamRows } from '../query/list-rows.ts';
import type { PageRequest } from '../query/page-request.ts';
import { fieldsOfSheet } from './fields-of-sheet.ts';

/**
 * The rows of a list as a workbook, with the columns that the caller may read. Rows come through a cursor and leave
 * compressed through a file, so that a list of any length takes the memory of a few rows.
 */
export async function exportRows(
  kept: AnyEntity,
  request: PageRequest,
  context: ActorContext,
): Promise<FileAnswer> {
  const entity = request.asOf ? asOfEntity(kept) : kept;
  const workbook = writeWorkbook({
    timeZone: context.branch.time_zone,
    sheets: [sheetOfRows(entity, request, context)],
  });
  const day = request.asOf?.date ?? today(context.clock, context.branch);
  const name = `${entity.plural}-${day}.xlsx`;
  return new FileAnswer(name, XLSX, await spool(workbook));
}

/** The rows of a request as a sheet that is still to be written, with the columns that the caller may read. */
export function sheetOfRows(entity: AnyEntity, request: PageRequest, context: ActorContext): SheetToWrite {
  const fields = exportFields(entity, context.actor).filter(({ field }) => isOn(field, context.branch));
  const rows = streamRows(entity, request, context);
  const { name, columns } = sheetHead(entity, fields, context);
  const further = context.services.hooks(entity.name).inSheet?.titles(context) ?? [];
  return {
    name,
    columns: [...columns, ...further.map((title) => ({ title }))],
    rows: cellsOf(entity, rows, fields, context),
  };
}

/** An empty sheet with the headings that an import knows, and one row that shows what goes where. */
export async function importTemplate(entity: AnyEntity, context: QueryContext): Promise<FileAnswer> {
  const fields = fieldsOfSheet(entity, context);
  const bytes = await workbookBytes({
    sheets: [
      {
        ...sheetHead(entity, fields, context),
        rows: [fields.map((field) => exampleOf(field, entity, context))],
      },
    ],
  });
  return new FileAnswer(`${entity.plural}.xlsx`, XLSX, bytes);
}

function sheetHead(entity: AnyEntity, fields: readonly SheetField[], { services, language }: ActorContext) {
  const words = services.registry.words(entity.name)[language];
  return { name: words.many, columns: fields.map(({ key }) => ({ title: words.fields[key] ?? key })) };
}

async function* cellsOf(
  entity: AnyEntity,
  rows: AsyncIterable<Row>,
  fields: readonly SheetField[],
  context: ActorContext,
): AsyncGenerator<SheetValue[]> {
  const { branch, services, language } = context;
  const { beforeShow, inSheet } = services.hooks(entity.name);
  const { choices = {} } = services.registry.words(entity.name)[language];
  for await (const row of rows) {
    await beforeShow?.(context, [row]);
    const cells = fields.map(({ key, column, field }): SheetValue => {
      const own = inSheet?.cells?.[key];
      if (own) return own(row, context);
      const stored = field.kind.name === 'ref' ? row[`${key}_name`] : row[column];
      if (stored === null || stored === undefined) return { kind: 'blank' };
      const word = choices[key]?.[String(stored)];
      return word ? { kind: 'text', text: word } : field.kind.toCell(stored, { currency: branch.currency });
    });
    for (const further of inSheet?.rows(row, context) ?? [[]]) yield [...cells, ...further];
  }
}

function exampleOf(
  { key, field }: SheetField,
  entity: AnyEntity,
  { services, language, clock, branch }: QueryContext,
): SheetValue {
  const words = services.registry.words(entity.name)[language];
  switch (field.kind.name) {
    case 'money':
      return { kind: 'number', number: 1500, decimals: 0 };
    case 'quantity':
    case 'integer':
    case 'percent':
      return { kind: 'number', number: 12, decimals: 0 };
    case 'date':
      return { kind: 'date', date: today(clock, branch) };
    case 'datetime':
      return {
        kind: 'datetime',
        at: instantOf(today(clock, branch), '09:00', branch.time_zone).toISOString(),
      };
    case 'choice': {
      const value = String(field.options.default ?? field.choices?.[0] ?? '');
      return { kind: 'text', text: words.choices?.[key]?.[value] ?? value };
    }
    case 'flag':
      return { kind: 'text', text: language === 'sw' ? 'ndiyo' : 'yes' };
    case 'phone':
      return { kind: 'text', text: '0754 321 098' };
    case 'email':
      return { kind: 'text', text: 'neema@example.com' };
    default:
      return field.options.required ? { kind: 'text', text: `${words.one} A` } : { kind: 'blank' };
  }
}
