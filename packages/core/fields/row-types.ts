import type { Id } from '../ids.ts';
import type { Field, FieldOptions, Fields } from './kind.ts';

/** What the columns of some fields hold, by column. */
export type ColumnsOf<F extends Fields> = {
  -readonly [K in keyof F as ColumnName<K & string, F[K]>]: ValueOf<F[K]>;
};

/** What the database row holds for a field. */
export type ValueOf<X> = X extends { readonly stored?: infer T } ? Exclude<T, undefined> : never;

/** Lines of a record: a field with a definition of its own. */
export interface LinesField<L extends Fields, O extends FieldOptions = FieldOptions>
  extends Field<LineRow<L>[], O> {
  readonly lines: L;
}

/** One line as it is read: its place, its columns and the names of what it refers to. */
export type LineRow<L extends Fields> = { line_no: number } & ColumnsOf<L> & NamesOf<L>;

/** One line as it is written; what is left out is null, its place is where it stands. */
export type NewLine<L extends Fields> = { line_no?: number } & Written<ColumnsOf<L>>;

/** Columns on their way into the database: arithmetic on amounts gives plain integers, and what is left out is null. */
export type Written<Columns> = { [K in keyof Columns]?: WrittenValue<Columns[K]> };

/** Money and quantities are integers of their smallest unit; the column refuses what it cannot hold. */
type WrittenValue<T> = T extends bigint ? bigint : T extends readonly (infer V)[] ? readonly V[] : T;

/** Beside `product_id` stands `product_name`. */
type NamesOf<L extends Fields> = {
  [K in keyof L as ColumnName<K & string, L[K]> extends `${K & string}_id`
    ? `${K & string}_name`
    : never]: string;
};

/** The column of a field in the type of its row, as `columnOf` names it. */
export type ColumnName<K extends string, X> =
  NonNullable<ValueOf<X>> extends infer T
    ? T extends readonly Id<infer E>[]
      ? string extends E
        ? K
        : `${Singular<K>}_ids`
      : T extends Id<infer E>
        ? string extends E
          ? K
          : `${K}_id`
        : K
    : K;

// cspell:ignore ches
type Singular<K extends string> = K extends `${infer Stem}ies`
  ? `${Stem}y`
  : K extends `${infer Stem}ches`
    ? `${Stem}ch`
    : K extends `${infer Stem}s`
      ? Stem
      : K;
