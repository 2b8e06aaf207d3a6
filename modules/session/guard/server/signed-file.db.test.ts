import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { bodyHashOf } from '#server-kit/auth/body-hash.ts';
import { formOf, uploadOf } from '#server-kit/testing/upload.ts';

let system: TestSystem;
let owner: TestBrowser;
let file: Awaited<ReturnType<typeof uploadOf>>;

beforeAll(async () => {
  system = await openTestSystem();
  owner = await logIn(system, (await aBusiness(system)).phone);
  file = await uploadOf([['Name'], ['Vyakula']]);
});
afterAll(() => system.close());

const PATH = '/api/category/import';
const HASH = 'x-file-sha256';
const categories = async () => (await system.db.adminQuery('select from categories')).length;

/** Sends a form as the session that sealed its header for `sealed`, with `sent` beside it. */
async function send(form: typeof file, sealed: string, sent: string) {
  const call = { method: 'POST', path: PATH, branchId: '', text: '', fileHash: sealed };
  const { [HASH]: _, ...headers } = form.headers ?? {};
  const { statusCode, json } = await system.server.app.inject({
    method: 'POST',
    url: PATH,
    headers: {
      ...headers,
      ...(sent ? { [HASH]: sent } : {}),
      cookie: owner.cookie ?? '',
      authorization: await owner.sign(call),
    },
    payload: form.payload ?? '',
  });
  return { status: statusCode, code: json().code };
}

test('a session that leaves the hash of its file out is refused, whatever the file', async () => {
  expect(await send(file, '', '')).toEqual({ status: 400, code: 'file_unsigned' });
  expect(await categories()).toBe(0);
});

test('a header that was sealed for one file sends no other', async () => {
  const hash = file.headers?.[HASH] ?? '';
  const other = formOf(Buffer.from('another file'));
  expect(await send(other, hash, hash)).toEqual({ status: 400, code: 'file_changed' });
  const swapped = bodyHashOf(Buffer.from('another file'));
  expect(await send(other, hash, swapped)).toEqual({ status: 401, code: 'no_active_session' });
  expect(await send(file, '', hash)).toEqual({ status: 401, code: 'no_active_session' });
  expect(await categories()).toBe(0);
});

test('the file it was sealed for is taken', async () => {
  const hash = file.headers?.[HASH] ?? '';
  expect((await send(file, hash, hash)).status).toBe(200);
  expect(await categories()).toBe(1);
});

test('a token binds itself to nothing and may leave the hash out, but not lie about it', async () => {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const permissions = ['create_category', 'list_categories'];
  const made = await owner.ask('POST api/token', { body: { name: 'Import', permissions, expires_at } });
  const { payload, headers } = await uploadOf([['Name'], ['Usafi']]);
  const by = async (hash: string | undefined) => {
    const { [HASH]: _, ...others } = headers ?? {};
    const { statusCode } = await system.server.app.inject({
      method: 'POST',
      url: PATH,
      headers: {
        ...others,
        ...(hash ? { [HASH]: hash } : {}),
        authorization: `Bearer ${made.body.message.token}`,
      },
      payload: payload ?? '',
    });
    return statusCode;
  };
  expect(await by('another')).toBe(400);
  expect(await by(undefined)).toBe(200);
  expect(await categories()).toBe(2);
});
