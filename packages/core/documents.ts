import type { AnyEntity } from './define-entity.ts';

/** Whether the records of an entity are papers of the trade: they have an amount, a maker and a place in time. */
export function isDocument({ payable, document, visibility }: AnyEntity): boolean {
  return payable === true || document === true || visibility === true;
}
