import type { z } from 'zod';
import type { State, States } from './define-states.ts';
import { integer, money, percent, quantity } from './fields/amounts.ts';
import { choice, flag, id, ids, image, json, lines, ref, refs, texts } from './fields/choices.ts';
import { date, datetime } from './fields/dates.ts';
import { color, email, phone, time } from './fields/formatted-text.ts';
import type { ChoiceField, Field, FieldOptions, Fields, Kind } from './fields/kind.ts';
import type { LinesField } from './fields/row-types.ts';
import { shape } from './fields/shape.ts';
import { secret, text } from './fields/text.ts';
import type { Id } from './ids.ts';
import type { Money } from './money.ts';
import type { Quantity } from './quantity.ts';

/** Of a field that must have a value the row type leaves out null. */
type Stored<T, O extends FieldOptions> = O['required'] extends true
  ? T
  : O['default'] extends string | number | boolean
    ? T
    : T | null;

const field =
  <T>(kind: Kind) =>
  <const O extends FieldOptions = Record<never, never>>(options?: O): Field<Stored<T, O>, O> => ({
    kind,
    options: options ?? {},
  });

/** The kinds of field a definition is made of (entities.md, first paragraph). */
export const f = {
  text: field<string>(text),
  /** What is typed in secret, character by character as it was typed. */
  secret: field<string>(secret),
  phone: field<string>(phone),
  email: field<string>(email),
  color: field<string>(color),
  money: field<Money>(money),
  quantity: field<Quantity>(quantity),
  integer: field<number>(integer),
  percent: field<number>(percent),
  date: field<string>(date),
  time: field<string>(time),
  datetime: field<Date>(datetime),
  flag: field<boolean>(flag),
  image: field<Id<'file'>>(image),
  texts: field<string[]>(texts),
  json: field<unknown>(json),
  choice: <const C extends readonly string[], const O extends FieldOptions = Record<never, never>>(
    choices: C,
    options?: O,
  ): ChoiceField<Stored<C[number], O>, C, O> => ({
    kind: choice,
    options: options ?? {},
    choices,
  }),
  /** A choice among names that are the same in every language, such as currencies and sizes of paper. */
  code: <const C extends readonly string[], const O extends FieldOptions = Record<never, never>>(
    choices: C,
    options?: O,
  ): Field<Stored<C[number], O>, O> => ({ kind: choice, options: options ?? {}, choices }),
  /** The state of a document: the choices are those of its table, and the server keeps it. */
  state: <const S extends string>({ states, first }: States<S>): ChoiceField<S, readonly S[]> => ({
    kind: choice,
    options: { owner: 'system', default: first },
    choices: Object.keys(states) as S[],
    tones: Object.fromEntries(Object.entries<State>(states).map(([name, { tone }]) => [name, tone])),
  }),
  ref: <const E extends string, const O extends FieldOptions = Record<never, never>>(
    target: E,
    options?: O,
  ): Field<Stored<Id<E>, O>, O> => ({ kind: ref, options: options ?? {}, target }),
  refs: <const E extends string, const O extends FieldOptions = Record<never, never>>(
    target: E,
    options?: O,
  ): Field<Id<E>[], O> => ({ kind: refs, options: options ?? {}, target }),
  /** An id under its own key, in the body of a command: of what it makes, or of the record that it is about. */
  id: <const O extends FieldOptions = Record<never, never>>(
    target: string,
    options?: O,
  ): Field<Stored<string, O>, O> => ({ kind: id, options: options ?? {}, target }),
  /** Several ids under their own key. */
  ids: <const O extends FieldOptions = Record<never, never>>(
    target: string,
    options?: O,
  ): Field<string[], O> => ({
    kind: ids,
    options: options ?? {},
    target,
  }),
  /** A value with an inside of its own, read by a schema; for bodies of commands. */
  shape: <T, const O extends FieldOptions = Record<never, never>>(
    schema: z.ZodType<T>,
    options?: O,
  ): Field<Stored<T, O>, O> => ({ kind: shape(schema), options: options ?? {} }),
  lines: <const L extends Fields, const O extends FieldOptions = Record<never, never>>(
    of: L,
    options?: O,
  ): LinesField<L, O> => ({ kind: lines, options: options ?? {}, lines: of }),
};
