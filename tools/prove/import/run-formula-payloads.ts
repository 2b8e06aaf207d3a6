import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { registry } from '#modules/registry.ts';
import { importSheet } from '#server/testing/import-sheet.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { exportRows } from '#server-kit/import/export-rows.ts';
import { readPageRequest } from '#server-kit/query/page-request.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { FORMULA_PAYLOADS } from './formula-payloads.ts';

/** A workbook as a program that is not ours reads it: the text of each cell, and which are formulas. */
export type ReadByAnother = (bytes: Uint8Array) => Promise<{ texts: string[]; formulas: number }>;

export interface FormulaOutcome {
  exports: number;
  payloads: number;
  wrong: string[];
}

/** Bodies that carry a payload in every text of a record. */
const RECORDS: Readonly<Record<string, (payload: string) => Record<string, unknown>>> = {
  customer: (payload) => ({ name: payload, company_name: payload, region: payload, remarks: payload }),
  category: (payload) => ({ name: payload, remarks: payload }),
  store: (payload) => ({ name: payload, remarks: payload }),
  product: (payload) => ({
    name: payload,
    code: payload.slice(0, 64),
    remarks: payload,
    selling_price: 1000,
  }),
};

/**
 * Forty names that a spreadsheet program would run, in every text of several lists, exported and opened again by somebody
 * else's reader: no cell is a formula, every text is what it was, and the file imported again changes nothing.
 */
export async function runFormulaPayloads(db: TestDatabase, read: ReadByAnother): Promise<FormulaOutcome> {
  const shop = await openShop(db, { settings: { has_store: true } });
  const outcome: FormulaOutcome = { exports: 0, payloads: FORMULA_PAYLOADS.length, wrong: [] };
  for (const [entity, body] of Object.entries(RECORDS)) {
    for (const payload of FORMULA_PAYLOADS) await shop.create(entity, body(payload));
    const bytes = await exported(shop, entity);
    const { texts, formulas } = await read(bytes);
    if (formulas > 0) outcome.wrong.push(`${entity}: ${formulas} formulas`);
    for (const payload of FORMULA_PAYLOADS) {
      const times = texts.filter((text) => text === payload).length;
      if (times < 2) outcome.wrong.push(`${entity}: ${payload} stands there ${times} times`);
    }
    await comesBack(shop, entity, bytes);
    outcome.exports += 1;
  }
  return outcome;

  /** The file itself as an import: every row finds its record by name and changes nothing of it. */
  async function comesBack(from: Shop, entity: string, bytes: Uint8Array): Promise<void> {
    const title = registry.words(entity).en.fields.name ?? '';
    const remarks = registry.words(entity).en.fields.remarks ?? '';
    const wizard = { mapping: { [title]: 'name', [remarks]: 'remarks' }, key: '"name"' };
    const dry = await importSheet(from, entity, bytes, wizard, true);
    if (dry.faulty !== 0 || dry.to_update !== dry.rows)
      outcome.wrong.push(`${entity}: of ${dry.rows} rows ${dry.to_update} found their record`);
    await importSheet(from, entity, bytes, wizard);
    const again = await read(await exported(from, entity));
    const { texts } = await read(bytes);
    if (JSON.stringify(again.texts.toSorted()) !== JSON.stringify(texts.toSorted()))
      outcome.wrong.push(`${entity}: what came back is not what left`);
  }
}

async function exported(shop: Shop, entity: string): Promise<Uint8Array> {
  const definition = registry.entity(entity);
  const answer = await shop.ask((context) =>
    exportRows(
      definition,
      { ...readPageRequest(definition, new Map(), context), page: 1, limit: 1000 },
      context,
    ),
  );
  return buffer(answer.content as Readable);
}

/** The reader that the product imports with, without what stands before it here: it did not write the file. */
export const readByLibrary: ReadByAnother = async (bytes) => {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
  return {
    texts: sheets.flatMap(({ rows }) => rows.flat()).filter((value) => typeof value === 'string'),
    formulas: cells.filter(({ formula }) => formula !== undefined).length,
  };
};
