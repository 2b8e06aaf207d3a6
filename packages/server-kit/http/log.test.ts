import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function logging() {
  const lines: string[] = [];
  return { log: openLog({ write: (line: string) => lines.push(line) }, 'trace'), lines };
}

test.each(['password', 'token', 'key', 'secret', 'otp', 'pin', 'authorization', 'cookie', 'session'])(
  '%s is hidden wherever it is logged',
  (name) => {
    const { log, lines } = logging();
    log.debug({ [name]: 'canary', body: { [name]: 'canary' }, call: { body: { [name]: 'canary' } } }, 'call');
    expect(lines.join('')).not.toContain('canary');
    expect(lines.join('').split('[hidden]')).toHaveLength(4);
  },
);

test('of an error only what it is and where is kept, not the values of rows that a database adds', () => {
  const { log, lines } = logging();
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (phone)=(canary)' });
  log.error({ error: new Error('not written', { cause }) }, 'unexpected failure');
  expect(lines.join('')).toContain('23505');
  expect(lines.join('')).toContain('not written');
  expect(lines.join('')).not.toContain('canary');
});
