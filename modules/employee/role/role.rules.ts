import { InvalidFields } from '#core/errors.ts';
import { type Language, say, type Words } from '#core/i18n/language.ts';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import { ROLE_TEXTS } from './role.words.ts';

/** Role names of specification §6: translated where they are shown, and nobody's to take. */
const RESERVED_ROLE_WORDS: Readonly<Record<string, Words>> = {
  super_admin: ROLE_TEXTS.reservedRoleWordsSuperAdmin,
  system_admin: ROLE_TEXTS.reservedRoleWordsSystemAdmin,
  branch_owner: ROLE_TEXTS.reservedRoleWordsBranchOwner,
};

export const RESERVED_ROLES: ReadonlySet<string> = new Set(Object.keys(RESERVED_ROLE_WORDS));

/** A role by the name that people read: reserved ones in their language, all others as they were named. */
export function roleName(name: string, language: Language): string {
  const words = Object.hasOwn(RESERVED_ROLE_WORDS, name) ? RESERVED_ROLE_WORDS[name] : undefined;
  return words ? say(words, language) : name;
}

/** A role holds rights of the catalogue and nothing else; `free_access` is asked for, never held. */
export function roleHoldsRights(row: Readonly<Record<string, unknown>>): void {
  const unknown = ((row.permissions ?? []) as readonly string[]).filter((name) => !ALL_PERMISSIONS.has(name));
  if (unknown.length)
    throw new InvalidFields({
      permissions: {
        key: 'no_such_permission',
        words: ROLE_TEXTS.unknown,
        params: { name: unknown[0] ?? '' },
      },
    });
}
