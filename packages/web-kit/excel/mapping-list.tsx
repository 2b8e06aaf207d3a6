import { Select } from '#ui/fields/select.tsx';
import { useSay } from '../i18n/language.tsx';
import classes from './import.module.css';
import { IMPORT } from './import.words.ts';
import type { ImportColumn } from './import-calls.ts';

export interface MappingListProps {
  headings: readonly string[];
  /** Headings of what the branch has switched off, with what it is called. */
  off: Readonly<Record<string, string>>;
  /** Rows below the headings, to see what a column holds. */
  examples: readonly (readonly string[])[];
  columns: readonly ImportColumn[];
  /** Heading to column. */
  mapping: Readonly<Record<string, string>>;
  onChange: (mapping: Record<string, string>) => void;
}

/** Each heading of the sheet beside the field that it fills; a field is filled by one heading only. */
export function MappingList({ headings, off, examples, columns, mapping, onChange }: MappingListProps) {
  const say = useSay();
  const choose = (heading: string, column: string) => {
    const others = Object.entries(mapping).filter(([key, taken]) => key !== heading && taken !== column);
    onChange(Object.fromEntries(column === '' ? others : [...others, [heading, column]]));
  };
  const options = [
    { value: '', title: say(IMPORT.notRead) },
    ...columns.map(({ column, title }) => ({ value: column, title })),
  ];
  return (
    <ul className={classes.mapping}>
      {headings.map((heading, index) => {
        const values = examples.map((row) => row[index]?.trim() ?? '').filter(Boolean);
        const field = heading in mapping ? undefined : off[heading];
        return (
          <li key={heading}>
            <div className={classes.heading}>
              <b>{heading}</b>
              {field && <small data-off>{say(IMPORT.off, { field })}</small>}
              {!field && values.length > 0 && (
                <small>{say(IMPORT.examples, { values: values.slice(0, 3).join(', ') })}</small>
              )}
            </div>
            <Select
              label={heading}
              labelHidden
              value={mapping[heading] ?? ''}
              options={options}
              onChange={(column) => choose(heading, column)}
            />
          </li>
        );
      })}
    </ul>
  );
}
