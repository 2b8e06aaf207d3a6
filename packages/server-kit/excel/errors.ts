import { type Refusal, refusal } from '#core/errors.ts';

/** Why a workbook is not read; the code travels out of the reading thread and the sentence is made from it here. */
export const WORKBOOK_REFUSALS = {
  workbook_not_xlsx: refusal('workbook_not_xlsx', 400, {
    en: 'This file is not an Excel workbook (.xlsx). Open it in the spreadsheet program and save it as .xlsx.',
    sw: 'Faili hili si kitabu cha Excel (.xlsx). Lifungue katika programu ya lahajedwali na ulihifadhi kama .xlsx.',
  }),
  workbook_locked: refusal('workbook_locked', 400, {
    en: 'This workbook is locked with a password. Save it without one and choose it again.',
    sw: 'Kitabu hiki kimefungwa kwa nenosiri. Kihifadhi bila nenosiri kisha ukichague tena.',
  }),
  workbook_broken: refusal('workbook_broken', 400, {
    en: 'This workbook is damaged and cannot be read. Open it in the spreadsheet program and save it again.',
    sw: 'Kitabu hiki kimeharibika na hakisomeki. Kifungue katika programu ya lahajedwali na ukihifadhi tena.',
  }),
  workbook_unsafe: refusal('workbook_unsafe', 400, {
    en: 'This workbook holds other files or instructions that are not read here. Copy the rows into a new workbook.',
    sw: 'Kitabu hiki kina mafaili mengine au maagizo ambayo hayasomwi hapa. Nakili safu kwenye kitabu kipya.',
  }),
  workbook_too_large: refusal<{ megabytes: number }>('workbook_too_large', 400, {
    en: 'This workbook is too large: at most {megabytes} MB are read at a time.',
    sw: 'Kitabu hiki ni kikubwa mno: husomwa MB {megabytes} tu kwa mara moja.',
  }),
  workbook_unpacks_too_large: refusal('workbook_unpacks_too_large', 400, {
    en: 'This workbook holds far more than a list of goods. Copy the rows into a new workbook.',
    sw: 'Kitabu hiki kina mengi kupita orodha ya bidhaa. Nakili safu kwenye kitabu kipya.',
  }),
  workbook_too_many_rows: refusal<{ limit: number }>('workbook_too_many_rows', 400, {
    en: 'A sheet of this workbook has more than {limit} rows. Split it into several workbooks.',
    sw: 'Laha moja la kitabu hiki lina safu zaidi ya {limit}. Ligawe katika vitabu kadhaa.',
  }),
  workbook_too_many_columns: refusal<{ limit: number }>('workbook_too_many_columns', 400, {
    en: 'A sheet of this workbook has more than {limit} columns. Remove those that are not needed.',
    sw: 'Laha moja la kitabu hiki lina nguzo zaidi ya {limit}. Ondoa zisizohitajika.',
  }),
  workbook_too_slow: refusal('workbook_too_slow', 400, {
    en: 'Reading this workbook takes too long. Copy the rows into a new workbook.',
    sw: 'Kusoma kitabu hiki kunachukua muda mrefu mno. Nakili safu kwenye kitabu kipya.',
  }),
  workbook_reader_busy: refusal('workbook_reader_busy', 503, {
    en: 'Several workbooks are being read at the moment. Try again shortly.',
    sw: 'Vitabu kadhaa vinasomwa kwa sasa. Jaribu tena baada ya muda mfupi.',
  }),
};

/** What is written whole or not at all: rows below the last of a sheet would be lost without a word. */
export const SheetFull = refusal<{ sheet: string; limit: string }>('sheet_full', 409, {
  en: '“{sheet}” has more rows than a sheet takes, which is {limit}. Narrow it with a filter, or take the data of the branch along as JSON.',
  sw: '“{sheet}” ina safu nyingi kuliko laha moja linavyochukua, yaani {limit}. Ipunguze kwa kichujio, au chukua data za tawi kama JSON.',
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
