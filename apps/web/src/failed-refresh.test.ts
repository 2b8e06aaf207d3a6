import { expect, it } from 'vitest';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { afterFailedRefresh } from './failed-refresh.ts';

const refused = (status: number, message = 'No') => new Refused(status, { message });

it('a refusal of the server ends the session, a server or network that is away does not (specification §4)', () => {
  expect(afterFailedRefresh(refused(403))).toBe('log out');
  expect(afterFailedRefresh(refused(404))).toBe('log out');
  expect(afterFailedRefresh(new Error('broken'))).toBe('log out');
  expect(afterFailedRefresh(new Unreachable())).toBe('stay');
  expect(afterFailedRefresh(refused(503))).toBe('stay');
  expect(afterFailedRefresh(refused(429))).toBe('stay');
  expect(afterFailedRefresh(refused(401, 'no active session'))).toBe('loading again');
});
