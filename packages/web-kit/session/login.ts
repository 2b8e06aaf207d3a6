import { call } from '../api/client.ts';
import { bringDrafts } from './bring-drafts.ts';
import { saveSession } from './saved-session.ts';
import type { SessionUser } from './session-user.ts';
import { leaveBranchOfTab } from './stored-user.ts';

interface Opened {
  user: SessionUser;
  session: { id: string; key: string };
}

/** What a login may ask for beside the password. */
export interface BesidePassword {
  /** A code of the second factor. */
  otp?: string;
  /** In the place of a password that somebody else has chosen. */
  new_password?: string;
}

/** Logs in with a phone number or e-mail address; the key of the session goes where script cannot read it. */
export async function login(
  username: string,
  password: string,
  beside: BesidePassword = {},
): Promise<SessionUser> {
  leaveBranchOfTab();
  const body = { username, password, ...beside };
  const { user, session } = await call<Opened>('POST', 'user/login', { body });
  await saveSession(session.id, user.id, session.key);
  await bringDrafts();
  return user;
}
