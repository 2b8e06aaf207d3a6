import type { AnyEntity } from '../define-entity.ts';
import type { Registry } from '../define-module.ts';

/** What a document that may be paid later holds; the last two are finance's to write. */
const PAYABLE_FIELDS = ['total_amount', 'paid_amount', 'remain_amount'] as const;

/** The figures of a document that is paid by and by: they add up (A40). */
export const PAPER_FIGURES = ['total_amount', 'paid_amount', 'taken_off_amount', 'remain_amount'] as const;

/** A definition that calls itself payable has the three amounts, and lets no body write what finance keeps. */
export function requirePayableFields({
  name,
  payable,
  fields,
}: Pick<AnyEntity, 'name' | 'payable' | 'fields'>) {
  if (!payable) return;
  for (const key of PAYABLE_FIELDS) {
    const field = fields[key];
    if (field?.kind.name !== 'money') throw new Error(`${name} is payable and has no amount ${key}.`);
    if (field.options.owner !== 'system') throw new Error(`${name}.${key} is kept by the server.`);
  }
}

/** The definition of a document that finance is to settle; another kind of record is a mistake of the program. */
export function payableOf(registry: Registry, kind: string): AnyEntity {
  const entity = registry.entity(kind);
  if (!entity.payable) throw new Error(`${kind} is not payable.`);
  return entity;
}
