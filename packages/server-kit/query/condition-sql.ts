import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#core/business-day.ts';
import type { Expression, Operand } from '#core/conditions.ts';
import { type AnyEntity, fieldOfColumn } from '#core/define-entity.ts';
import { today } from '../operation/clock.ts';
import type { ActorContext } from '../operation/context.ts';
import type { RowSource } from './row-source.ts';

/** A named condition of a definition as SQL over its rows. */
export function conditionSql(
  expression: Expression,
  entity: AnyEntity,
  source: RowSource,
  context: ActorContext,
): RawBuilder<unknown> {
  const part = (inner: Expression) => conditionSql(inner, entity, source, context);
  switch (expression.op) {
    case 'and':
      return sql`(${sql.join(expression.parts.map(part), sql` and `)})`;
    case 'or':
      return sql`(${sql.join(expression.parts.map(part), sql` or `)})`;
    case 'not':
      return sql`(${part(expression.part)}) is not true`;
    case 'is_null':
      return sql`${source.value(keyOf(entity, expression.field))} is null`;
    default: {
      const left = source.value(keyOf(entity, expression.field));
      const right = operandSql(expression.field, expression.value, entity, source, context);
      return sql`${left} ${OPERATORS[expression.op]} ${right}`;
    }
  }
}

const OPERATORS = {
  eq: sql`=`,
  ne: sql`is distinct from`,
  lt: sql`<`,
  lte: sql`<=`,
  gt: sql`>`,
  gte: sql`>=`,
} as const;

function operandSql(
  beside: string,
  operand: Operand,
  entity: AnyEntity,
  source: RowSource,
  context: ActorContext,
): RawBuilder<unknown> {
  if (typeof operand === 'object') {
    if ('field' in operand) return source.value(keyOf(entity, operand.field));
    if ('branch' in operand) return sql`${context.branch.currency}`;
    return sql`${addDays(today(context.clock, context.branch), operand.today)}::date`;
  }
  return sql`${typeof operand === 'number' ? storedNumber(beside, operand, entity, context) : operand}`;
}

/** Definitions write amounts as people do; 0.5 of a quantity is 500 thousandths. */
function storedNumber(beside: string, value: number, entity: AnyEntity, { branch }: ActorContext): unknown {
  const field = entity.fields[keyOf(entity, beside)];
  return field ? field.kind.schema(field, { currency: branch.currency }).parse(value) : value;
}

/** A definition may name a reference by its key or by its column. */
function keyOf(entity: AnyEntity, name: string): string {
  return name in entity.fields ? name : (fieldOfColumn(entity, name)?.[0] ?? name);
}
