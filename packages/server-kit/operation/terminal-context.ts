import { newId } from '#core/ids.ts';
import { EMPTY_BODY_HASH } from '../auth/body-hash.ts';
import type { Services } from './app-services.ts';
import type { Clock } from './clock.ts';
import type { CallContext } from './context.ts';

/** What a command has around it that somebody gives at the machine itself: nobody's session, no branch, English. */
export function terminalContext({ services, clock }: { services: Services; clock: Clock }): CallContext {
  return {
    requestId: newId(),
    call: {
      method: 'CLI',
      url: '',
      ip: '127.0.0.1',
      isLocal: true,
      userAgent: 'command line',
      isSecure: false,
      authorization: '',
      cookies: {},
      branchId: '',
      bodyHash: EMPTY_BODY_HASH,
      fileHash: '',
      idempotencyKey: '',
      language: 'en',
      now: clock.now(),
    },
    language: 'en',
    clock,
    services,
    setCookie: () => undefined,
  };
}
