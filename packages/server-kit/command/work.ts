import type { AnyEntity, NewRow, RowOf } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { say, type Words } from '#core/i18n/language.ts';
import type { Tx } from '../db/transaction.ts';
import { NotFound } from '../http/errors.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import type { ActivityRecord } from './activities.ts';
import { refuseBeforeBooks } from './books-begin.ts';
import { type BooksLaw, openBooksLaw } from './books-law.ts';
import { changesBetween, nameOf } from './changes.ts';
import { requireDeletable, requireFirstState, requireLegalChange } from './document-state.ts';
import { type Exception, openException } from './exception.ts';
import { lockRows } from './lock-rows.ts';
import { datedReferences, refuseBeforeDocuments } from './refuse-earlier.ts';
import { hideRows, saveChangedRows, saveNewRows, showRows } from './save-rows.ts';

/** The transaction of a command. What it changes by these six is written into the activities by itself. */
export interface Work extends Tx {
  /** By which finance finds documents of modules that it does not know. */
  readonly registry: Registry;
  /** Told of all that is written and posted, and asked before the commit. */
  readonly law: BooksLaw;
  /** By which the call goes where others do not. */
  readonly exception: Exception;
  /** What follows from a command once the rest of it is done: it posts, and posting locks what is locked last. */
  readonly consequences: (() => Promise<void>)[];
  /** A live row of this branch or business, locked until the end; `not_found` where there is none. */
  lock<E extends AnyEntity>(entity: E, id: string): Promise<RowOf<E>>;
  /** Those of the rows that exist, locked in the order of their ids. */
  lockAll<E extends AnyEntity>(entity: E, ids: readonly string[]): Promise<RowOf<E>[]>;
  insert<E extends AnyEntity>(entity: E, row: NewRow<E>): Promise<RowOf<E>>;
  insertAll<E extends AnyEntity>(entity: E, rows: readonly NewRow<E>[]): Promise<RowOf<E>[]>;
  /** Writes changes to a locked row; `reason` stands in the activity. */
  save<E extends AnyEntity>(
    entity: E,
    before: RowOf<E>,
    changes: NewRow<E>,
    reason?: string,
  ): Promise<RowOf<E>>;
  saveAll<E extends AnyEntity>(
    entity: E,
    rows: readonly { before: RowOf<E>; after: RowOf<E> }[],
    reason?: string,
  ): Promise<RowOf<E>[]>;
  /** Hides locked rows. */
  remove<E extends AnyEntity>(entity: E, rows: readonly RowOf<E>[], reason?: string): Promise<void>;
  /** Shows locked rows again that were hidden. */
  restore<E extends AnyEntity>(entity: E, rows: readonly RowOf<E>[], reason?: string): Promise<void>;
  /** Writes into the activities what a statement of its own has changed of a row, and why. */
  noteChange(entity: AnyEntity, row: Row, changes: ActivityRecord['changes'], reason: Words): void;
}

/** Does what follows from a command, once the rest of it is done. */
export async function followUp({ consequences }: Pick<Work, 'consequences'>): Promise<void> {
  for (const follows of consequences) await follows();
}

/** Turns a transaction into the work of one command; `record` receives what it does, for the activities. */
export function openWork(
  tx: Tx,
  context: Omit<ActorContext, 'tx'>,
  record: (activity: ActivityRecord) => void,
  exception: Exception = openException(context).exception,
): Work {
  const inside: ActorContext = { ...context, tx };
  const currency = context.branch.currency;

  function lockAll<E extends AnyEntity>(entity: E, ids: readonly string[]): Promise<RowOf<E>[]>;
  function lockAll(entity: AnyEntity, ids: readonly string[]): Promise<Row[]> {
    return lockRows(entity, ids, inside);
  }

  async function lock<E extends AnyEntity>(entity: E, id: string): Promise<RowOf<E>> {
    const [row] = await lockAll(entity, [id]);
    if (!row) throw NotFound();
    return row;
  }

  const law = openBooksLaw();

  /** Rows of documents as this command has left them, by which it is judged what may still be done. */
  const latest = new Map<unknown, Row>();

  function insertAll<E extends AnyEntity>(entity: E, rows: readonly NewRow<E>[]): Promise<RowOf<E>[]>;
  async function insertAll(entity: AnyEntity, rows: readonly Row[]): Promise<Row[]> {
    for (const row of rows) requireFirstState(entity, row);
    refuseBeforeBooks(entity, rows, context.branch);
    await refuseBeforeDocuments(tx, datedReferences(entity, context.services.registry), rows);
    const made = saveNewRows(entity, rows, inside);
    for (const row of made) {
      law.written(entity, null, row);
      note(entity, 'creation', row, changesBetween(entity, null, row, currency));
    }
    return made;
  }

  function insert<E extends AnyEntity>(entity: E, row: NewRow<E>): Promise<RowOf<E>>;
  async function insert(entity: AnyEntity, row: Row): Promise<Row | undefined> {
    return (await insertAll(entity, [row]))[0];
  }

  function saveAll<E extends AnyEntity>(
    entity: E,
    rows: readonly { before: RowOf<E>; after: RowOf<E> }[],
    reason?: string,
  ): Promise<RowOf<E>[]>;
  async function saveAll(
    entity: AnyEntity,
    rows: readonly { before: Row; after: Row }[],
    reason?: string,
  ): Promise<Row[]> {
    const differing = rows.map(({ before, after }) => ({
      after,
      changes: changesBetween(entity, before, after, currency),
    }));
    for (const { before, after } of rows) requireLegalChange(entity, before, after, inside);
    const kept = saveChangedRows(entity, rows, inside);
    if (entity.states) for (const row of kept) latest.set(row.id, row);
    for (const [place, { before }] of rows.entries()) law.written(entity, before, { ...kept[place] });
    for (const { after, changes } of differing)
      if (changes.length) note(entity, 'modification', after, changes, reason);
    return kept;
  }

  function save<E extends AnyEntity>(
    entity: E,
    before: RowOf<E>,
    changes: NewRow<E>,
    reason?: string,
  ): Promise<RowOf<E>>;
  async function save(
    entity: AnyEntity,
    before: Row,
    changes: Row,
    reason?: string,
  ): Promise<Row | undefined> {
    return (await saveAll(entity, [{ before, after: { ...before, ...changes } }], reason))[0];
  }

  async function remove(entity: AnyEntity, rows: readonly Row[], reason?: string): Promise<void> {
    const standing = rows.map((row) => latest.get(row.id) ?? row);
    for (const row of standing) requireDeletable(entity, row, inside);
    hideRows(entity, standing, inside);
    for (const row of standing)
      note(entity, 'deletion', row, changesBetween(entity, row, null, currency), reason);
  }

  async function restore(entity: AnyEntity, rows: readonly Row[], reason?: string): Promise<void> {
    showRows(entity, rows, inside);
    for (const row of rows)
      note(entity, 'creation', row, changesBetween(entity, null, row, currency), reason);
  }

  function note(
    entity: AnyEntity,
    type: ActivityRecord['type'],
    row: Row,
    changes: ActivityRecord['changes'],
    reason?: string,
  ): void {
    record({
      entity: entity.name,
      record_id: String(row.id),
      record_name: nameOf(entity, row),
      type,
      changes,
      ...(reason === undefined ? {} : { reason }),
    });
  }

  return {
    ...tx,
    registry: context.services.registry,
    law,
    exception,
    consequences: [],
    lock,
    lockAll,
    insert,
    insertAll,
    save,
    saveAll,
    remove,
    restore,
    noteChange: (entity: AnyEntity, row: Row, changes: ActivityRecord['changes'], reason: Words) =>
      note(entity, 'modification', row, changes, say(reason, context.language)),
  };
}
