import type { z } from 'zod';
import type { Currency } from '../currencies.ts';
import type { Tone } from '../define-states.ts';
import type { Problem } from '../errors.ts';
import type { SheetCell, SheetValue } from '../sheet-cell.ts';

/** What a value needs around it to be read or shown: amounts differ by the currency of the branch. */
export interface WireScope {
  currency: Currency;
}

/** Options of one field. About twelve is the limit of this language; a thirteenth wish is a written screen or command. */
export interface FieldOptions {
  required?: boolean;
  /** Wire value that a new row takes when the body leaves the field out. */
  default?: unknown;
  /** Found by the search word. */
  search?: boolean;
  /** Stands once among the rows of a business, or of a branch, that are not deleted. */
  unique?: 'business' | 'branch';
  /** What stands once is this together with that column, of rows that commands make. */
  uniqueWith?: string;
  /** Shown only where this switch of the branch is on (specification §9). */
  when?: string;
  /** Right to see it: absent from rows, sort, filter, export and activity without it. */
  read?: string;
  /** Right to write it; a body that has it without the right is refused. */
  write?: string;
  /** Kept by the server; never taken from a body. */
  owner?: 'system';
  /** Kept per branch: read and written as if it stood on the row, for the branch of the call. */
  per?: 'branch';
  /** Computed: the name of an expression that the module's server folder provides. */
  from?: string;
  /** A key of the body, no column: as a row is made (opening stock), or each time that it is saved (a confirmation). */
  once?: boolean | 'each save';
  /** A password or the like: never kept on a device, so no draft has it; of a line, activities say only that it is there. */
  secret?: boolean;
  /** Posted as the row is made: no form offers to change it and no body does. */
  fixed?: boolean;
  /** A code or an id by which programs find a document: it stands in no activity that people read. */
  internal?: boolean;
  /** For the eye of who may see it: it leaves in no sheet. */
  unexported?: boolean;
  /** Only the rows of a past moment carry it; a list may be sorted by it at any time. */
  past?: boolean;
  /**
   * Whether a day is held against the first day of the books: every `date` is, unless it says `any` (an expiry date), and a text
   * in which a moment is said is where it says `books`.
   */
  day?: 'any' | 'books';
  /** Lines that stand in the rows of a list, too, because the rows are used as they are (units of a product). */
  listed?: boolean;
  /**
   * Money leaves the account that it names: which amounts, said beside it or of the document, those with `-` taken off. What the
   * account holds stands under it, and what is left there where the first amount is known.
   */
  pays?: readonly string[];
  /** Where it pays only then: of fields beside it, the values with which money leaves; with others it comes in, or none moves. */
  paysWhere?: Readonly<Record<string, readonly string[]>>;
  max?: number;
  min?: number;
  /** A sentence of its own for a value that is refused. */
  problem?: Problem;
}

/** A field of a definition; `T` is what the database row holds, `O` are its options as they were written. */
export interface Field<T = unknown, O extends FieldOptions = FieldOptions> {
  readonly kind: Kind;
  readonly options: FieldOptions;
  readonly choices?: readonly string[];
  /** How each choice looks, where the choices are the states of a document. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** The entity that a `ref` or `refs` names. */
  readonly target?: string;
  /** The fields of `lines`. */
  readonly lines?: Fields;
  readonly stored?: T;
  /** The options as a type, for the types of bodies. */
  readonly chosen?: O;
}

/** A field whose choices the compiler knows, so that each must have a word. */
export interface ChoiceField<T, C extends readonly string[], O extends FieldOptions = FieldOptions>
  extends Field<T, O> {
  readonly choices: C;
}

export type Fields = Readonly<Record<string, Field>>;

/**
 * Everything the machinery knows about one kind of field, in one file per kind.
 * Wire is what JSON carries, stored is what the database row holds.
 */
export interface Kind {
  readonly name: string;
  /** SQL type of the column; null where the kind keeps no column of its own (lines). */
  readonly column: string | null;
  /** Wire value in, stored value out; issues carry the key of a problem as their message. */
  schema(field: Field, scope: WireScope): z.ZodType<unknown>;
  toWire(stored: unknown, scope: WireScope): unknown;
  /** Reads a cell of a sheet into a wire value, or says what is wrong with it. Blank never arrives here. */
  fromCell(cell: SheetCell, field: Field, scope: WireScope): { wire: unknown } | { problem: Problem };
  toCell(stored: unknown, scope: WireScope): SheetValue;
}
