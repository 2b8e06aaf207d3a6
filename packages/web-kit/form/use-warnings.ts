import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { warningsAbout } from '#core/derive/warnings.ts';
import type { Problems } from '#core/errors.ts';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { useSettled } from '../screens/use-settled.ts';
import { useActor, useBranch, useMay } from '../user/current-user.tsx';
import { useToday } from '../user/use-today.ts';
import type { Typed } from './body-of.ts';
import { ALREADY_USED } from './form.words.ts';
import type { FormField } from './form-fields.ts';

export interface CautionedForm {
  entity: AnyEntity;
  fields: readonly FormField[];
  row: WireRow | null;
  typed: Typed;
  /** The columns that hold something else than what was opened: of an old name nobody wants to hear again. */
  changed: readonly string[];
}

/** What looks like a mistake in what is typed, by column: by the warnings of the definition, and records that are alike. */
export function useWarnings({ entity, fields, row, typed, changed }: CautionedForm): Problems {
  const actor = useActor();
  const { currency } = useBranch();
  const today = useToday();
  const stored = useMemo(
    () =>
      Object.fromEntries(
        fields.flatMap(({ column, field, look }) => {
          const read = field.kind.schema(field, { currency }).safeParse(look.wire(typed[column]));
          return read.success ? [[column, read.data]] : [];
        }),
      ),
    [fields, typed, currency],
  );
  const twins = useTwins(entity, fields, row, stored, changed);
  return useMemo(
    () => ({ ...twins, ...warningsAbout(entity, stored, actor, today) }),
    [twins, entity, stored, actor, today],
  );
}

/** Another record of the same name or phone, for whoever may list them: most often the same one written down twice. */
function useTwins(
  entity: AnyEntity,
  fields: readonly FormField[],
  row: WireRow | null,
  stored: Typed,
  changed: readonly string[],
): Problems {
  const may = useMay();
  const mayAsk = entity.calls.includes('search') && may(entity.permissions.list);
  const asked = fields
    .filter(({ key, column }) => mayAsk && entity.alike?.includes(key) && changed.includes(column))
    .map(({ column }) => ({ column, value: String(stored[column] ?? '') }));
  const settled = useSettled(JSON.stringify(asked), REST);
  const questions = JSON.parse(settled) as typeof asked;
  const answers = useQueries({
    queries: questions.map(({ value }) => ({
      ...queriesOf(entity).search(value),
      // What was found for another word says nothing about this one.
      placeholderData: undefined,
      enabled: value.length >= SHORTEST,
    })),
  });
  return Object.fromEntries(
    questions.flatMap(({ column, value }, index) => {
      const twin = twinAmong(answers[index]?.data ?? [], column, value, row?.id);
      const name = String(twin?.[entity.title] ?? '');
      return twin ? [[column, { key: 'alike', words: ALREADY_USED, params: { name } }]] : [];
    }),
  );
}

/** The record that has the same value but for capital letters, and is not the one that is changed. */
export function twinAmong(
  rows: readonly WireRow[],
  column: string,
  value: string,
  own: string | undefined,
): WireRow | undefined {
  const folded = value.toLowerCase();
  return rows.find((row) => row.id !== own && String(row[column] ?? '').toLowerCase() === folded);
}

/** Milliseconds without a key before the server is asked. */
const REST = 400;
/** One letter finds half of the shop. */
const SHORTEST = 2;
