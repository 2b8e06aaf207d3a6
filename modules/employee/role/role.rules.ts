import { InvalidFields } from '#core/errors.ts';
import { ALL_PERMISSIONS } from '../../permissions.ts';

/** Role names of specification §6: translated where they are shown, and nobody's to take. */
export const RESERVED_ROLES: ReadonlySet<string> = new Set(['super_admin', 'system_admin', 'branch_owner']);

/** A role holds rights of the catalogue and nothing else; `free_access` is asked for, never held. */
export function roleHoldsRights(row: Readonly<Record<string, unknown>>): void {
  const unknown = ((row.permissions ?? []) as readonly string[]).filter((name) => !ALL_PERMISSIONS.has(name));
  if (unknown.length)
    throw new InvalidFields({
      permissions: { key: 'no_such_permission', words: UNKNOWN, params: { name: unknown[0] ?? '' } },
    });
}

const UNKNOWN = { en: 'There is no permission {name}.', sw: 'Hakuna ruhusa {name}.' };
