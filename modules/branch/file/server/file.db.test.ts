import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { PICTURES } from '../testing/pictures.ts';
import { sendFile, showFile } from '../testing/send-file.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let stranger: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  stranger = await logIn(system, (await aBusiness(system)).phone);
});
afterAll(() => system.close());

const send = (browser: TestBrowser, bytes: Buffer) => sendFile(system, browser, bytes);
const show = (id: string, cookie = owner.cookie ?? '') => showFile(system, id, cookie);

const filesKept = async () => (await system.db.adminQuery('select file_id from file_contents')).length;

describe('a file', () => {
  test.each(Object.entries(PICTURES))(
    '%s is kept and shown to a page of its own business',
    async (kind, bytes) => {
      const { status, body } = await send(owner, bytes);
      expect(status).toBe(200);
      const shown = await show(body.message.id);
      expect(shown.statusCode).toBe(200);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: kind, width: 3, height: 2 });
      expect(shown.headers).toMatchObject({
        'content-type': `image/${kind}`,
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(shown.headers['cache-control']).toContain('private');
    },
  );

  test('is not there for another business, and needs a session', async () => {
    const { id } = (await send(owner, PICTURES.png)).body.message;
    expect((await show(id, stranger.cookie)).statusCode).toBe(404);
    expect((await show(newId())).statusCode).toBe(404);
    expect((await show(id, '')).statusCode).toBe(401);
    expect((await owner.ask('GET api/file/list')).status).toBe(404);
  });

  test('that is no picture or too large is refused and not kept', async () => {
    const before = await filesKept();
    const page = await send(owner, Buffer.from('<html><script>alert(1)</script></html>'));
    expect([page.status, page.body.code]).toEqual([400, 'no_picture']);
    const large = await send(owner, Buffer.concat([PICTURES.png, Buffer.alloc(2 * 1024 * 1024)]));
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
    expect(await filesKept()).toBe(before);
  });

  test('is not kept when those of the business fill their room', async () => {
    const { id } = (await send(owner, PICTURES.png)).body.message;
    await system.db.adminQuery('update files set size = 200 * 1024 * 1024 where id = $1', [id]);
    const before = await filesKept();
    const { status, body } = await send(owner, PICTURES.png);
    expect([status, body.code]).toEqual([409, 'files_full']);
    expect(await filesKept()).toBe(before);
    expect((await send(stranger, PICTURES.png)).status).toBe(200);
    await system.db.adminQuery('update files set size = 94 where id = $1', [id]);
  });

  test('is the logo of a branch, unless it is somebody else’s', async () => {
    const { id } = (await send(owner, PICTURES.png)).body.message;
    const foreign = (await send(stranger, PICTURES.png)).body.message.id;
    const put = async (logo_id: string) => {
      const { version } = (await owner.ask(`GET api/branch?id=${shop.branch_id}`)).body.message;
      return owner.ask(`PUT api/branch?id=${shop.branch_id}`, { body: { version, logo_id } });
    };
    expect((await put(foreign)).body.fields).toHaveProperty('logo_id');
    expect((await put(id)).body.message.logo_id).toBe(id);
    const { phone, password } = await anEmployee(owner, [], { branches: [shop.branch_id] });
    const cashier = await logIn(system, phone, password);
    expect((await cashier.ask('GET api/branch/letterhead')).body.message).toMatchObject({ logo_id: id });
  });
});
