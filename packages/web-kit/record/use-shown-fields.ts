import { columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { saysNothing } from '#core/document-page.ts';
import { lookOf } from '../fields/looks.ts';
import { isSwitchedOn } from '../list/list-columns.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';
import { hasValue } from './has-value.ts';
import type { RecordProps } from './status-of.tsx';

/** What is shown of a record: fields that have a value and the user may see, when it was made, and apart from them its lines. */
export function useShownFields({ entity, row }: Pick<RecordProps, 'entity' | 'row'>) {
  const actor = useActor();
  const { switches, currency } = useBranch();
  const told = readableFields(entity, actor).filter(
    ([key, field]) =>
      lookOf(field) &&
      isSwitchedOn(field, switches) &&
      hasValue(row, columnOf(key, field)) &&
      !isIdle(columnOf(key, field)),
  );
  // Of a document nought is no value, and the currency of the branch stands before every amount.
  function isIdle(column: string): boolean {
    if (!entity.states) return false;
    return saysNothing(row[column]) || (column === 'currency' && row.currency === currency);
  }
  const keys = (areLines: boolean) =>
    told.filter(([, field]) => Boolean(field.lines) === areLines).map(([key]) => key);
  // What is posted is never changed, and carries no time at which it was.
  const stamps = ['created_at', 'created_by', ...(row.updated_at ? ['updated_at'] : [])];
  return { facts: [...keys(false), ...stamps], lines: keys(true) };
}
