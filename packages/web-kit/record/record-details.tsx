import { columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { FieldCell } from '../fields/field-cell.tsx';
import { lookOf } from '../fields/looks.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { isSwitchedOn } from '../list/list-columns.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import { useActor, useBranch } from '../user/current-user.tsx';
import { hasValue } from './has-value.ts';
import { RecordLines } from './record-lines.tsx';
import type { RecordProps } from './status-of.tsx';
import { VIEW } from './view.words.ts';

/** Everything that is known of a record and the user may see, lines in cards of their own; what has no value is left out. */
export function RecordDetails({ entity, row, words }: RecordProps) {
  const say = useSay();
  const actor = useActor();
  const { language } = useLanguage();
  const { switches } = useBranch();
  const fields = readableFields(entity, actor).filter(
    ([key, field]) => lookOf(field) && isSwitchedOn(field, switches) && hasValue(row, columnOf(key, field)),
  );
  // What is posted is never changed, and carries no time at which it was.
  const stamps = ['created_at', 'created_by', ...(row.updated_at ? ['updated_at'] : [])];
  const keys = (areLines: boolean) =>
    fields.filter(([, field]) => Boolean(field.lines) === areLines).map(([key]) => key);
  return (
    <>
      <Card title={say(VIEW.details)}>
        <Facts
          look="wide"
          items={[...keys(false), ...stamps].map((key) => ({
            key,
            title: columnTitle(key, words, language),
            value: <FieldCell entity={entity} fieldKey={key} row={row} words={words} />,
          }))}
        />
      </Card>
      {keys(true).map((key) => (
        <RecordLines key={key} {...{ entity, row, words }} fieldKey={key} />
      ))}
    </>
  );
}
