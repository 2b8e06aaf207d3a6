import { addDays } from '#core/business-day.ts';
import { stateOf } from '#core/define-states.ts';
import { beforeBooks } from '#server-kit/command/books-begin.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { service } from '../service.entity.ts';
import { serviceStates } from '../service.states.ts';
import { SERVICE_TEXTS } from '../service.words.ts';

/** Whether a job was done before it was entered: it takes nobody's time and no parts, and nothing of it is posted. */
export const isHistory = (row: Row) => stateOf(service, row) === serviceStates.states.history;

/** What is entered as history begins in that state and goes nowhere from there; its warranty runs from the day it was done. */
export function markHistory({ clock, branch }: CommandContext, drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { row, before, sent } = draft;
    const { books_begin } = branch;
    const isOfPast = before ? isHistory(before) : sent.is_history === true;
    if (!isOfPast && books_begin && row.date !== before?.date && String(row.date) < books_begin)
      addProblem(draft, 'date', beforeBooks(books_begin));
    if (before || !isOfPast) continue;
    const day = today(clock, branch);
    if (String(row.date) > day)
      addProblem(draft, 'date', { key: 'in_future', words: SERVICE_TEXTS.inFuture });
    if (sent.deposit_amount)
      addProblem(draft, 'deposit_amount', {
        key: 'history_takes_nothing',
        words: SERVICE_TEXTS.historyTakesNothing,
      });
    Object.assign(row, { status: 'history', starts: null, ends: null, finished_on: row.date });
  }
}

/** Once its type has said how long it is, the warranty of a job of the past is that of one that ended then. */
export function endHistory(drafts: readonly Draft[]): void {
  for (const { row, before, ...draft } of drafts)
    if (!before && isHistory(row) && isSound({ row, ...draft })) {
      const { warranty_days, date, warranty_of_id } = row;
      const runs = typeof warranty_days === 'number' && warranty_days > 0 && !warranty_of_id;
      Object.assign(row, { result: 'done', commission: null });
      row.warranty_until = runs ? addDays(String(date), warranty_days) : null;
    }
}
