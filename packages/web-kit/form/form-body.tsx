import { Fragment } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { WordsOfOne } from '#core/entity-words.ts';
import type { Problem } from '#core/errors.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { FieldGrid, type FieldGridProps, FormLayout, FormSection } from '#ui/layout/form-layout.tsx';
import type { WireRow } from '../api/queries.ts';
import { leavingOf } from '../fields/leaving.ts';
import { useLanguage } from '../i18n/language.tsx';
import { FormOnPage } from '../making/making-context.ts';
import { useBranch } from '../user/current-user.tsx';
import type { FormField } from './form-fields.ts';
import type { FormFrame } from './form-frame.ts';
import { TypedContext } from './typed-context.ts';
import type { EntityForm } from './use-entity-form.ts';

export interface FormBodyProps {
  entity: AnyEntity;
  form: EntityForm;
  row: WireRow | null;
  words: WordsOfOne;
  frame: FormFrame;
  /** It stands in a panel over a page: without a frame and without what stands beside a form. */
  isPanel?: boolean;
  onSubmit: () => void;
}

/** The sections of a form, their fields beside each other as the definition has them, and what the frame adds. */
export function FormBody({ entity, form, row, words, frame, isPanel, onSubmit }: FormBodyProps) {
  const { Side, isSideInPanel, grid = byNumber } = frame;
  const side = Side && <Side row={row} fields={form.fields} set={form.set} />;
  const sections = askedSections(form, frame);
  const warnings = frame.warns?.(form.typed) ?? {};
  return (
    <TypedContext value={form.typed}>
      <FormOnPage value={true}>
        <FormLayout id={formId(entity)} onSubmit={onSubmit} isPanel={isPanel} side={!isPanel && side}>
          {sections.map((section, place) => (
            <Fragment key={section.key}>
              <FormSection
                title={words.sections?.[section.key]?.title ?? words.one}
                why={words.sections?.[section.key]?.why}
              >
                {section.rows.map((fields) => (
                  <FieldGrid key={fields[0]?.key} {...grid(fields)}>
                    {fields.map((field) => (
                      <Input
                        key={field.key}
                        {...{ entity, field, form, words }}
                        warning={warnings[field.column]}
                      />
                    ))}
                  </FieldGrid>
                ))}
              </FormSection>
              {place === 0 && isPanel && isSideInPanel && side}
            </Fragment>
          ))}
        </FormLayout>
      </FormOnPage>
    </TypedContext>
  );
}

/** What is asked for what has been typed so far. */
function askedSections({ sections, typed }: EntityForm, { asks, shows }: FormFrame) {
  return sections
    .filter(({ key }) => asks?.(key, typed) ?? true)
    .map(({ key, rows }) => ({
      key,
      rows: rows
        .map((row) => row.filter((field) => shows?.(field.key, typed) ?? true))
        .filter((row) => row.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
}

interface InputOfFormProps {
  entity: AnyEntity;
  field: FormField;
  form: EntityForm;
  words: WordsOfOne;
  warning: Problem | undefined;
}

function Input({
  entity,
  field: { key, column, field, look, locked },
  form,
  words,
  warning,
}: InputOfFormProps) {
  const { currency } = useBranch();
  const { language } = useLanguage();
  return (
    <look.Input
      id={inputId(entity, column)}
      field={field}
      fieldKey={key}
      words={words}
      label={words.fields[key] ?? key}
      hint={words.hints?.[key]}
      optional={!field.options.required && field.options.default === undefined}
      leaving={leavingOf(field, form.typed, null, currency)}
      error={form.errorOf(column)}
      warning={form.warningOf(column) ?? (warning && sayProblem(warning, language))}
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

/** As many columns as the row has fields, up to three. */
function byNumber(row: readonly FormField[]): Omit<FieldGridProps, 'children'> {
  if (row.length >= 3) return { columns: 3 };
  return { columns: row.length === 2 ? 2 : 1 };
}
