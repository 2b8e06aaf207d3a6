import { businessDay } from '#core/business-day.ts';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isDayOfBooks, valuesAt } from '#core/derive/named-records.ts';
import { InvalidFields, type Problem, type Problems } from '#core/errors.ts';
import type { Fields } from '#core/fields/kind.ts';
import type { BranchOfCall } from '../operation/caller.ts';
import type { ActorContext } from '../operation/context.ts';
import type { CommandOperation } from '../operation/operation.ts';
import type { Row } from '../operation/row.ts';

/** What is wrong with a day on which the books of the business have not begun. */
export const beforeBooks = (date: string): Problem => ({ key: 'before_books', params: { date } });

/** Refuses a call that names a day before the first of the books, by the fields in which it stands (A44). */
export function requireDaysOfBooks(
  { days = [] }: CommandOperation,
  input: unknown,
  { branch }: Pick<ActorContext, 'branch'>,
): void {
  const problems: Problems = {};
  for (const { at, value } of days.flatMap(({ path }) => valuesAt(input, path)))
    if (isBefore(value, branch)) problems[at] = beforeBooks(branch.books_begin ?? '');
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
}

/** The days before the first of the books in what was read of the body of a row, by their places in it. */
export function daysBeforeBooks({ fields }: AnyEntity, values: Row, branch: BranchOfCall): Problems {
  const problems: Problems = {};
  noteDays(fields, values, branch, '', problems);
  return problems;
}

/** The last word on new rows, whatever command dates them: nothing is dated before the books begin. */
export function refuseBeforeBooks(
  { fields: { date } }: AnyEntity,
  rows: readonly Row[],
  branch: BranchOfCall,
): void {
  if (date && isDayOfBooks(date) && rows.some((row) => isBefore(row.date, branch)))
    throw new InvalidFields({ date: beforeBooks(branch.books_begin ?? '') });
}

function noteDays(fields: Fields, values: Row, branch: BranchOfCall, at: string, problems: Problems): void {
  for (const [key, field] of Object.entries(fields)) {
    const column = columnOf(key, field);
    if (field.lines)
      for (const [place, line] of ((values[key] ?? []) as Row[]).entries())
        noteDays(field.lines, line, branch, `${at}${key}.${place}.`, problems);
    else if (isDayOfBooks(field) && isBefore(values[column], branch))
      problems[`${at}${column}`] = beforeBooks(branch.books_begin ?? '');
  }
}

/** A day, or a moment as somebody says it: with an offset it is of the day that it was in the branch. */
function isBefore(said: unknown, branch: BranchOfCall): boolean {
  const { books_begin } = branch;
  if (books_begin === undefined || typeof said !== 'string') return false;
  const at = /T.*(Z|[+-]\d\d:\d\d)$/.test(said) ? new Date(said) : null;
  const day = at && !Number.isNaN(at.getTime()) ? businessDay(at, branch) : said.slice(0, 10);
  return /^\d{4}-\d\d-\d\d$/.test(day) && day < books_begin;
}
