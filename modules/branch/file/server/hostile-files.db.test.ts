// cspell:ignore iptc

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { filesInDisguise, filesRefused, HIDDEN, HOSTILE_NAMES } from '../testing/hostile-files.ts';
import { PICTURES } from '../testing/pictures.ts';
import { sendFile, showFile } from '../testing/send-file.ts';

let system: TestSystem;
let owner: TestBrowser;
let stranger: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  owner = await logIn(system, (await aBusiness(system)).phone);
  stranger = await logIn(system, (await aBusiness(system)).phone);
});
afterAll(() => system.close());

interface Kept {
  name: string;
  content: Buffer;
}

const filesKept = () =>
  system.db.adminQuery<Kept>(
    'select f.name, c.content from files f join file_contents c on c.file_id = f.id order by f.created_at, f.id',
  );

/** What a browser could take for a page or run, or keep beyond the business. */
async function expectOnlyPicture(id: string, sent: Buffer) {
  const shown = await showFile(system, id, owner.cookie);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/(png|jpeg|webp)$/),
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  const bytes = shown.rawPayload;
  expect(bytes.includes(HIDDEN)).toBe(false);
  expect(bytes.equals(sent)).toBe(false);
  const { exif, xmp, iptc, pages = 1, comments = [], format } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, pages, comments }).toEqual({ pages: 1, comments: [] });
  expect(shown.headers['content-type']).toBe(`image/${format}`);
  expect((await showFile(system, id, stranger.cookie)).statusCode).toBe(404);
}

describe('a file that was made to harm', () => {
  test('is refused in a sentence and not kept, where it is no picture or too much of one', async () => {
    const before = await filesKept();
    for (const [what, bytes] of await filesRefused()) {
      const { status, body } = await sendFile(system, owner, bytes, { type: 'image/png' });
      const refusal = bytes.length > 2 ** 21 ? [413, 'too_large'] : [400, 'no_picture'];
      expect([what, status, body.code]).toEqual([what, ...refusal]);
    }
    expect(await filesKept()).toEqual(before);
  });

  test('is a picture and nothing else, once it is kept', async () => {
    for (const [what, bytes] of await filesInDisguise()) {
      const { status, body } = await sendFile(system, owner, bytes);
      expect([what, status]).toEqual([what, 200]);
      await expectOnlyPicture(body.message.id, bytes);
    }
    for (const { content } of await filesKept()) expect(content.includes(HIDDEN)).toBe(false);
  });

  test('is known by what it holds, whatever its sender says of it', async () => {
    for (const type of [
      'text/html',
      'image/svg+xml',
      'application/javascript',
      'image/gif',
      'x/y; charset=utf-7',
    ]) {
      const { body } = await sendFile(system, owner, PICTURES.jpeg, { type, name: 'logo.html' });
      const shown = await showFile(system, body.message.id, owner.cookie);
      expect([type, shown.headers['content-type']]).toEqual([type, 'image/jpeg']);
    }
  });

  test('is kept under a name that leads nowhere, or not at all', async () => {
    for (const name of HOSTILE_NAMES) {
      const before = (await filesKept()).length;
      const { status } = await sendFile(system, owner, PICTURES.png, { name });
      const kept = await filesKept();
      const last = kept.at(-1)?.name ?? '';
      const isPlain = /^[^/\\\p{C}]{1,120}$/u.test(last);
      expect([name, status, kept.length, isPlain]).toEqual([name, 200, before + 1, true]);
    }
  });
});

test('a sheet or a book that is taken away is no page either', async () => {
  const { status, headers } = await fileAnswer('GET api/category/export');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('spreadsheetml'),
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

async function fileAnswer(route: string) {
  const [method = 'GET', path = ''] = route.split(' ');
  const authorization = await owner.sign({ method, path: `/${path}`, branchId: '', text: '' });
  const response = await system.server.app.inject({
    method: method as 'GET',
    url: `/${path}`,
    headers: { cookie: owner.cookie ?? '', authorization },
  });
  return { status: response.statusCode, headers: response.headers };
}
