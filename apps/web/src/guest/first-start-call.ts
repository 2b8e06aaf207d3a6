import { call } from '#web-kit/api/client.ts';
import { login } from '#web-kit/session/login.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';

/** Whether no user exists yet, so that the guest page offers to make the business. */
export async function isFirstStart(): Promise<boolean> {
  try {
    const { needed } = await call<{ needed: boolean }>('GET', 'first-start');
    return needed;
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

/** Makes the business with its owner and first branch, and logs the owner in. */
export async function createBusiness(form: FirstStartForm): Promise<SessionUser> {
  await call('POST', 'first-start', { body: form });
  return login(form.owner_phone, form.password);
}
