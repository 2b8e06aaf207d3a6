import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { FieldGrid, FormLayout, FormSection } from '#ui/layout/form-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useRegistry } from '../screens/registry.tsx';
import { IMPORT } from './import.words.ts';
import type { ImportChoice } from './import-calls.ts';
import { MappingList } from './mapping-list.tsx';
import { Problem } from './problem.tsx';
import { headingsOfRow, keptMapping } from './sheet-headings.ts';
import type { Import } from './use-import.ts';

/** Which sheet, which row holds the headings, and what each column is. */
export function ColumnsStep({ entity, work }: { entity: AnyEntity; work: Import }) {
  const say = useSay();
  const { language } = useLanguage();
  const registry = useRegistry();
  const { preview, choice } = work;
  const sheet = preview?.sheets.find(({ name }) => name === choice?.sheet);
  if (!preview || !choice || !sheet) return null;
  const change = (part: Partial<ImportChoice>) => work.setChoice({ ...choice, ...part });
  const headings =
    choice.heading_row === sheet.heading_row
      ? sheet.headings
      : headingsOfRow(sheet.rows[choice.heading_row - 1] ?? []);
  const mapped = new Set(Object.values(choice.mapping));
  const missing = preview.columns.filter(({ required, column }) => required && !mapped.has(column));
  const named = preview.columns.filter(({ column, entity: target }) => target && mapped.has(column));
  const dates = preview.columns.filter(
    ({ once, kind, column }) => once && kind === 'date' && !mapped.has(column),
  );
  return (
    <FormLayout id={`${entity.name}-columns`} onSubmit={() => void work.check({ ...choice, leave_out: [] })}>
      <FormSection title={say(IMPORT.sheet)} why={say(IMPORT.sheetWhy)}>
        <FieldGrid columns={2}>
          <Select
            label={say(IMPORT.sheet)}
            value={choice.sheet}
            options={preview.sheets.map(({ name }) => ({ value: name, title: name }))}
            onChange={(name) => {
              const chosen = preview.sheets.find((candidate) => candidate.name === name);
              if (chosen) change({ sheet: name, heading_row: chosen.heading_row, mapping: chosen.mapping });
            }}
          />
          <Select
            label={say(IMPORT.headingRow)}
            value={String(choice.heading_row)}
            options={sheet.rows.map((cells, index) => ({
              value: String(index + 1),
              title: String(index + 1),
              hint: cells.filter(Boolean).slice(0, 5).join(', '),
            }))}
            onChange={(row) => {
              const heading_row = Number(row);
              const next = headingsOfRow(sheet.rows[heading_row - 1] ?? []);
              change({ heading_row, mapping: keptMapping(next, { ...sheet.mapping, ...choice.mapping }) });
            }}
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={say(IMPORT.mapping)} why={say(IMPORT.mappingWhy)}>
        <MappingList
          headings={headings}
          examples={sheet.rows.slice(choice.heading_row)}
          columns={preview.columns}
          mapping={choice.mapping}
          onChange={(mapping) => change({ mapping })}
        />
      </FormSection>
      {(named.length > 0 || dates.length > 0) && (
        <FormSection title={say(IMPORT.more)} why={say(IMPORT.moreWhy)}>
          {dates.map(({ column, title }) => (
            <FieldGrid key={column} columns={2}>
              <DateInput
                label={title}
                optional
                clearable
                value={String(choice.values[column] ?? '')}
                onChange={(day) => change({ values: withValue(choice.values, column, day) })}
              />
            </FieldGrid>
          ))}
          {named.map(({ column, entity: target = '' }) => (
            <Switch
              key={column}
              label={say(IMPORT.createMissing, { many: registry.words(target)[language].many.toLowerCase() })}
              checked={choice.create_missing.includes(target)}
              onChange={(on) =>
                change({
                  create_missing: on
                    ? [...choice.create_missing, target]
                    : choice.create_missing.filter((name) => name !== target),
                })
              }
            />
          ))}
        </FormSection>
      )}
      <FormSection title={say(IMPORT.check)}>
        {missing.length > 0 && (
          <Problem text={say(IMPORT.missing, { columns: missing.map(({ title }) => title).join(', ') })} />
        )}
        {work.problem && <Problem text={work.problem} />}
        <Row between>
          <Button icon="left" onClick={work.startAgain}>
            {say(IMPORT.back)}
          </Button>
          <Button kind="primary" type="submit" loading={work.running} disabled={missing.length > 0}>
            {say(IMPORT.checkRows)}
          </Button>
        </Row>
      </FormSection>
    </FormLayout>
  );
}

function withValue(values: Readonly<Record<string, unknown>>, column: string, day: string) {
  const { [column]: _, ...others } = values;
  return day === '' ? others : { ...others, [column]: day };
}
