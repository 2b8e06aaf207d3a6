import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { statementSheet } from '../../server/statement-sheet.ts';
import { AGE_WORDS, AGED_DEBTS as TEXTS } from '../aged-debts.words.ts';
import { AGED_DEBTS } from './aged-debts.query.ts';
import { makeAgedDebts, SEES_DEBTS } from './make-aged-debts.ts';

/** The ages of debts as a workbook: a row for each party, the totals below; numbers as numbers. */
export const exportAgedDebts = defineQuery({
  name: 'report.aged-debts-export',
  route: 'GET api/report/aged-debts/export',
  permission: [...SEES_DEBTS, 'export_to_excel'],
  isOfOneMoment: true,
  input: z.strictObject(AGED_DEBTS),
  async run(context) {
    const { language, input } = context;
    const made = await makeAgedDebts({ ...context, input: { ...input, ...EVERYBODY } });
    const { currency, date_to, kind, data, totals } = made;
    const lines = [...data, { party_name: say(TEXTS.total, language), ...totals }];
    return statementSheet(
      {
        ...{ file: 'aged-debts', sheet: TEXTS.sheet, currency, date_to },
        headings: [TEXTS[kind]],
        columns: COLUMNS.map((key) => say(AGE_WORDS[key], language)),
        lines: lines.map((line) => ({
          lead: [line.party_name],
          amounts: COLUMNS.map((key) => line[key]),
        })),
      },
      language,
    );
  },
});

const EVERYBODY = { limit: Number.MAX_SAFE_INTEGER, page: 1 };

const COLUMNS = ['not_due', 'to_30', 'to_60', 'to_90', 'older', 'owed', 'deposit', 'net'] as const;
