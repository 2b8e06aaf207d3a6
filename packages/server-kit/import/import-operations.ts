import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { problemsOf } from '#core/derive/schemas.ts';
import { InvalidFields } from '#core/errors.ts';
import { readWorkbook } from '../excel/read-workbook.ts';
import { readQuery } from '../http/read-input.ts';
import type { CommandOperation, Operation, QueryOperation, RawInput } from '../operation/operation.ts';
import { rightsToAdd, sometimesOf } from '../operation/sometimes-of.ts';
import { type PageRequest, readPageRequest } from '../query/page-request.ts';
import { exportRows, importTemplate } from './export-rows.ts';
import { readImportRequest } from './import-request.ts';
import { openImport } from './open-import.ts';
import { runImport } from './run-import.ts';
import { EXPORT_LIMITS, requireWholeList } from './whole-list.ts';

/** The calls that take rows out of a sheet; they need the right to create (permission-map, import). */
export function importOperations(entity: AnyEntity, registry: Registry): Operation[] {
  const shared = { permission: entity.permissions.create, idempotency: 'accepted' as const, schemas: {} };
  const template: QueryOperation = {
    ...shared,
    kind: 'query',
    name: `${entity.name}.template`,
    method: 'GET',
    path: `api/${entity.name}/template`,
    accepts: 'json',
    read: ({ query }) => readQuery(NOTHING, Object.fromEntries(query)),
    run: (context) => importTemplate(entity, context),
  };
  const open: CommandOperation = {
    ...shared,
    kind: 'command',
    name: `${entity.name}.open-import`,
    method: 'POST',
    path: `api/${entity.name}/import/open`,
    accepts: 'file',
    unpack,
    read: ({ query, body, file, unpacked }) => {
      readQuery(NOTHING, Object.fromEntries(query));
      requireFileAlone(body);
      return { file, workbook: unpacked };
    },
    run: (context) => openImport(entity, context),
  };
  const run: CommandOperation = {
    ...shared,
    kind: 'command',
    sometimes: [
      ...(sometimesOf(entity, 'create', 'modify').sometimes ?? []),
      entity.permissions.modify,
      ...rightsToAdd(entity, registry),
    ],
    name: `${entity.name}.import`,
    method: 'POST',
    path: `api/${entity.name}/import`,
    accepts: 'file',
    unpack,
    read: (raw, scope) => readImportRequest(entity, registry, raw, scope),
    run: (context) => runImport(entity, context),
  };
  return [template, open, run];
}

/** A list as a sheet, whole or one page of it: whoever may see the list and may take it along. */
export function exportOperation(entity: AnyEntity, limits = EXPORT_LIMITS): QueryOperation {
  return {
    kind: 'query',
    name: `${entity.name}.export`,
    method: 'GET',
    path: `api/${entity.name}/export`,
    permission: [entity.permissions.list, 'export_to_excel'],
    idempotency: 'accepted',
    accepts: 'json',
    isOfOneMoment: true,
    schemas: {},
    read({ query }, scope): { request: PageRequest; isWhole: boolean } {
      const request = readPageRequest(entity, query, scope);
      const isWhole = !query.has('limit');
      return { request: isWhole ? { ...request, page: 1, limit: limits.rows } : request, isWhole };
    },
    async run(context) {
      const { request, isWhole } = context.input as { request: PageRequest; isWhole: boolean };
      if (isWhole) await requireWholeList(entity, request, limits, context);
      return exportRows(entity, request, context);
    },
  };
}

const NOTHING = z.strictObject({});

/** What is chosen follows when the file has been looked at. */
function requireFileAlone(body: unknown): void {
  const read = NOTHING.safeParse(body ?? {});
  if (!read.success) throw new InvalidFields(problemsOf(read.error));
}

function unpack({ file }: RawInput) {
  return readWorkbook(file?.bytes ?? new Uint8Array());
}
