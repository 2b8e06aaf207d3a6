import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import type { WireRow } from '../api/queries.ts';
import { FieldCell } from '../fields/field-cell.tsx';
import { lookOf } from '../fields/looks.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { isSwitchedOn } from '../list/list-columns.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import { useActor, useBranch } from '../user/current-user.tsx';
import type { RecordProps } from './status-of.tsx';
import { VIEW } from './view.words.ts';

/** Everything that is known of a record and the user may see; what has no value is left out. */
export function RecordDetails({ entity, row, words }: RecordProps) {
  const say = useSay();
  const actor = useActor();
  const { language } = useLanguage();
  const { switches } = useBranch();
  const keys = readableFields(entity, actor)
    .filter(([key, field]) => lookOf(field) && isSwitchedOn(field, switches) && hasValue(entity, row, key))
    .map(([key]) => key);
  // What is posted is never changed, and carries no time at which it was.
  const stamps = ['created_at', 'created_by', ...(row.updated_at ? ['updated_at'] : [])];
  return (
    <Card title={say(VIEW.details)}>
      <Facts
        look="wide"
        items={[...keys, ...stamps].map((key) => ({
          key,
          title: columnTitle(key, words, language),
          value: <FieldCell entity={entity} fieldKey={key} row={row} words={words} />,
        }))}
      />
    </Card>
  );
}

function hasValue(entity: AnyEntity, row: WireRow, key: string): boolean {
  const field = entity.fields[key];
  const value = field && row[columnOf(key, field)];
  return (
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}
