import { Facts } from '#ui/show/facts.tsx';
import { FieldCell } from '../fields/field-cell.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { columnTitle } from '../list/sort-choices.ts';
import type { RecordProps } from './status-of.tsx';

/** Some fields of a record as names and values. */
export function RecordFacts({ entity, row, words, facts }: RecordProps & { facts: readonly string[] }) {
  const { language } = useLanguage();
  return (
    <Facts
      look="wide"
      items={facts.map((key) => ({
        key,
        title: columnTitle(key, words, language),
        value: <FieldCell entity={entity} fieldKey={key} row={row} words={words} />,
      }))}
    />
  );
}
