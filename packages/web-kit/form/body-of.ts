import type { FormAction, FormField } from './form-fields.ts';

/** What the inputs of a form hold, by column. */
export type Typed = Readonly<Record<string, unknown>>;

/** The body of a creation: what was left blank is left out, so that the defaults of the definition hold. */
export function creationBody(fields: readonly FormField[], typed: Typed): Record<string, unknown> {
  const said = fields.map((field) => [field.column, wireOf(field, typed)] as const);
  return Object.fromEntries(said.filter(([, wire]) => wire !== undefined));
}

/** The body of a change: everything as it stands, blank being null; the schema sees the whole record. */
export function wholeBody(fields: readonly FormField[], typed: Typed): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => !field.locked).map((field) => [field.column, wireOf(field, typed) ?? null]),
  );
}

/** Of a whole body only what differs from the record that was opened: only the keys sent change. */
export function changesOf(
  fields: readonly FormField[],
  opened: Typed,
  typed: Typed,
): Record<string, unknown> {
  const whole = wholeBody(fields, typed);
  const before = wholeBody(fields, opened);
  return Object.fromEntries(
    Object.entries(whole).filter(([column, wire]) => JSON.stringify(wire) !== JSON.stringify(before[column])),
  );
}

export function bodyOf(
  action: FormAction,
  fields: readonly FormField[],
  typed: Typed,
): Record<string, unknown> {
  return action === 'create' ? creationBody(fields, typed) : wholeBody(fields, typed);
}

function wireOf({ look, column }: FormField, typed: Typed): unknown {
  return look.wire(typed[column]);
}
