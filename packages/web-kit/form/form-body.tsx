import type { AnyEntity } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import { FieldGrid, FormLayout, FormSection } from '#ui/layout/form-layout.tsx';
import type { FormField } from './form-fields.ts';
import type { EntityForm } from './use-entity-form.ts';

export interface FormBodyProps {
  entity: AnyEntity;
  form: EntityForm;
  words: WordsOfOne;
  onSubmit: () => void;
}

/** The sections of a form, their fields beside each other as the definition has them. */
export function FormBody({ entity, form, words, onSubmit }: FormBodyProps) {
  return (
    <FormLayout id={formId(entity)} onSubmit={onSubmit}>
      {form.sections.map((section) => (
        <FormSection
          key={section.key}
          title={words.sections?.[section.key]?.title ?? words.one}
          why={words.sections?.[section.key]?.why}
        >
          {section.rows.map((row) => (
            <FieldGrid key={row[0]?.key} columns={columnsOf(row)}>
              {row.map((field) => (
                <Input key={field.key} {...{ entity, field, form, words }} />
              ))}
            </FieldGrid>
          ))}
        </FormSection>
      ))}
    </FormLayout>
  );
}

interface InputOfFormProps {
  entity: AnyEntity;
  field: FormField;
  form: EntityForm;
  words: WordsOfOne;
}

function Input({ entity, field: { key, column, field, look, locked }, form, words }: InputOfFormProps) {
  return (
    <look.Input
      id={inputId(entity, column)}
      field={field}
      fieldKey={key}
      words={words}
      label={words.fields[key] ?? key}
      hint={words.hints?.[key]}
      optional={!field.options.required && field.options.default === undefined}
      error={form.errorOf(column)}
      disabled={locked}
      value={form.typed[column]}
      onChange={(value) => form.set(column, value)}
      onBlur={() => form.look(column)}
    />
  );
}

export function formId(entity: AnyEntity): string {
  return `${entity.name}-form`;
}

export function inputId(entity: AnyEntity, column: string): string {
  return `${entity.name}-${column}`;
}

function columnsOf(row: readonly FormField[]): 1 | 2 | 3 {
  if (row.length >= 3) return 3;
  return row.length === 2 ? 2 : 1;
}
