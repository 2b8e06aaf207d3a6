import type { AnyEntity } from '#core/define-entity.ts';

/** The money of a row that matters: what its definition says or a document came to, else the last amount of the columns. */
export function mainAmount(entity: AnyEntity, keys: readonly string[]): string | undefined {
  const said = entity.list.figure ?? (entity.payable ? 'total_amount' : undefined);
  if (said && keys.includes(said)) return said;
  return keys.filter((key) => entity.fields[key]?.kind.name === 'money').at(-1);
}
