import { type Refusal, refusal } from '#core/errors.ts';

/** Why a workbook is not read; the code travels out of the reading thread and the sentence is made from it here. */
export const WORKBOOK_REFUSALS = {
  workbook_not_xlsx: refusal('workbook_not_xlsx', 400, {
    en: 'This is not an Excel file (.xlsx). Open it in your spreadsheet program and save it as .xlsx.',
    sw: 'Hili si faili la Excel (.xlsx). Lifungue katika programu ya lahajedwali na ulihifadhi kama .xlsx.',
  }),
  workbook_locked: refusal('workbook_locked', 400, {
    en: 'This file is protected with a password. Save it without one and choose it again.',
    sw: 'Faili hili limefungwa kwa nenosiri. Lihifadhi bila nenosiri kisha ulichague tena.',
  }),
  workbook_broken: refusal('workbook_broken', 400, {
    en: 'This file is damaged and cannot be read. Open it in your spreadsheet program and save it again.',
    sw: 'Faili hili limeharibika na halisomeki. Lifungue katika programu ya lahajedwali na ulihifadhi tena.',
  }),
  workbook_unsafe: refusal('workbook_unsafe', 400, {
    en: 'This file contains other files or instructions that are not read here. Copy the rows into a new file.',
    sw: 'Faili hili lina mafaili mengine au maagizo ambayo hayasomwi hapa. Nakili safu kwenye faili jipya.',
  }),
  workbook_too_large: refusal<{ megabytes: number }>('workbook_too_large', 400, {
    en: 'This file is too large. The limit is {megabytes} MB.',
    sw: 'Faili hili ni kubwa mno. Kikomo ni MB {megabytes}.',
  }),
  workbook_unpacks_too_large: refusal('workbook_unpacks_too_large', 400, {
    en: 'This file contains far more than a list of products. Copy the rows into a new file.',
    sw: 'Faili hili lina mengi kupita orodha ya bidhaa. Nakili safu kwenye faili jipya.',
  }),
  workbook_too_many_rows: refusal<{ limit: number }>('workbook_too_many_rows', 400, {
    en: 'A sheet in this file has more than {limit} rows. Split it into several files.',
    sw: 'Laha moja la faili hili lina safu zaidi ya {limit}. Ligawe katika mafaili kadhaa.',
  }),
  workbook_too_many_columns: refusal<{ limit: number }>('workbook_too_many_columns', 400, {
    en: 'A sheet in this file has more than {limit} columns. Remove those you do not need.',
    sw: 'Laha moja la faili hili lina safu wima zaidi ya {limit}. Ondoa zisizohitajika.',
  }),
  workbook_too_slow: refusal('workbook_too_slow', 400, {
    en: 'Reading this file takes too long. Copy the rows into a new file.',
    sw: 'Kusoma faili hili kunachukua muda mrefu mno. Nakili safu kwenye faili jipya.',
  }),
  workbook_reader_busy: refusal('workbook_reader_busy', 503, {
    en: 'Several files are being read at the moment. Try again shortly.',
    sw: 'Mafaili kadhaa yanasomwa kwa sasa. Jaribu tena baada ya muda mfupi.',
  }),
};

/** What is written whole or not at all: rows below the last of a sheet would be lost without a word. */
export const SheetFull = refusal<{ sheet: string; limit: string }>('sheet_full', 409, {
  en: '“{sheet}” has more rows than a sheet can hold ({limit}). Narrow it with a filter, or download the branch data as JSON.',
  sw: '“{sheet}” ina safu nyingi kuliko laha moja linavyochukua ({limit}). Ipunguze kwa kichujio, au pakua taarifa za tawi kama JSON.',
});

export type WorkbookRefusal = keyof typeof WORKBOOK_REFUSALS;

/** The refusal of a code that came out of the reading thread, with the numbers its sentence names. */
export function refuseWorkbook(code: WorkbookRefusal, data: Record<string, number> = {}): Refusal {
  const make = WORKBOOK_REFUSALS[code] as (data: Record<string, number>) => Refusal;
  return make(data);
}

/** Thrown in the reading thread, where there is no answer to write; only code and data leave it. */
export class WorkbookRefused extends Error {
  readonly code: WorkbookRefusal;
  readonly data: Record<string, number>;

  constructor(code: WorkbookRefusal, data: Record<string, number> = {}) {
    super(code);
    this.code = code;
    this.data = data;
  }
}
