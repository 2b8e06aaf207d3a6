import { call } from '../api/client.ts';
import { saveSession } from './saved-session.ts';
import type { SessionUser } from './session-user.ts';
import { leaveBranchOfTab } from './stored-user.ts';

interface Opened {
  user: SessionUser;
  session: { id: string; key: string };
}

/** Logs in with a phone number or e-mail address; the key of the session goes where script cannot read it. */
export async function login(username: string, password: string, otp?: string): Promise<SessionUser> {
  leaveBranchOfTab();
  const body = { username, password, ...(otp ? { otp } : {}) };
  const { user, session } = await call<Opened>('POST', 'user/login', { body });
  await saveSession(session.id, user.id, session.key);
  return user;
}
