import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { FieldCell } from '../fields/field-cell.tsx';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import { RecordLines } from './record-lines.tsx';
import type { RecordProps } from './status-of.tsx';
import { useShownFields } from './use-shown-fields.ts';
import { VIEW } from './view.words.ts';

/** Everything that is known of a record and the user may see, lines in cards of their own; what has no value is left out. */
export function RecordDetails({ entity, row, words }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { facts, lines } = useShownFields({ entity, row });
  return (
    <>
      <Card title={say(VIEW.details)}>
        <Facts
          look="wide"
          items={facts.map((key) => ({
            key,
            title: columnTitle(key, words, language),
            value: <FieldCell entity={entity} fieldKey={key} row={row} words={words} />,
          }))}
        />
      </Card>
      {lines.map((key) => (
        <RecordLines key={key} {...{ entity, row, words }} fieldKey={key} />
      ))}
    </>
  );
}
