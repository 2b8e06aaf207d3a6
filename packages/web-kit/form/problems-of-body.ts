import type { Currency } from '#core/currencies.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { problemsOf, schemasOf } from '#core/derive/schemas.ts';
import { InvalidFields, type Problem, type Problems } from '#core/errors.ts';
import type { FormAction } from './form-fields.ts';

/** What is wrong with a body, by column, from the very schemas and rules the server uses. */
export function problemsOfBody(
  entity: AnyEntity,
  action: FormAction,
  body: Readonly<Record<string, unknown>>,
  currency: Currency,
): Readonly<Record<string, Problem>> {
  const schemas = schemasOf(entity, { currency });
  const read =
    action === 'create' ? schemas.create.safeParse(body) : schemas.update.safeParse({ ...body, version: 1 });
  if (!read.success) return byColumn(problemsOf(read.error));
  for (const rule of entity.rules ?? []) {
    try {
      rule(read.data);
    } catch (error) {
      if (error instanceof InvalidFields) return byColumn(error.problems);
      throw error;
    }
  }
  return {};
}

/** `lines.2.quantity` is a problem of the input `lines`. */
function byColumn(problems: Problems): Record<string, Problem> {
  const found: Record<string, Problem> = {};
  for (const [place, problem] of Object.entries(problems)) {
    const column = place.split('.')[0] ?? place;
    found[column] ??= problem;
  }
  return found;
}
