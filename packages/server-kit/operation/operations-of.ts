import { z } from 'zod';
import type { AnyEntity, Call, EntityAction } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { problemsOf, schemasOf } from '#core/derive/schemas.ts';
import { InvalidFields } from '#core/errors.ts';
import { isId } from '#core/ids.ts';
import { bulkOperation } from '../command/bulk-operation.ts';
import { createRow } from '../command/create-row.ts';
import { deleteRows } from '../command/delete-rows.ts';
import { TooManyIds } from '../command/errors.ts';
import { restoreRows } from '../command/restore-rows.ts';
import { updateRow } from '../command/update-row.ts';
import { NotFound } from '../http/errors.ts';
import { readQuery } from '../http/read-input.ts';
import { exportSelectedOperation } from '../import/export-selected.ts';
import { exportOperation, importOperations } from '../import/import-operations.ts';
import { asOfPast } from '../query/as-of.ts';
import { findRow } from '../query/find-row.ts';
import { countsOperation } from '../query/list-counts.ts';
import { idsOperation } from '../query/list-ids.ts';
import { listRows } from '../query/list-rows.ts';
import { totalsOperation } from '../query/list-totals.ts';
import { type PageRequest, readPageRequest } from '../query/page-request.ts';
import { searchRows } from '../query/search-rows.ts';
import type { CommandOperation, Operation, QueryOperation, RawInput } from './operation.ts';
import { postingOperations } from './posting-operation.ts';
import { sometimesOf, withRightsOfLists } from './sometimes-of.ts';
import { transitionOperations } from './transition-operations.ts';

/** The calls that every entity has (api.md), as far as its definition wants them. */
export function operationsOf(entity: AnyEntity, registry: Registry): Operation[] {
  return [
    ...asOfPast(
      entity,
      entity.calls.flatMap((call) =>
        DERIVED[call](entity, registry).map((operation) => withRightsOfLists(entity, call, operation)),
      ),
    ),
    ...transitionOperations(entity),
    ...postingOperations(entity),
  ];
}

const DERIVED: Record<Call, (entity: AnyEntity, registry: Registry) => Operation[]> = {
  list: (entity) => [
    listing(entity),
    countsOperation(entity),
    ...(entity.totals || entity.asOf ? [totalsOperation(entity)] : []),
    ...(isSelected(entity) ? [idsOperation(entity)] : []),
  ],
  search: (entity, registry) => [searching(entity, registry)],
  find: (entity) => [finding(entity)],
  // A document is made by the command of its module.
  create: (entity) => (entity.document ? [] : [creating(entity)]),
  update: (entity) => [updating(entity), ...(isChanged(entity) ? [bulkOperation(entity)] : [])],
  delete: (entity) => [
    deletingOne(entity),
    deletingMany(entity),
    ...(entity.restorable ? [restoring(entity)] : []),
  ],
  export: (entity) => [exportOperation(entity), exportSelectedOperation(entity)],
  import: importOperations,
};

/** Where nothing can be done with several rows there is nothing to select. */
function isSelected(entity: AnyEntity): boolean {
  return entity.calls.includes('export') || isChanged(entity);
}

/** Whether several rows at once can be given a value or deleted. */
function isChanged({ calls, ledger }: AnyEntity): boolean {
  return !ledger && calls.includes('delete');
}

function listing(entity: AnyEntity): QueryOperation {
  return {
    ...query(entity, 'list', 'list', '/list'),
    answers: { entity, form: 'page' },
    read: (raw, scope) => readPageRequest(entity, raw.query, scope),
    run: (context) => listRows(entity, context.input as PageRequest, context),
  };
}

function searching(entity: AnyEntity, registry: Registry): QueryOperation {
  return {
    ...query(entity, 'search', 'list', '/search'),
    choices: rightsThatChoose(entity, registry),
    answers: { entity, form: 'rows' },
    read: (raw, scope) => readPageRequest(entity, raw.query, scope),
    run: (context) => searchRows(entity, context.input as PageRequest, context),
  };
}

function finding(entity: AnyEntity): QueryOperation {
  return {
    ...query(entity, 'find', 'view', ''),
    answers: { entity, form: 'row' },
    schemas: { query: ID },
    read: readId,
    run: (context) => findRow(entity, context.input as string, context),
  };
}

function creating(entity: AnyEntity): CommandOperation {
  return {
    ...command(entity, 'create', 'create', 'POST', ''),
    ...sometimesOf(entity, 'create'),
    answers: { entity, form: 'row' },
    schemas: { body: schemasOf(entity, { currency: 'TZS' }).create },
    read: (raw) => withoutQuery(raw).body,
    run: (context) => createRow(entity, context),
  };
}

function updating(entity: AnyEntity): CommandOperation {
  return {
    ...command(entity, 'update', 'modify', 'PUT', ''),
    ...sometimesOf(entity, 'modify'),
    answers: { entity, form: 'row' },
    schemas: { query: ID, body: schemasOf(entity, { currency: 'TZS' }).update },
    read: (raw) => ({ id: readId(raw), body: raw.body }),
    run: (context) => updateRow(entity, context),
  };
}

function deletingOne(entity: AnyEntity): CommandOperation {
  return {
    ...command(entity, 'delete', 'delete', 'DELETE', ''),
    ...sometimesOf(entity, 'delete'),
    schemas: { query: ID },
    read: readId,
    run: (context) => deleteRows(entity, [context.input as string], context),
  };
}

function deletingMany(entity: AnyEntity): CommandOperation {
  return {
    ...command(entity, 'delete-many', 'delete', 'POST', '/delete'),
    ...sometimesOf(entity, 'delete'),
    schemas: { body: IDS },
    read: (raw) => readIds(withoutQuery(raw).body),
    run: (context) => deleteRows(entity, context.input as string[], context),
  };
}

/** Undo of a deletion, by whoever may delete. */
function restoring(entity: AnyEntity): CommandOperation {
  return {
    ...command(entity, 'restore', 'delete', 'PUT', '/restore'),
    schemas: { body: IDS },
    read: (raw) => readIds(withoutQuery(raw).body),
    run: (context) => restoreRows(entity, context.input as string[], context),
  };
}

function query(
  entity: AnyEntity,
  name: string,
  action: EntityAction,
  path: string,
): Omit<QueryOperation, 'read' | 'run'> {
  return { kind: 'query', method: 'GET', ...shared(entity, name, action, path) };
}

function command(
  entity: AnyEntity,
  name: string,
  action: EntityAction,
  method: CommandOperation['method'],
  path: string,
): Omit<CommandOperation, 'read' | 'run'> {
  return { kind: 'command', method, ...shared(entity, name, action, path) };
}

function shared(entity: AnyEntity, name: string, action: EntityAction, path: string) {
  return {
    name: `${entity.name}.${name}`,
    path: `api/${entity.name}${path}`,
    permission: entity.permissions[action],
    idempotency: 'accepted' as const,
    accepts: 'json' as const,
    schemas: {},
  };
}

/** Whoever may create or modify something may choose what it refers to (permission-map, choices). */
function rightsThatChoose(entity: AnyEntity, registry: Registry): string[] {
  const choosers = registry.entities.filter((other) =>
    Object.values(other.fields)
      // What a document names was chosen by whoever made it, though its command writes it.
      .filter(({ options }) => other.payable || other.document || options.owner !== 'system')
      .some(
        (field) =>
          field.target === entity.name ||
          Object.values(field.lines ?? {}).some((line) => line.target === entity.name),
      ),
  );
  return choosers.flatMap(({ permissions }) => [permissions.create, permissions.modify]);
}

const ID = z.strictObject({ id: z.string() });

/** An id that is none names no record: it is absent like any other. */
function readId(raw: RawInput): string {
  const { id } = readQuery(ID, Object.fromEntries(raw.query));
  if (!isId(id)) throw NotFound();
  return id;
}

function withoutQuery(raw: RawInput): RawInput {
  readQuery(z.strictObject({}), Object.fromEntries(raw.query));
  return raw;
}

const MOST_IDS = 1000; // api.md: POST api/{entity}/delete
const IDS = z.strictObject({ ids: z.array(z.string()).min(1).max(MOST_IDS) });

function readIds(body: unknown): string[] {
  const read = z.strictObject({ ids: z.array(z.string()) }).safeParse(body);
  if (!read.success) throw new InvalidFields(problemsOf(read.error));
  const ids = [...new Set(read.data.ids)];
  if (ids.length < 1 || ids.length > MOST_IDS) throw TooManyIds({ most: MOST_IDS });
  if (!ids.every(isId)) throw NotFound();
  return ids;
}
