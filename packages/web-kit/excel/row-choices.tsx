import { Select } from '#ui/fields/select.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useRegistry } from '../screens/registry.tsx';
import { FOUND, IMPORT, MISSING, UNKNOWN } from './import.words.ts';
import type { Found, ImportChoice, ImportColumn, Unknown } from './import-calls.ts';

export interface RowChoicesProps {
  columns: readonly ImportColumn[];
  choice: ImportChoice;
  onChange: (part: Partial<ImportChoice>) => void;
}

/** How rows find the records that are there, what becomes of them, and of names that nobody knows yet. */
export function RowChoices({ columns, choice, onChange }: RowChoicesProps) {
  const say = useSay();
  const { language } = useLanguage();
  const registry = useRegistry();
  const mapped = new Set(Object.values(choice.mapping));
  const keys = columns.filter(({ finds, column }) => finds && mapped.has(column));
  const named = columns.filter(({ entity, column }) => entity && mapped.has(column));
  const missingOf = (target: string) =>
    choice.create_missing.includes(target)
      ? 'create'
      : choice.blank_missing.includes(target)
        ? 'blank'
        : 'refuse';
  return (
    <>
      {keys.length > 0 && (
        <FieldGrid columns={choice.key === null ? 2 : 3}>
          <Select
            label={say(IMPORT.findBy)}
            value={choice.key ?? ''}
            options={[
              { value: '', title: say(IMPORT.allNew) },
              ...keys.map(({ column, title }) => ({ value: column, title })),
            ]}
            onChange={(key) => onChange({ key: key === '' ? null : key })}
          />
          {choice.key !== null && (
            <>
              <Select
                label={say(IMPORT.ifFound)}
                value={choice.found}
                options={Object.entries(FOUND).map(([value, words]) => ({ value, title: say(words) }))}
                onChange={(found) => onChange({ found: found as Found })}
              />
              <Select
                label={say(IMPORT.ifUnknown)}
                value={choice.unknown}
                options={Object.entries(UNKNOWN).map(([value, words]) => ({ value, title: say(words) }))}
                onChange={(unknown) => onChange({ unknown: unknown as Unknown })}
              />
            </>
          )}
        </FieldGrid>
      )}
      {named.map(({ column, entity: target = '', may_add, required }) => (
        <FieldGrid key={column} columns={2}>
          <Select
            label={say(IMPORT.ifMissing, {
              many: registry.words(target)[language].many,
              lower: registry.words(target)[language].many.toLowerCase(),
            })}
            value={missingOf(target)}
            options={Object.entries(MISSING)
              .filter(([value]) => (value !== 'create' || may_add) && (value !== 'blank' || !required))
              .map(([value, words]) => ({ value, title: say(words) }))}
            onChange={(chosen) => {
              const others = (list: readonly string[]) => list.filter((name) => name !== target);
              const [create, blank] = [others(choice.create_missing), others(choice.blank_missing)];
              onChange({
                create_missing: chosen === 'create' ? [...create, target] : create,
                blank_missing: chosen === 'blank' ? [...blank, target] : blank,
              });
            }}
          />
        </FieldGrid>
      ))}
    </>
  );
}
