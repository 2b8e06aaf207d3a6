import { forgetAll } from './forget-on-leaving.ts';
import { leaveUnasked } from './leaving.ts';
import { forgetSession } from './stored-user.ts';

/** The session is over: nothing of it stays on the device, and the guest page stands. */
export function leave(): void {
  forgetSession();
  leaveUnasked();
  void forgetAll().then(() => location.replace('/'));
}
