import type { AnyEntity, RowOf } from '#core/define-entity.ts';
import type { Posting } from '#core/posting.ts';
import type { ActorContext, CommandContext } from './context.ts';
import type { Row } from './row.ts';

/**
 * What a document posts, computed from nothing but the document and facts that it names (the ledger accounts of money
 * accounts). Asked by whatever posts it, by its page, and by the check that compares the journal with its documents.
 */
export interface PostingRule<R = Row, F = unknown> {
  facts(context: Pick<ActorContext, 'tx'>, rows: readonly R[]): Promise<F>;
  of(row: R, facts: F): readonly Posting[];
}

/** What a transition does beyond the state itself and the entry that follows from the table of states. */
export interface TransitionWork<H extends { row: Row } = { row: Row }> {
  /** Locks the document and what comes before or after it in the order of locks; the document alone where left out. */
  hold?(context: CommandContext, id: string): Promise<H>;
  /** Throws why it cannot be made now. */
  refuse?(context: CommandContext, held: H): Promise<void>;
  /** Does what else belongs to it and answers further changes of the document. */
  run?(context: CommandContext, held: H, said: { reason?: string | undefined }): Promise<Row | undefined>;
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
    transitions?: Readonly<Record<string, TransitionWork<H & { row: Row }>>>;
  },
): DocumentWork {
  return work as DocumentWork;
}

/** The ledger as the machinery uses it for documents whose transitions post; a module provides it. */
export interface Books {
  post(context: CommandContext, entries: readonly (Posting & { source: Source })[]): Promise<void>;
  /** Takes back all that a document has posted, on a day that is not before it. */
  reverse(context: CommandContext, source: Source, date: string): Promise<void>;
}

/** A document by its kind and id, as the ledger names it. */
export interface Source {
  kind: string;
  id: string;
}
