import { useState } from 'react';
import type { z } from 'zod';
import type { BodyDefinition } from '#core/define-body.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Fields } from '#core/fields/kind.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import type { Body } from '../api/commands.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import type { AskedInput } from './asked.tsx';
import type { Typed } from './body-of.ts';
import { linesOfForm } from './lines-of-form.ts';
import {
  type Asks,
  blankBody,
  blankTyped,
  bodyFields,
  type LineOf,
  type Rows,
  saidBody,
  type TypedOf,
  typedSchema,
} from './typed-body.ts';
import { type CommandFormOptions, type Faults, useCommandForm } from './use-command-form.ts';

/** What the inputs of a form hold: the fields of its body, lines with what was found for them, and what stands beside them. */
export type FormTyped<F extends Fields, O, E> = {
  readonly [K in keyof TypedOf<F>]: K extends keyof O ? LinesAs<O[K], TypedOf<F>[K]> : TypedOf<F>[K];
} & E;

type LinesAs<O, X> = O extends readonly (infer L extends { readonly key: string })[] ? readonly L[] : X;

type LinesIn<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { readonly lines: Fields } ? K : never;
}[keyof F & string];

type PartsOf<F extends Fields, K extends keyof F> = F[K] extends { readonly lines: infer L extends Fields }
  ? L
  : never;

type LinesTyped<F extends Fields, O, K extends keyof F> = K extends keyof O
  ? LinesAs<O[K], readonly LineOf<PartsOf<F, K>>[]> extends infer X extends readonly {
      readonly key: string;
    }[]
    ? X
    : never
  : readonly LineOf<PartsOf<F, K>>[];

type RowsOf<F extends Fields, O> = {
  readonly [K in LinesIn<F>]?: (line: LinesTyped<F, O, K>[number], place: number) => Body | null;
};

type Labels = Readonly<Record<string, string>>;

export interface BodyFormOptions<F extends Fields, O, E, A>
  extends Pick<CommandFormOptions<Typed, A>, 'name' | 'record' | 'send' | 'done' | 'onRefused'> {
  /** What the command takes: what is typed, sent, needed and put into a draft follows from its fields. */
  body: BodyDefinition<F>;
  /** What is sent instead, where a record that is there takes only some of these fields. */
  sentAs?: BodyDefinition | undefined;
  /** Whose words its fields have. */
  of: AnyEntity;
  /** What people call a field here, where the words of the record do not say it: `amount`, `payments.amount`. */
  labels?: Labels | ((typed: FormTyped<F, O, E>) => Labels);
  /** What its inputs hold when the form opens, where that is not blank. */
  opened?: O;
  /** What else is typed and said by other fields: whether all of it is paid. */
  beside?: E;
  /** What is asked and sent for what has been typed so far; whatever is left out is. */
  when?: (typed: FormTyped<F, O, E>) => Asks;
  /** What is said otherwise than its inputs hold, by column; undefined leaves it out. */
  instead?: (typed: FormTyped<F, O, E>) => Body;
  /** What lines say otherwise than their inputs hold; null for a line that is none. */
  rows?: (typed: FormTyped<F, O, E>) => RowsOf<F, O>;
  /** It changes a record, so what is left blank is said to be nothing. */
  isChange?: boolean;
  /** What is needed for what has been typed so far, though the body does not need it of every such record. */
  needs?: (typed: FormTyped<F, O, E>) => readonly (keyof TypedOf<F>)[];
  check?: (typed: FormTyped<F, O, E>) => Faults;
}

/**
 * The form of a command whose inputs follow from the fields of its body (docs/decisions/0155-forms-follow-their-body.md).
 * Where which input stands, and what stands beside it, the screen says.
 */
export function useBodyForm<
  const F extends Fields,
  O extends Partial<TypedOf<F>>,
  E extends Typed = Record<never, never>,
  A = unknown,
>(options: BodyFormOptions<F, O, E, A>) {
  type T = FormTyped<F, O, E>;
  const { body, of, opened, beside, when, instead, rows, needs } = options;
  const sent = options.sentAs ?? body;
  const words = useEntityWords(of);
  const fields = bodyFields(body.fields);
  const asks = (typed: T): Asks => when?.(typed) ?? NOTHING;
  const { language } = useLanguage();
  const wireOf = (typed: T, id: string): Body => ({
    ...('id' in sent.fields ? { id } : {}),
    ...(options.isChange ? blankBody(sent.fields) : {}),
    ...saidBody(sent.fields, typed, asks(typed), rows?.(typed) as Rows | undefined),
    ...instead?.(typed),
  });
  const missing = (typed: T): Faults => {
    const said = wireOf(typed, '');
    const sentence = sayProblem({ key: 'required' }, language);
    return Object.fromEntries(
      (needs?.(typed) ?? [])
        .filter((key) => (said[String(key)] ?? null) === null)
        .map((key) => [key, sentence]),
    );
  };
  const [schema] = useState(() => typedSchema(body.fields, beside ?? NOTHING) as z.ZodType<Partial<T>>);
  const form = useCommandForm<T, A>({
    ...options,
    body: sent,
    // Only which there are: what they are called may depend on what is typed.
    labels: Object.fromEntries(fields.map(({ column }) => [column, column])),
    opened: { ...blankTyped(body.fields), ...opened, ...beside } as T,
    schema,
    hasInput: (key) => document.getElementById(`${options.name}-${key}`) !== null,
    wire: wireOf,
    check: (typed) => ({ ...missing(typed), ...options.check?.(typed) }),
  });
  const { typed, set, faultOf } = form;
  const asked = asks(typed);
  const needed = needs?.(typed) ?? [];
  const labels = typeof options.labels === 'function' ? options.labels(typed) : (options.labels ?? {});
  const labelOf = (key: string, path: string) =>
    labels[path] ?? words.parts?.[path.split('.')[0] ?? path]?.[key] ?? words.fields[key] ?? key;
  const put = (column: string, value: unknown) => set({ [column]: value } as Partial<T>);
  return {
    ...form,
    labels: Object.fromEntries(fields.map(({ key, column }) => [column, labelOf(key, column)])),
    /** The body as it would be sent now. */
    said: () => wireOf(typed, form.id),
    /** What an input needs that the screen chooses itself: of a password, or of an id that is one of few. */
    field: <K extends keyof T & string>(key: K) => ({
      ...form.field(key),
      label: labelOf(fields.find(({ column }) => column === key)?.key ?? key, key),
    }),
    /** The input of one field, for `Asked`. */
    ask: (column: keyof TypedOf<F> & string): AskedInput => {
      const one = fields.find((field) => field.column === column);
      if (!one) throw new Error(`${column} is no field of this body.`);
      return {
        ...{ id: `${form.name}-${column}`, one, words, label: labelOf(one.key, column) },
        ...{ isAsked: asked[column] !== false, isNeeded: needed.includes(column) },
        ...{ error: faultOf(column), value: (typed as Typed)[column] },
        onChange: (value) => put(column, value),
        onBlur: () => form.look(column),
      };
    },
    /** The lines of one field, each with its inputs. */
    lines: <K extends LinesIn<F>>(key: K) => {
      const lines = (typed as Typed)[key] as LinesTyped<F, O, K>;
      return linesOfForm<PartsOf<F, K>, LinesTyped<F, O, K>[number]>({
        ...{ path: `${form.name}-${key}`, column: key, fields: body.fields[key]?.lines ?? NOTHING, lines },
        ...{ words, labelOf, faultOf },
        put: (changed) => put(key, changed),
      });
    },
  };
}

const NOTHING = {};
