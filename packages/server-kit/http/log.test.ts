import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
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

test('a process whose log finds no room goes on, and ends when it is told to', async () => {
  const full = await open('/dev/full', 'w');
  const script = `
    const { openLog, standardOutput } = await import('${join(import.meta.dirname, 'log.ts')}');
    const output = standardOutput();
    const failed = new Promise((resolve) => output.once('error', resolve));
    openLog(output).error('no room for this');
    await failed;
    console.error('still there');
    process.exit(7);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', full.fd, 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stderr?.on('data', (words) => (said += words));
  const [code] = await once(child, 'close');
  await full.close();
  expect({ code, said }).toEqual({ code: 7, said: 'still there\n' });
});
