import type { AnyEntity } from '#core/define-entity.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FieldGrid, FormLayout, FormSection } from '#ui/layout/form-layout.tsx';
import { useSay } from '../i18n/language.tsx';
import { EarlierMapping } from './earlier-mapping.tsx';
import { choiceOfSheet, mappedAs } from './first-choice.ts';
import { IMPORT } from './import.words.ts';
import type { ImportChoice } from './import-calls.ts';
import { MappingList } from './mapping-list.tsx';
import { RowChoices } from './row-choices.tsx';
import { headingsOfRow, savedMapping } from './sheet-headings.ts';
import type { Import } from './use-import.ts';

/** Which sheet, which row holds the headings, what each column is, and what becomes of rows that are there already. */
export function ColumnsStep({ entity, work }: { entity: AnyEntity; work: Import }) {
  const say = useSay();
  const { kept, choice } = work;
  const sheet = kept?.sheets.find(({ name }) => name === choice?.sheet);
  if (!kept || !choice || !sheet) return null;
  const change = (part: Partial<ImportChoice>) => work.setChoice({ ...choice, ...part });
  const headings =
    choice.heading_row === sheet.heading_row
      ? sheet.headings
      : headingsOfRow(sheet.rows[choice.heading_row - 1] ?? []);
  const mapped = new Set(Object.values(choice.mapping));
  const dates = kept.columns.filter(
    ({ once, kind, column }) => once && kind === 'date' && !mapped.has(column),
  );
  return (
    <FormLayout id={columnsForm(entity)} onSubmit={() => void work.check({ ...choice, leave_out: [] })}>
      <FormSection title={say(IMPORT.sheet)} why={say(IMPORT.sheetWhy)}>
        <FieldGrid columns={2}>
          <Select
            label={say(IMPORT.sheet)}
            value={choice.sheet}
            options={kept.sheets.map(({ name }) => ({ value: name, title: name }))}
            onChange={(name) => {
              const chosen = kept.sheets.find((candidate) => candidate.name === name);
              if (chosen) work.setChoice(choiceOfSheet(kept, chosen));
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
              const mapping = savedMapping(next, { ...sheet.mapping, ...choice.mapping });
              work.setChoice(mappedAs({ ...choice, heading_row, edits: [] }, mapping, kept));
            }}
          />
          {(sheet.hidden_rows ?? 0) > 0 && (
            <Select
              label={say(IMPORT.hiddenRows, { n: sheet.hidden_rows ?? 0 })}
              value={choice.hidden_rows ?? ''}
              options={[
                { value: '', title: say(IMPORT.chooseHidden) },
                { value: 'leave_out', title: say(IMPORT.leaveHidden) },
                { value: 'import', title: say(IMPORT.importHidden) },
              ]}
              onChange={(hidden) => change({ hidden_rows: hidden === 'import' ? 'import' : 'leave_out' })}
            />
          )}
        </FieldGrid>
      </FormSection>
      <FormSection title={say(IMPORT.mapping)} why={say(IMPORT.mappingWhy)}>
        <EarlierMapping {...{ entity, sheet, choice }} onChoose={work.setChoice} />
        <MappingList
          headings={headings}
          off={sheet.off}
          examples={sheet.rows.slice(choice.heading_row)}
          columns={kept.columns}
          mapping={choice.mapping}
          onChange={(mapping) => work.setChoice(mappedAs(choice, mapping, kept))}
        />
      </FormSection>
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
        <RowChoices columns={kept.columns} choice={choice} onChange={change} />
      </FormSection>
    </FormLayout>
  );
}

/** Ties the bar to the form. */
export const columnsForm = ({ name }: AnyEntity) => `${name}-columns`;

function withValue(values: Readonly<Record<string, unknown>>, column: string, day: string) {
  const { [column]: _, ...others } = values;
  return day === '' ? others : { ...others, [column]: day };
}
