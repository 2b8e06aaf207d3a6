import { addDays } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { DUE_BEFORE_INVOICE } from '../invoice.words.ts';

/** Days to pay where a branch says nothing. */
const USUAL_DAYS = 30;

interface Due {
  date: string;
  /** What is said as it is issued, and what was agreed while it was written. */
  said: { due_date?: string | null; invoice_validity?: number | null };
  written: string | null;
}

/**
 * By when an invoice of a day is to be paid: the day or the days that are said as it is issued, else the day that was written, else
 * the days of the branch. Never before the day of the invoice.
 */
export function dueOf({ branch }: CommandContext, { date, said, written }: Due): string {
  const { due_date, invoice_validity } = said;
  const days = (count: number) => addDays(date, count);
  const due =
    due_date ??
    (invoice_validity ? days(invoice_validity) : null) ??
    written ??
    days(Number(branch.settings.invoice_validity ?? USUAL_DAYS));
  if (due < date) throw new InvalidFields({ due_date: { key: 'due_before', words: DUE_BEFORE_INVOICE } });
  return due;
}

/** No draft is to be paid before its own day. */
export function checkDueDates(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { row, before } = draft;
    const changed = !before || row.due_date !== before.due_date || row.date !== before.date;
    if (changed && row.due_date && String(row.due_date) < String(row.date))
      addProblem(draft, 'due_date', { key: 'due_before', words: DUE_BEFORE_INVOICE });
  }
}
