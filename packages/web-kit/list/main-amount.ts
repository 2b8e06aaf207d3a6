import type { AnyEntity } from '#core/define-entity.ts';

/** The money of a row that matters: what a document came to, else the last amount of the columns. */
export function mainAmount(entity: AnyEntity, keys: readonly string[]): string | undefined {
  if (entity.payable && keys.includes('total_amount')) return 'total_amount';
  return keys.filter((key) => entity.fields[key]?.kind.name === 'money').at(-1);
}
