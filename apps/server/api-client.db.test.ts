import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, OWNER_PASSWORD } from './testing/people.ts';
import { openTestSystem, type TestSystem } from './testing/test-system.ts';

const EXAMPLE = join(import.meta.dirname, '../../examples/api-client.mjs');
const run = promisify(execFile);

let system: TestSystem;
let address: string;

beforeAll(async () => {
  system = await openTestSystem();
  system.server.http.listen(0, '127.0.0.1');
  await once(system.server.http, 'listening');
  address = `http://127.0.0.1:${(system.server.http.address() as AddressInfo).port}`;
});
afterAll(() => system.close());

test('the example of docs/api-client.md logs in, calls and logs out', async () => {
  const { phone, owner_id } = await aBusiness(system);
  const { stdout } = await run(process.execPath, [EXAMPLE, address, phone, OWNER_PASSWORD]);
  expect(stdout).toBe('Neema Mushi in Duka la Neema\n0 roles\n');
  const open = await system.db.adminQuery(
    'select from ctx.access where user_id = $1 and revoked_at is null',
    [owner_id],
  );
  expect(open).toEqual([]);
});

test('with a wrong password it ends with the sentence of the server', async () => {
  const { phone } = await aBusiness(system);
  await expect(run(process.execPath, [EXAMPLE, address, phone, 'Kiti-cheupe-28'])).rejects.toThrow(
    '401: The phone number, email or password is wrong.',
  );
});
