import type { WireOf } from '#core/define-answer.ts';
import { call } from '#web-kit/api/client.ts';
import { login } from '#web-kit/session/login.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import type { firstStartAnswer, sampleLoginAnswer } from '../first-start.answer.ts';

export type FirstStartState = WireOf<typeof firstStartAnswer>;

/** Whether the guest page offers to make the business; nothing where the server does not answer. */
export async function askFirstStart(): Promise<FirstStartState | null> {
  try {
    return await call<FirstStartState>('GET', 'first-start');
  } catch {
    return null;
  }
}

export type SampleLogin = WireOf<typeof sampleLoginAnswer>;

/** Asks the server whether this is its setup code. */
export async function checkSetupCode(code: string): Promise<void> {
  await call('POST', 'first-start/setup-code', { body: { setup_code: code } });
}

/** Begins a sample; it is made meanwhile, and the first start tells how far it is. */
export function beginSample(setupCode: string): Promise<SampleLogin> {
  return call<SampleLogin>('POST', 'first-start/sample', { body: withCode({}, setupCode) });
}

const withCode = (body: object, setupCode: string) => (setupCode ? { ...body, setup_code: setupCode } : body);

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
export async function createBusiness(form: FirstStartForm, setupCode: string): Promise<SessionUser> {
  await call('POST', 'first-start', { body: withCode(form, setupCode) });
  return login(form.owner_phone, form.password);
}
