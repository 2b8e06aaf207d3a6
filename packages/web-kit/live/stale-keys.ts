import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { isDocument } from '#core/documents.ts';

/** Ids of the changed records by their entity; null where they are too many to name. */
export type Changed = Readonly<Record<string, readonly string[] | null>>;

/**
 * Whether what a screen shows may have changed. Keys of questions begin with the entity they are about; of one record only
 * its own change counts; a list counts those whose records it borrows, too. A document moves what others count of it: stock, balances, how many there are.
 */
export function isStale(key: readonly unknown[], changed: Changed, registry: Registry): boolean {
  const [name, question, id] = key;
  if (typeof name !== 'string') return false;
  if (name in changed) {
    const ids = changed[name];
    return question !== 'one' || !ids || ids.includes(String(id));
  }
  const entity = registry.entities.find((one) => one.name === name);
  const lenders = Object.values(entity?.borrowed ?? {}).map(({ from }) => from);
  if (question !== 'one' && lenders.some((from) => from in changed)) return true;
  if (!entity || !isCounted(entity)) return false;
  return registry.entities.some((one) => one.name in changed && isDocument(one));
}

function isCounted({ fields }: AnyEntity): boolean {
  return Object.values(fields).some(({ options }) => options.from);
}
