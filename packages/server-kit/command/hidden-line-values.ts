import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { forbiddenKeys } from '#core/derive/readable.ts';
import type { Field, Fields } from '#core/fields/kind.ts';
import type { Actor } from '../operation/caller.ts';
import type { Row } from '../operation/row.ts';

/** Whether the lines of a body hold a value that the caller may not write. */
export function holdsForbiddenLines(entity: AnyEntity, body: Row, actor: Actor): boolean {
  return Object.entries(entity.fields).some(
    ([key, { lines }]) =>
      lines &&
      Array.isArray(body[key]) &&
      body[key].some((line) => isLine(line) && forbidden(lines, line, actor).length > 0),
  );
}

/**
 * Lines come whole, so whoever may not see the price of a unit sends lines without prices. What such a caller may not
 * write stays as it was in the line that agrees in all that a line must have.
 */
export function restoreHiddenLineValues(entity: AnyEntity, before: Row, changed: Row, actor: Actor): void {
  for (const [key, field] of Object.entries(entity.fields)) {
    if (!field.lines || !Array.isArray(changed[key])) continue;
    const columns = Object.entries(field.lines).map(([lineKey, of]) => columnOf(lineKey, of));
    const hidden = forbidden(field.lines, Object.fromEntries(columns.map((column) => [column, null])), actor);
    if (hidden.length === 0) continue;
    const known = new Map(((before[key] ?? []) as Row[]).map((line) => [identity(field, line), line]));
    for (const line of changed[key] as Row[]) {
      const same = known.get(identity(field, line));
      for (const column of hidden) if (same) line[column] = same[column];
    }
  }
}

function forbidden(fields: Fields, line: Row, actor: Actor): string[] {
  return forbiddenKeys({ fields } as AnyEntity, actor, line);
}

function identity({ lines = {} }: Field, line: Row): string {
  const must = Object.entries(lines).filter(([, of]) => of.options.required);
  return must.map(([key, of]) => String(line[columnOf(key, of)])).join('|');
}

function isLine(line: unknown): line is Row {
  return typeof line === 'object' && line !== null;
}
