import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { FormField } from './form-fields.ts';

/** What was refused of fields that a form does not show, each sentence behind the name of its field; nothing where it shows all. */
export function unseenFaults(
  faults: Readonly<Record<string, string>>,
  entity: AnyEntity,
  shown: readonly Pick<FormField, 'column'>[],
  names: Readonly<Record<string, string>>,
): string | undefined {
  const nameOf = (column: string) =>
    Object.entries(entity.fields).flatMap(([key, field]) =>
      columnOf(key, field) === column ? [names[key] ?? key] : [],
    )[0] ?? column;
  const unseen = Object.entries(faults).filter(([place]) => !shown.some(({ column }) => column === place));
  return unseen.map(([place, said]) => `${nameOf(place)}: ${said}`).join(' ') || undefined;
}
