import { call } from '#web-kit/api/client.ts';
import { keepSession } from '#web-kit/session/kept-session.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';

/** Whether no user exists yet, so that the guest page offers to make the business. */
export async function isFirstStart(): Promise<boolean> {
  try {
    const { is_first_start } = await call<{ is_first_start: boolean }>('GET', 'business/first-start');
    return is_first_start;
  } catch {
    return false;
  }
}

/** What the three steps gather. */
export interface FirstStartForm {
  name: string;
  business_type: string;
  owner_name: string;
  owner_phone: string;
  password: string;
  branch_name: string;
  currency: string;
  country: string;
  time_zone: string;
}

/** Makes the business with its owner and first branch; the answer is a session of the owner. */
export async function createBusiness(form: FirstStartForm): Promise<SessionUser> {
  const { user, session } = await call<Opened>('POST', 'business/first-start', { body: form });
  await keepSession(session.id, user.id, session.key);
  return user;
}

interface Opened {
  user: SessionUser;
  session: { id: string; key: string };
}
