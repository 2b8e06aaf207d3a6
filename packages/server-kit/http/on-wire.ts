import type { Field, WireScope } from '#core/fields/kind.ts';

/** The stored value of a field as JSON carries it. */
export function onWire(field: Field, stored: unknown, scope: WireScope): unknown {
  return stored === null || stored === undefined ? null : field.kind.toWire(stored, scope);
}
