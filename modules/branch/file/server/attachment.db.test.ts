// cspell:ignore Aliyeondoka Kitambulisho Lishe Mbali Mkataba Mpangaji Mwenye historia mengi

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { packed, pdfOf } from '../testing/papers.ts';
import { PICTURES } from '../testing/pictures.ts';
import { sendFile, showFile } from '../testing/send-file.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let stranger: TestBrowser;
let customer: string;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  stranger = await logIn(system, (await aBusiness(system)).phone);
  customer = await aCustomer('Mama Lishe');
});
afterAll(() => system.close());

async function aCustomer(name: string): Promise<string> {
  return (await owner.ask('POST api/customer', { body: { name } })).body.message.id;
}

async function clerkWith(...rights: string[]): Promise<TestBrowser> {
  const { phone, password } = await anEmployee(owner, rights, { branches: [shop.branch_id] });
  return logIn(system, phone, password);
}

const attach = (
  browser: TestBrowser,
  bytes: Buffer,
  { id = customer, entity = 'customer', name = 'card.png' } = {},
) => sendFile(system, browser, bytes, { name }, `/api/file/attach?entity=${entity}&record_id=${id}`);
const listed = (browser: TestBrowser, id = customer, entity = 'customer') =>
  browser.ask(`GET api/file/of-record?entity=${entity}&record_id=${id}`);
const detach = (browser: TestBrowser, id: string) => browser.ask('PUT api/file/detach', { body: { id } });

async function open(browser: TestBrowser, id: string) {
  const path = `/api/file/attached?id=${id}`;
  const authorization = await browser.sign({ method: 'GET', path, branchId: '', text: '' });
  return system.server.app.inject({ url: path, headers: { cookie: browser.cookie ?? '', authorization } });
}

const kept = () =>
  system.db.adminQuery<{ id: string; name: string; size: number }>(
    'select id, name, size from attachments order by created_at, id',
  );

describe('what is attached to a record', () => {
  test('is listed, and comes back as something to keep that no browser takes for a page', async () => {
    const id = await aCustomer('Baba Asha');
    const paper = pdfOf(packed('4 0 << /Type /Font >>'));
    await attach(owner, PICTURES.jpeg, { id, name: '../../Kitambulisho.jpg' });
    const { status, body } = await attach(owner, paper, { id, name: 'Mkataba.pdf' });
    expect(status).toBe(200);
    const { message } = (await listed(owner, id)).body;
    expect(message).toMatchObject([
      {
        name: 'Mkataba.pdf',
        content_type: 'application/pdf',
        size: paper.length,
        created_by_name: 'Neema Mushi',
      },
      { name: 'Kitambulisho.jpg', content_type: 'image/jpeg' },
    ]);
    expect(JSON.stringify(message)).not.toContain('content"');
    const shown = await open(owner, body.message.id);
    expect(shown.rawPayload.equals(paper)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Mkataba\.pdf"/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const picture = await open(owner, message[1].id);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.rawPayload.equals(PICTURES.jpeg)).toBe(false);
  });

  test('is for those who may see the record, and changed by those who may change it', async () => {
    const { id } = (await attach(owner, PICTURES.png)).body.message;
    const reader = await clerkWith('view_customer', 'list_customers');
    const writer = await clerkWith('view_customer', 'modify_customer');
    const blind = await clerkWith('modify_customer', 'list_customers', 'view_product', 'modify_product');
    expect((await listed(reader)).body.message.length).toBeGreaterThan(0);
    expect((await open(reader, id)).statusCode).toBe(200);
    const before = await kept();
    for (const refused of [
      await attach(reader, PICTURES.png),
      await detach(reader, id),
      await listed(blind),
      await attach(blind, PICTURES.png),
      await detach(blind, id),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'permission_denied']);
    expect((await open(blind, id)).statusCode).toBe(403);
    expect(await kept()).toEqual(before);
    const own = await attach(writer, PICTURES.png);
    expect((await detach(writer, own.body.message.id)).status).toBe(200);
    expect(await kept()).toEqual(before);
  });

  test('is not there for another business, for another branch, or under the address of pictures', async () => {
    const { id } = (await attach(owner, PICTURES.png)).body.message;
    expect((await listed(stranger)).status).toBe(404);
    expect((await open(stranger, id)).statusCode).toBe(404);
    expect((await attach(stranger, PICTURES.png)).status).toBe(404);
    expect((await detach(stranger, id)).status).toBe(404);
    expect((await showFile(system, id, owner.cookie)).statusCode).toBe(404);
    const there = (
      await owner.ask('POST api/branch', { body: { name: 'Mbali', phone_number: '255700000777' } })
    ).body.message.id;
    const debt = await owner.ask('POST api/debt', {
      body: { kind: 'creditor', person: 'Baraka', amount: 5000 },
    });
    const of = { id: debt.body.message.id, entity: 'debt' };
    const paper = (await attach(owner, PICTURES.png, of)).body.message.id;
    const rights = ['view_debt', 'list_debts', 'modify_debt'];
    const { phone, password } = await anEmployee(owner, rights, { branches: [there] });
    const far = await logIn(system, phone, password);
    expect((await listed(far, of.id, 'debt')).status).toBe(404);
    expect((await open(far, paper)).statusCode).toBe(404);
    expect((await attach(far, PICTURES.png, of)).status).toBe(404);
    expect((await detach(far, paper)).status).toBe(404);
    expect((await open(owner, paper)).statusCode).toBe(200);
  });

  test('is nothing of a record that is not there, and of kinds that take no files', async () => {
    expect((await attach(owner, PICTURES.png, { id: newId() })).status).toBe(404);
    expect((await attach(owner, PICTURES.png, { id: shop.branch_id, entity: 'branch' })).status).toBe(404);
    expect((await listed(owner, newId())).status).toBe(404);
    const gone = await aCustomer('Aliyeondoka');
    const { id } = (await attach(owner, PICTURES.png, { id: gone })).body.message;
    await owner.ask(`DELETE api/customer?id=${gone}`);
    expect((await open(owner, id)).statusCode).toBe(404);
  });

  test('is refused where it does something by itself, is too large or one too many', async () => {
    const id = await aCustomer('Mwenye mengi');
    const script = pdfOf('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n');
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    for (const [bytes, status, code] of [
      [script, 400, 'no_paper'],
      [page, 400, 'no_paper'],
      [Buffer.alloc(0), 400, 'file_required'],
      [Buffer.concat([PICTURES.png, Buffer.alloc(2 * 1024 * 1024)]), 413, 'too_large'],
      [pdfOf(Buffer.alloc(5 * 1024 * 1024, ' ')), 413, 'too_large'],
    ] as const) {
      const answer = await attach(owner, bytes, { id });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    for (let n = 0; n < 20; n++) expect((await attach(owner, PICTURES.png, { id })).status).toBe(200);
    const oneMore = await attach(owner, PICTURES.png, { id });
    expect([oneMore.status, oneMore.body.code]).toEqual([409, 'too_many_files']);
    expect((await listed(owner, id)).body.message).toHaveLength(20);
  });

  test('counts into the room of the business, and gives it back when it is removed', async () => {
    const id = await aCustomer('Mpangaji');
    const full = (await attach(owner, PICTURES.png, { id })).body.message.id;
    await system.db.adminQuery('update attachments set size = 200 * 1024 * 1024 where id = $1', [full]);
    for (const refused of [
      await attach(owner, PICTURES.png, { id }),
      await sendFile(system, owner, PICTURES.png),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'files_full']);
    expect((await detach(owner, full)).status).toBe(200);
    expect((await attach(owner, PICTURES.png, { id })).status).toBe(200);
  });

  test('comes and goes on record: who, when and which file', async () => {
    const id = await aCustomer('Wa historia');
    const file = (await attach(owner, PICTURES.png, { id, name: 'picha.png' })).body.message.id;
    await detach(owner, file);
    expect((await detach(owner, file)).status).toBe(404);
    const told = `GET api/activity/list?entity=customer&record_id=${id}&sort=created_at&order=1`;
    const changesFor = async (browser: TestBrowser) =>
      (await browser.ask(told)).body.message.data
        .filter(({ type }: { type: string }) => type === 'modification')
        .map(({ changes }: { changes: object[] }) => changes);
    expect(await changesFor(owner)).toEqual([
      [{ field: 'attached_file', before: null, after: 'picha.png' }],
      [{ field: 'attached_file', before: 'picha.png', after: null }],
    ]);
    expect(await changesFor(await clerkWith('list_branch_activities'))).toEqual([[], []]);
  });
});
