import { f } from '#core/fields.ts';
import { money, moneyToWire } from '#core/money.ts';
import { readPaperCode } from '#core/paper-code.ts';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { PaperUnknown } from '../../errors.ts';
import { takeAsking } from '../../login/server/guess-limits.ts';
import { PAPER_STATES, paperAnswer } from '../paper.answer.ts';

/**
 * Whether a paper is genuine, by the code on it. It says what the paper says and how its document stands today: no customer,
 * no items, no staff. Wrong codes are counted by address.
 */
export const verifyPaper = defineGuestCall({
  name: 'paper.verify',
  route: 'GET api/verify-invoice',
  permission: 'guest',
  fields: { code: f.text({ required: true, max: 60 }) },
  answers: paperAnswer,
  async run({ database, call, input }) {
    const guess = await takeAsking(database.login, 'paper', call.ip);
    const code = readPaperCode(input.code);
    const found = await database.papers.find(code ?? '');
    if (!code || !found) throw PaperUnknown();
    await guess.returned();
    const { total, status, ...paper } = found;
    const state = PAPER_STATES.find((one) => one === status) ?? 'valid';
    return { ...paper, code, total_amount: moneyToWire(money(total), paper.currency), state };
  },
});
