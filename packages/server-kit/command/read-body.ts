import { z } from 'zod';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { forbiddenKeys } from '#core/derive/readable.ts';
import { problemsOf, schemasOf } from '#core/derive/schemas.ts';
import { InvalidFields, type Problems } from '#core/errors.ts';
import type { Field, WireScope } from '#core/fields/kind.ts';
import { PermissionDenied } from '../http/errors.ts';
import type { InputScope } from '../operation/operation.ts';
import type { Row } from '../operation/row.ts';
import { daysBeforeBooks } from './books-begin.ts';
import type { Draft } from './draft.ts';
import { holdsForbiddenLines, restoreHiddenLineValues } from './hidden-line-values.ts';

/**
 * Reads the body of a new row. What is wrong with one field keeps the others from nothing: the draft carries the good
 * ones on, so that the answer names every faulty field at once.
 */
export function draftOfNew(entity: AnyEntity, body: unknown, scope: InputScope): Draft {
  const wire = { currency: scope.branch.currency };
  const { values, problems } = readBody(entity, 'create', body, scope);
  return {
    row: { ...startingValues(entity, wire), ...withLineDefaults(entity, values, wire) },
    sent: values,
    problems,
    warnings: {},
  };
}

/** Reads the body of a change to a row that is locked. */
export function draftOfChange(entity: AnyEntity, before: Row, body: unknown, scope: InputScope): Draft {
  const wire = { currency: scope.branch.currency };
  const { values, problems } = readBody(entity, 'update', body, scope);
  const { version: _, ...changes } = values;
  const changed = withLineDefaults(entity, changes, wire);
  restoreHiddenLineValues(entity, before, changed, scope.actor);
  return {
    row: { ...before, ...changed },
    before,
    sent: changes,
    problems,
    warnings: {},
  };
}

function readBody(
  entity: AnyEntity,
  action: 'create' | 'update',
  body: unknown,
  { actor, branch }: InputScope,
): { values: Row; problems: Problems } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new InvalidFields({ '': { key: 'wrong_form' } });
  if (
    forbiddenKeys(entity, actor, body as Row, action).length ||
    holdsForbiddenLines(entity, body as Row, actor)
  )
    throw PermissionDenied();
  const schema = schemasOf(entity, { currency: branch.currency })[action];
  const read = schema.safeParse(body);
  if (read.success) return { values: read.data, problems: daysBeforeBooks(entity, read.data, branch) };
  const problems = problemsOf(read.error);
  const faulty = new Set(Object.keys(problems).map((place) => place.split('.')[0]));
  const good = Object.entries(body).filter(([key]) => !faulty.has(key));
  const rest = schema instanceof z.ZodObject ? schema.partial().safeParse(Object.fromEntries(good)) : read;
  const values = rest.success ? rest.data : {};
  return { values, problems: { ...daysBeforeBooks(entity, values, branch), ...problems } };
}

/** What a row holds in the fields that nobody has filled. */
function startingValues(entity: AnyEntity, scope: WireScope): Row {
  const values: Row = {};
  for (const [key, field] of Object.entries(entity.fields)) {
    if (isOwnColumn(field) || field.options.per === 'branch')
      values[columnOf(key, field)] = startOf(field, scope);
    if (field.lines) values[key] = [];
  }
  return values;
}

function startOf(field: Field, scope: WireScope): unknown {
  if (field.options.default !== undefined)
    return field.kind.schema(field, scope).parse(field.options.default);
  return field.kind.name === 'texts' || field.kind.name === 'refs' ? [] : null;
}

function withLineDefaults(entity: AnyEntity, values: Row, scope: WireScope): Row {
  const filled = { ...values };
  for (const [key, field] of Object.entries(entity.fields)) {
    if (!field.lines || !(key in values)) continue;
    const start = Object.fromEntries(
      Object.entries(field.lines).map(([lineKey, of]) => [columnOf(lineKey, of), startOf(of, scope)]),
    );
    filled[key] = (values[key] as Row[]).map((line, place) => ({ ...start, ...line, line_no: place + 1 }));
  }
  return filled;
}
