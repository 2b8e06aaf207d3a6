import type { USER_ACCOUNT_TYPES } from './user.entity.ts';

/** One of the account types of specification §6. */
export type AccountType = (typeof USER_ACCOUNT_TYPES)[number];

/** Which account may make which: specification §6, read as creator -> created. Only the command line makes `onepos`. */
const MAKES: Readonly<Record<AccountType, readonly AccountType[]>> = {
  employee: ['employee'],
  owner: ['owner', 'employee'],
  agent: ['owner', 'employee'],
  system: ['agent', 'owner', 'system', 'employee'],
  onepos: ['agent', 'owner', 'system', 'employee'],
};

export function mayMakeAccount(creator: string, created: string): boolean {
  return MAKES[creator as AccountType]?.includes(created as AccountType) ?? false;
}

/** The account types that somebody may choose for a new user. */
export function accountTypesOpenTo(creator: string): readonly AccountType[] {
  return MAKES[creator as AccountType] ?? [];
}

/** Specification §6: a non-owner, non-employee account counts as administrative. */
export const isAdministrative = (accountType: string) =>
  accountType !== 'owner' && accountType !== 'employee';
