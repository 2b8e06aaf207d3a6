import { leaveUnasked } from './leaving.ts';
import { forgetSession } from './stored-user.ts';

/** The session is over: nothing of it stays on the device, and the guest page stands. */
export function leave(): void {
  leaveUnasked();
  void forgetSession().then(() => location.replace('/'));
}
