/** An expression over the fields of one row; server-kit turns it into SQL, the till evaluates it over cached rows. */
export type Expression =
  | { op: 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'; field: string; value: Operand }
  | { op: 'and' | 'or'; parts: Expression[] }
  | { op: 'not'; part: Expression }
  | { op: 'is_null'; field: string };

export type Operand =
  | string
  | number
  | bigint
  | boolean
  | { field: string }
  | { today: number }
  | { branch: 'currency' };

const compare =
  (op: 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte') =>
  (field: string, value: Operand): Expression => ({ op, field, value });

/** Builds the named conditions of a definition: `e.lte('stock', e.field('stock_alert'))`. */
export const e = {
  eq: compare('eq'),
  ne: compare('ne'),
  lt: compare('lt'),
  lte: compare('lte'),
  gt: compare('gt'),
  gte: compare('gte'),
  and: (...parts: Expression[]): Expression => ({ op: 'and', parts }),
  or: (...parts: Expression[]): Expression => ({ op: 'or', parts }),
  not: (part: Expression): Expression => ({ op: 'not', part }),
  isNull: (field: string): Expression => ({ op: 'is_null', field }),
  field: (field: string): Operand => ({ field }),
  /** The business day of the branch, moved by some days. */
  today: (days = 0): Operand => ({ today: days }),
  /** The currency of the branch in which one looks, in which its amounts stand. */
  currency: (): Operand => ({ branch: 'currency' }),
};

export type ConditionBuilder = typeof e;

/** The fields that an expression reads; a caller who may not read one of them may not use it. */
export function fieldsOf(expression: Expression): string[] {
  switch (expression.op) {
    case 'and':
    case 'or':
      return expression.parts.flatMap(fieldsOf);
    case 'not':
      return fieldsOf(expression.part);
    case 'is_null':
      return [expression.field];
    default: {
      const right = expression.value;
      return typeof right === 'object' && 'field' in right
        ? [expression.field, right.field]
        : [expression.field];
    }
  }
}
