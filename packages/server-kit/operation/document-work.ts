import type { AnyEntity, RowOf } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import type { SaidIn, SaidOfTransition, TransitionsOf } from '#core/said-of-transition.ts';
import type { Posting, PostingLine, StockPosting } from '#core/trade/posting.ts';
import type { Tx } from '../db/transaction.ts';
import type { ActorContext, CommandContext } from './context.ts';
import type { Row } from './row.ts';

/**
 * What a document posts, computed from nothing but the document and facts that it names (the ledger accounts of money
 * accounts). Asked by whatever posts it, by its page, and by the check that compares the ledgers with their documents.
 */
export interface PostingRule<R = Row, F = unknown> {
  /**
   * Other records say what it posts, and change without it: what a payment did to which debts. The law at commit cannot hold
   * such a document, the check of the books does.
   */
  isToldByOthers?: true;
  /** Facts that rows name, in however many branches they stand. */
  facts(context: { tx: Pick<Tx, 'query'> }, rows: readonly R[]): Promise<F>;
  of(row: R, facts: F): readonly Posting[];
  /** What still stands of a document that was taken back, because another one has taken that back; nothing where left out. */
  remains?(row: R, facts: F): readonly Posting[];
  /**
   * What a document leaves in the books as it is taken back, because its goods had left before; posted as that is done.
   * Nothing where left out.
   */
  stays?(row: R): Left;
  /** The goods it moves, at the cost that stands on it; none where left out. */
  stock?(row: R, facts: F): readonly StockPosting[];
}

/** Lines of an entry, and what goods are worth by it. */
export interface Left {
  lines: readonly PostingLine[];
  stock: readonly StockPosting[];
}

/** What posts and is kept as no row of its own, such as opening stock: how its records are read for the check. */
export interface RecordedPosting<R extends { id: string } = { id: string }, F = unknown>
  extends PostingRule<R, F> {
  /** Those before an id, newest id first. */
  records(tx: Pick<Tx, 'query'>, before: string, most: number): Promise<R[]>;
}

/** Types of one such kind, which the machinery keeps without knowing its records. */
export function defineRecorded<R extends { id: string }, F>(work: RecordedPosting<R, F>): RecordedPosting;
export function defineRecorded(work: object): object {
  return work;
}

/** What a transition does beyond the state itself and the entry that follows from the table of states. */
export interface TransitionWork<H extends { row: Row } = { row: Row }, S = SaidOfTransition> {
  /** Locks the document and what comes before or after it in the order of locks; the document alone where left out. */
  hold?(context: CommandContext, id: string): Promise<H>;
  /** In the place of `hold` where deleting many makes it of all of them at once; those that exist, in whatever order. */
  holdAll?(context: CommandContext, ids: readonly string[]): Promise<H[]>;
  /** Throws why it cannot be made now; what is said is asked for in `run`. */
  refuse?(context: CommandContext, held: H): Promise<void>;
  /** What is said in the place of the sentence of the machinery where the table has no such transition from here. */
  notNow?: () => Refusal;
  /** In the place of `refuse` where what is done of one tells on another: why which cannot, by id. */
  refuseAll?(context: CommandContext, held: readonly H[]): Promise<ReadonlyMap<string, Refusal>>;
  /** What of the document changes with it, as far as the document itself tells: also asked before it is made. */
  changes?(context: ActorContext, row: H['row'], said: S): Promise<Row> | Row;
  /** Does what else belongs to it and answers further changes of the document. */
  run?(context: CommandContext, held: H, said: S): Promise<Row | undefined>;
  /** The day on which what it posted is taken back; today where left out. */
  day?(row: H['row']): string;
  /** Does what comes after the books in the order of locks: references of its money are free again. `then` is the row after. */
  after?(context: CommandContext, held: H, then: H['row']): Promise<void>;
}

/** The server half of a document: what it posts, and what its transitions do. */
export interface DocumentWork {
  posting?: PostingRule;
  transitions?: Readonly<Record<string, TransitionWork>>;
}

/** Types of one document for `DocumentWork`, which the machinery keeps without knowing the document. */
export function defineDocument<E extends AnyEntity, F, H extends { row: RowOf<E> } = { row: RowOf<E> }>(
  _: E,
  work: {
    posting?: PostingRule<RowOf<E> & { branch_id: string }, F>;
    transitions?: {
      readonly [K in keyof TransitionsOf<E>]?: TransitionWork<H & { row: Row }, SaidIn<E, K & string>>;
    };
  },
): DocumentWork {
  return work as DocumentWork;
}

/** What a document posts, with what its goods filled of a shortage at another cost than they had left with. */
export interface DocumentEntry extends Posting {
  source: Source;
  true_up?: bigint;
}

/** An entry in the ledger; what reverses another one, or has been reversed since, says so. */
export interface PostedEntry extends Pick<Posting, 'date' | 'lines'> {
  is_reversal: boolean;
  is_reversed: boolean;
}

/** The ledger as the machinery uses it for documents whose transitions post; a module provides it. */
export interface Books {
  post(context: CommandContext, entries: readonly DocumentEntry[]): Promise<void>;
  /** The entries that a document has made so far, oldest first. */
  posted(context: ActorContext, source: Source): Promise<PostedEntry[]>;
  /** Names of accounts of the ledger in the language of the caller, by code. */
  accountNames(context: ActorContext, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Takes back all that a document has posted, on a day that is not before it. */
  reverse(context: CommandContext, source: Source, date: string, true_up?: bigint): Promise<void>;
}

/** What a document moved of one product in one store, all its movements together. */
export interface MovedGoods extends Pick<StockPosting, 'product_id' | 'store_id' | 'quantity' | 'value'> {
  /** The id of the document. */
  id: string;
}

/** A movement of goods as a page shows it: above zero into the store, below zero out of it. */
export interface NamedMovement {
  product_id: string;
  product_name: string;
  store_id: string;
  store_name: string;
  quantity: number;
  value?: number;
}

/** The stock ledger as the machinery reads it for documents that move goods; a module provides it. */
export interface Goods {
  /** What documents of a kind have moved, by their ids: from one on, before another. */
  moved(tx: Pick<Tx, 'query'>, kind: string, ids: { after: string; before: string }): Promise<MovedGoods[]>;
  /** The movements of one document so far, in the order in which they were made. */
  movements(context: ActorContext, source: Source): Promise<StockPosting[]>;
  /** Movements with the names of products and stores, on the wire; what they are worth is for those who see costs. */
  named(context: ActorContext, lines: readonly StockPosting[]): Promise<NamedMovement[]>;
  /** Throws where whoever calls may not move goods of these stores; above zero they come in, below zero they leave. */
  requireStores(context: CommandContext, lines: readonly StockPosting[]): void;
  /** Puts goods back that went out, at what they were worth; answers what they filled of a shortage at another cost. */
  takeBack(
    context: CommandContext,
    source: Source,
    date: string,
    out: readonly StockPosting[],
  ): Promise<bigint>;
}

/** A document by its kind and id, as the ledger names it. */
export interface Source {
  kind: string;
  id: string;
}
