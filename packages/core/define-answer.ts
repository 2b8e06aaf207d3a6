import type { Field, FieldOptions } from './fields/kind.ts';
import type { ColumnName, ValueOf } from './fields/row-types.ts';

/** What an answer holds: a value, one thing with an inside of its own, many of them, or what may be missing. */
export type Said = Part | Under | Sometimes;

/** What always stands at its key. */
export type Part = Field | One | Many | Maybe;

/** The inside of an answer, by key; a field without the right that it asks to be read is left out as it goes out. */
export type SaidFields = { readonly [key: string]: Said };

/** One thing with fields of its own. */
export interface One<F extends SaidFields = SaidFields> {
  readonly one: F;
}

/** A list of such things. */
export interface Many<F extends SaidFields = SaidFields> {
  readonly many: F;
}

/** What is null where there is none. */
export interface Maybe<X extends Field | One | Many = Field | One | Many> {
  readonly maybe: X;
}

/** What is left out, with its key, for those without a right in the branch of the call. */
export interface Under<X extends Part = Part> {
  readonly under: X;
  readonly right: string;
}

/** What is left out, with its key, where there is nothing to say or what may be seen differs from row to row. */
export interface Sometimes<X extends Part = Part> {
  readonly sometimes: X;
}

/** A file, whose inside nobody declares. */
export interface Bytes {
  readonly file: string;
}

/** What a call answers, declared once: by it the server presents, programs are told, and the browser has its types. */
export type Answer = One | Many | Bytes;

/** Declares an answer of one thing, or a part of one. */
export const one = <const F extends SaidFields>(fields: F): One<F> => ({ one: fields });

/** Declares an answer of many things, or a part of one. */
export const many = <const F extends SaidFields>(fields: F): Many<F> => ({ many: fields });

/** Declares that there may be none. */
export const maybe = <const X extends Field | One | Many>(said: X): Maybe<X> => ({ maybe: said });

/**
 * Declares a part that only those with a right are answered. The server takes it out as the answer goes out, and what it takes
 * time to find it need not give at all to those without.
 */
export const underRight = <const X extends Part>(right: string, part: X): Under<X> => ({
  under: part,
  right,
});

/** Declares a part that is left out where there is none: of an answer about several branches, whose rights differ, for example. */
export const sometimes = <const X extends Part>(part: X): Sometimes<X> => ({ sometimes: part });

/** Declares that a file is answered, of such a media type. */
export const file = (type: string): Bytes => ({ file: type });

/** What the server gives for an answer, whoever asks: values as they are stored. */
export type GivenFor<X> =
  X extends Maybe<infer Y>
    ? GivenFor<Y> | null
    : X extends Many<infer F>
      ? readonly GivenFor<One<F>>[]
      : X extends One<infer F>
        ? GivenFields<F>
        : X extends Bytes
          ? object
          : X extends Under<infer Y>
            ? GivenFor<Y>
            : X extends Sometimes<infer Y>
              ? GivenFor<Y>
              : Loose<NonNullable<ValueOf<X>>>;

type GivenFields<F> = {
  readonly [K in keyof F as F[K] extends LeftOut ? never : KeyOf<K, F[K]>]: GivenFor<F[K]>;
} & { readonly [K in keyof F as F[K] extends LeftOut ? K : never]?: GivenFor<F[K]> | undefined };

type LeftOut = Under | Sometimes;

/** Amounts and quantities are integers of their smallest unit, ids are texts. */
type Loose<T> = T extends bigint ? bigint : T extends readonly (infer V)[] ? readonly V[] : T;

/** An answer as the browser has it: what asks a right may be missing. */
export type WireOf<X> =
  X extends Maybe<infer Y>
    ? WireOf<Y> | null
    : X extends Many<infer F>
      ? readonly WireOf<One<F>>[]
      : X extends One<infer F>
        ? WireFields<F>
        : X extends Under<infer Y>
          ? WireOf<Y>
          : X extends Sometimes<infer Y>
            ? WireOf<Y>
            : OnWire<NonNullable<ValueOf<X>>>;

type WireFields<F> = {
  readonly [K in keyof F as F[K] extends Guarded ? never : KeyOf<K, F[K]>]: WireOf<F[K]>;
} & { readonly [K in keyof F as F[K] extends Guarded ? KeyOf<K, F[K]> : never]?: WireOf<F[K]> };

type Guarded = GuardedField | Maybe<GuardedField> | LeftOut;
interface GuardedField extends Field {
  readonly chosen?: FieldOptions & { read: string };
}

type OnWire<T> = T extends bigint ? number : T extends Date ? string : T;

type KeyOf<K, X> = X extends Field ? ColumnName<K & string, X> : K;
