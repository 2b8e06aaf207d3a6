import type { RawBuilder } from 'kysely';
import type { Problem, Refusal } from '#core/errors.ts';
import type { SheetValue } from '#core/sheet-cell.ts';
import type { Draft } from '../command/draft.ts';
import type { Cell } from '../excel/cell.ts';
import type { Job } from '../jobs/define-job.ts';
import type { AsOf } from '../query/as-of.ts';

import type { ActorContext, CommandContext } from './context.ts';
import type { Books, DocumentWork, Goods, RecordedPosting } from './document-work.ts';
import type { Operation } from './operation.ts';
import type { Row } from './row.ts';

/** A computed column: an SQL expression over the row, whose columns `row('id')` names. */
export type Computed = (
  row: (column: string) => RawBuilder<unknown>,
  context: Pick<ActorContext, 'actor' | 'branch' | 'clock' | 'services'>,
) => RawBuilder<unknown>;

/** The columns of borrowed rows, as SQL over the record that each stands for; a column that is left out is empty. */
export type Borrowed = (...scene: Parameters<Computed>) => Readonly<Record<string, RawBuilder<unknown>>>;

/** What an entity knows of its rows at past moments, where its list can be asked as of one. */
export interface Past {
  /** Throws a refusal where nothing is known of a moment, or it is not for the caller to ask. */
  require(asOf: AsOf, context: ActorContext): Promise<void>;
  /**
   * A query of the values of then: a column of the name of each field that has a past, and the `id` of the row that they are
   * of. It answers for all rows, or for the one whose id is given as an expression.
   */
  rows(asOf: AsOf, context: ActorContext, id?: RawBuilder<unknown>): RawBuilder<unknown>;
}

/** A row that has just been made, with the values of its `once` fields (opening stock). */
export interface Made<R extends Row = Row> {
  row: R;
  once: Row;
}

/** What a cell means as a wire value, with what the user should know about the reading; or what is wrong with it. */
export type CellRead = { wire: unknown; warning?: Problem } | { problem: Problem };

/** Further columns of a sheet; a record that has several rows of them stands in as many, such as each change of an activity. */
export interface RowsInSheet {
  titles(context: ActorContext): readonly string[];
  rows(row: Row, context: ActorContext): readonly (readonly SheetValue[])[];
  /** Columns of the list that a sheet tells in other words, by their fields. */
  cells?: Readonly<Record<string, (row: Row, context: ActorContext) => SheetValue>>;
}

/** Rows of a sheet that stand here already, and what is noted of them once the sheet is sound: after its locks, before its rows. */
export interface StandAlready {
  drafts: ReadonlySet<Draft>;
  note(): void;
}

/**
 * What an entity does beside being kept. All of them get many rows at once, because an import of 10,000 products goes
 * the same way as one product typed into the form. `R` is the row of the entity, where its hooks look into it.
 */
export interface EntityHooks<R extends Row = Row> {
  /** Checks and completes rows before they are kept; it writes problems into the drafts that are at fault. */
  beforeSave?(context: CommandContext, drafts: readonly Draft[]): Promise<void>;
  /**
   * Does what comes before new rows in the order of locks and stands on them, such as goods that move: it completes the rows.
   * Answers, by row, what goods filled of a shortage at another cost.
   */
  beforeCreate?(context: CommandContext, drafts: readonly Draft[]): Promise<ReadonlyMap<string, bigint>>;
  /**
   * Completes new rows with what comes last in the order of locks, such as their number and the references of their money.
   * What begins posted is posted before it, and the rows are kept after it.
   */
  completeLast?(context: CommandContext, rows: readonly Row[]): Promise<void>;
  afterCreate?(context: CommandContext, made: readonly Made<R>[]): Promise<void>;
  afterUpdate?(context: CommandContext, changed: readonly { before: R; after: R }[]): Promise<void>;
  /** Locks what has its place before the rows in the order of all locks; some of the rows that are named may not exist. */
  holdFirst?(context: CommandContext, ids: readonly string[]): Promise<void>;
  /** Why which rows cannot be deleted, by id. */
  beforeDelete?(context: CommandContext, rows: readonly R[]): Promise<ReadonlyMap<string, Refusal>>;
  /**
   * In the place of `beforeDelete` where an import that made the rows is taken back: takes back what followed from their
   * making and says, by id, which rows have been used since and cannot go. A dry run only says it.
   */
  takeBackImport?(
    context: CommandContext,
    rows: readonly R[],
    isDryRun: boolean,
  ): Promise<ReadonlyMap<string, Refusal>>;
  afterDelete?(context: CommandContext, rows: readonly R[]): Promise<void>;
  /**
   * Reads a cell of a sheet where the kind of the field does not know enough, such as `pcs` for a piece; undefined
   * leaves it to the kind. `beside` gives other cells of the row by column.
   */
  readCell?(
    column: string,
    cell: Cell,
    beside: (column: string) => Cell | undefined,
    context: ActorContext,
  ): CellRead | undefined;
  /** What a sheet has beyond the fields of the list. */
  inSheet?: RowsInSheet;
  /**
   * Of new rows that a sheet brings, those that stand here already in other words, such as what a statement tells that was
   * entered as it happened. They are passed over.
   */
  standAlready?(context: CommandContext, drafts: readonly Draft[]): Promise<StandAlready>;
  /** Last word on rows that are shown, such as the changes inside an activity. */
  beforeShow?(context: ActorContext, rows: readonly R[]): Promise<void>;
}

/**
 * What modules bring for one another, by slot. The module that asks for something declares its slot here (by merging of
 * declarations), so that whoever brings what does not fit, or names a slot that nobody asks for, does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it.
export interface Slots {}

/** The server half of a module: what its definitions cannot say. */
export interface ServerModule {
  operations?: readonly Operation[];
  computed?: Readonly<Record<string, Computed>>;
  /**
   * How records of the module look in lists that borrow them, by list and condition (`account.customer`), and lines of a
   * ledger in theirs (`stock-adjustment.lines`).
   */
  borrowed?: Readonly<Record<string, Borrowed>>;
  /** What is known of past moments, by name of the entity. */
  past?: Readonly<Record<string, Past>>;
  hooks?: Readonly<Record<string, EntityHooks>>;
  /** What documents post and what their transitions do, by name of the entity. */
  documents?: Readonly<Record<string, DocumentWork>>;
  /** What posts without a row of its own, by the kind under which it stands in the ledgers. */
  recorded?: Readonly<Record<string, RecordedPosting>>;
  /** The ledger in which documents post; one module has it. */
  books?: Books;
  /** The stock ledger in which documents move goods; one module has it. */
  goods?: Goods;
  /** What the servers do by themselves. */
  jobs?: readonly Job[];
  /** What it brings for other modules: parts of a new branch, checks of the books, ledgers to be taken along. */
  brings?: { readonly [S in keyof Slots]?: readonly Slots[S][] };
}

export function defineServerModule(module: ServerModule): ServerModule {
  return module;
}
