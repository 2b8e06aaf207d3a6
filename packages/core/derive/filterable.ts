import type { AnyEntity } from '../define-entity.ts';
import type { Field } from '../fields/kind.ts';
import { f } from '../fields.ts';
import { operatorsOf } from '../list-filter.ts';
import type { Rightful } from '../permissions.ts';
import { readableFields } from './readable.ts';

/** What the rules of a filter may name: every field the caller may read whose kind can be asked, and when a row was made. */
export function filterableFields(entity: AnyEntity, actor: Rightful): [string, Field][] {
  const own = readableFields(entity, actor).filter(([, field]) => operatorsOf(field.kind.name).length > 0);
  return [...own, ...WHEN.filter(([key]) => !entity.ledger || key !== 'updated_at')];
}

const WHEN: readonly [string, Field][] = [
  ['created_at', f.datetime()],
  ['updated_at', f.datetime()],
];
