import { LANGUAGES, type Language, say, type Words } from '#core/i18n/language.ts';
import { USUAL_ROLES } from './role.entity.ts';
import { ROLE_TEXTS } from './role.words.ts';

export type UsualRoleKey = (typeof USUAL_ROLES)[number];

/** What the usual roles are called, and what they are for. */
export const USUAL_ROLE_WORDS = {
  cashier: { name: ROLE_TEXTS.cashierName, remarks: ROLE_TEXTS.cashierRemarks },
  store_keeper: { name: ROLE_TEXTS.storeKeeperName, remarks: ROLE_TEXTS.storeKeeperRemarks },
  manager: { name: ROLE_TEXTS.managerName, remarks: ROLE_TEXTS.managerRemarks },
} as const satisfies Record<UsualRoleKey, { name: Words; remarks: Words }>;

/** The texts of a role as its row keeps them. */
export interface RoleTexts {
  name?: unknown;
  remarks?: unknown;
  usual_role?: unknown;
}

/**
 * Name or remarks of a role for a reader. A role that carries the key of a usual one is called in the reader's language;
 * every other text is as somebody typed it, also where it reads like one of ours.
 */
export function roleTextIn(role: RoleTexts, key: 'name' | 'remarks', language: Language): unknown {
  const words = wordsOf(role.usual_role);
  return words && isOurs(words[key], role[key]) ? say(words[key], language) : role[key];
}

/**
 * The row of a usual role as it is kept after a change: a form sends back the name as it was read, in any language, and that
 * is no renaming. Once renamed it is usual no more, and keeps the remarks that whoever renamed it was reading.
 */
export function textsToSave(
  before: RoleTexts,
  after: RoleTexts,
  language: Language,
): { name: unknown; remarks: unknown; usual_role: unknown } {
  const { name, remarks, usual_role } = after;
  const words = wordsOf(before.usual_role);
  if (!words) return { name, remarks, usual_role };
  const isNamed = isOurs(words.name, name);
  const isRemarked = isOurs(words.remarks, remarks) && isOurs(words.remarks, before.remarks);
  if (isNamed) return { name: before.name, remarks: isRemarked ? before.remarks : remarks, usual_role };
  return { name, remarks: isRemarked ? say(words.remarks, language) : remarks, usual_role: null };
}

/** The usual roles that are called so in one language or another. */
export function usualRolesCalled(name: unknown): UsualRoleKey[] {
  return USUAL_ROLES.filter((key) => isOurs(USUAL_ROLE_WORDS[key].name, name));
}

/** The names of all of them in a language. */
export function usualRoleNames(language: Language): Record<UsualRoleKey, string> {
  const named = ({ name }: { name: Words }) => say(name, language);
  return {
    cashier: named(USUAL_ROLE_WORDS.cashier),
    store_keeper: named(USUAL_ROLE_WORDS.store_keeper),
    manager: named(USUAL_ROLE_WORDS.manager),
  };
}

function wordsOf(key: unknown): (typeof USUAL_ROLE_WORDS)[UsualRoleKey] | undefined {
  const known = USUAL_ROLES.find((one) => one === key);
  return known && USUAL_ROLE_WORDS[known];
}

function isOurs(words: Words, text: unknown): boolean {
  return LANGUAGES.some((language) => say(words, language) === text);
}
