import { createContext, use } from 'react';
import type { SessionUser } from '../session/session-user.ts';
import type { SavedLook } from '../theme/saved-look.ts';

/** What screens may do about the session itself. */
export interface SessionActs {
  look: SavedLook;
  logOut(): void;
  /** Goes on in another branch, on its start page unless another place is named. */
  switchBranch(id: string, opening?: string): Promise<void>;
  /** Shows this tab as the holder of a role would see it; null is with one's own eyes again. */
  seeAs(roleId: string | null): Promise<void>;
  /** Takes this tab by a grant into the business of another; null is back into one's own. */
  enterBusiness(grantId: string | null): Promise<void>;
  /** Asks the server for the user again, after settings or the profile changed. */
  refresh(): Promise<void>;
  replaceUser(user: SessionUser): void;
}

export const SessionContext = createContext<SessionActs | null>(null);

export function useSessionActs(): SessionActs {
  const acts = use(SessionContext);
  if (!acts) throw new Error('SessionContext is missing above this part');
  return acts;
}
