import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Currency } from '#core/currencies.ts';
import { CURRENCIES, DEFAULT_CURRENCY } from '#core/currencies.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import { writeAmountsLike } from '../format/number.ts';
import type { SessionUser } from '../session/session-user.ts';

/** The branch one works in, as far as screens need to know it. */
export interface BranchOfUser {
  id: string;
  name: string;
  currency: Currency;
  timeZone: string;
  /** The features that are switched on (specification §9). */
  switches: Readonly<Record<string, unknown>>;
}

interface CurrentUser {
  user: SessionUser;
  actor: Rightful;
  branch: BranchOfUser;
}

const UserContext = createContext<CurrentUser | null>(null);

/** Stands above every screen that needs a session. */
export function CurrentUserProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  const current = useMemo(() => {
    // Before anything below is drawn; whoever shows an amount asks for the branch, and is drawn again with it.
    writeAmountsLike(user.branch_settings.currency_format);
    return {
      user,
      actor: { account_type: user.account_type, permissions: new Set(user.permissions) },
      branch: branchOf(user),
    };
  }, [user]);
  return <UserContext value={current}>{children}</UserContext>;
}

export function useCurrentUser(): SessionUser {
  return useCurrent().user;
}

/** Whether the user holds a right; the same question that the server asks. */
export function useMay(): (permission: string | readonly string[]) => boolean {
  const { actor } = useCurrent();
  return (permission) => allowed(actor, permission);
}

export function useActor(): Rightful {
  return useCurrent().actor;
}

export function useBranch(): BranchOfUser {
  return useCurrent().branch;
}

function useCurrent(): CurrentUser {
  const current = use(UserContext);
  if (!current) throw new Error('CurrentUserProvider is missing above this part');
  return current;
}

function branchOf(user: SessionUser): BranchOfUser {
  const settings = user.branch_settings as Readonly<Record<string, unknown>>;
  const currency = String(settings.currency);
  return {
    id: user.branch_id,
    name: user.branch_name,
    currency: currency in CURRENCIES ? (currency as Currency) : DEFAULT_CURRENCY,
    timeZone: typeof settings.time_zone === 'string' ? settings.time_zone : 'Africa/Dar_es_Salaam',
    switches: settings,
  };
}
