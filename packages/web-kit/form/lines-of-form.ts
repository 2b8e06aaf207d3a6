import type { WordsOfOne } from '#core/entity-words.ts';
import type { Fields } from '#core/fields/kind.ts';
import type { AskedInput } from './asked.tsx';
import type { Typed } from './body-of.ts';
import { bodyFields, type TypedOf } from './typed-body.ts';

/** One line of a form: what is typed into it, and the inputs of its fields. */
export interface FormLine<L extends Fields, X> {
  typed: X;
  place: number;
  ask: (column: keyof TypedOf<L> & string) => AskedInput;
  faultOf: (column: string) => string | undefined;
  set: (part: Partial<X>) => void;
  remove: () => void;
}

interface LinesOfForm<X> {
  /** What the ids of its inputs begin with. */
  path: string;
  column: string;
  fields: Fields;
  lines: readonly X[];
  words: WordsOfOne;
  labelOf: (key: string, path: string) => string;
  faultOf: (path: string) => string | undefined;
  put: (lines: readonly X[]) => void;
}

/** Lines that are typed, each with the inputs of its fields and the way out of the form. */
export function linesOfForm<L extends Fields, X extends { readonly key: string }>(
  form: LinesOfForm<X>,
): readonly FormLine<L, X>[] {
  const { path, column, lines, words, put } = form;
  const fields = bodyFields(form.fields);
  return lines.map((typed, place) => {
    const set = (part: Partial<X>) =>
      put(lines.map((line) => (line.key === typed.key ? { ...line, ...part } : line)));
    const faultOf = (key: string) => form.faultOf(`${column}.${place}.${key}`);
    return {
      ...{ typed, place, set, faultOf },
      remove: () => put(lines.filter(({ key }) => key !== typed.key)),
      ask: (asked) => {
        const one = fields.find((field) => field.column === asked);
        if (!one) throw new Error(`${asked} is no field of these lines.`);
        return {
          ...{ id: `${path}.${place}.${asked}`, one, words, isAsked: true, error: faultOf(asked) },
          label: form.labelOf(one.key, `${column}.${asked}`),
          value: (typed as Typed)[asked],
          onChange: (value) => set({ [asked]: value } as Partial<X>),
          onBlur: () => undefined,
        };
      },
    };
  });
}
