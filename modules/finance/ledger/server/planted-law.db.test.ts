import { afterAll, describe, expect, test } from 'vitest';
import { openPlanted } from '../../testing/planted-world.ts';

const { db, server, owner, aPlanted, go, stands, close } = await openPlanted();
afterAll(close);

/** A document in the books, and how it stands there. */
async function aVerified() {
  const id = await aPlanted();
  const { body } = await go(id, 'verify');
  return { id, version: body.message.version, before: await stands(id) };
}

const entries = async () =>
  (await db.adminQuery<{ n: number }>('select count(*)::int as n from journal_entries'))[0]?.n;

describe('the law at commit', () => {
  test('keeps a field that is posted as it is, though the table of states leaves it open', async () => {
    const { id, version, before } = await aVerified();
    const { status } = await server.ask(owner, `PUT api/planted?id=${id}`, { body: { tip: 100, version } });
    expect(status).toBe(500);
    expect(await stands(id)).toBe(before);
  });

  test('keeps a field of the server as it was posted', async () => {
    const { id, before } = await aVerified();
    expect((await go(id, 'charge')).status).toBe(500);
    expect(await stands(id)).toBe(before);
  });

  test('lets no document leave the books without a reversal', async () => {
    const { id, before } = await aVerified();
    expect((await go(id, 'forget')).status).toBe(500);
    expect(await stands(id)).toBe(before);
  });

  test('takes no reversal of a document that stays as it is', async () => {
    const { id, before } = await aVerified();
    expect((await go(id, 'reverse')).status).toBe(500);
    expect(await stands(id)).toBe(before);
  });

  test('takes no entry of a kind that nobody knows, whose record is gone by then', async () => {
    const id = await aPlanted();
    const [before, posted] = [await stands(id), await entries()];
    expect((await go(id, 'conceal')).status).toBe(500);
    expect(await stands(id)).toBe(before);
    expect(await entries()).toBe(posted);
  });

  test('takes no entry that the rule of its document does not say', async () => {
    const { id, before } = await aVerified();
    expect((await go(id, 'add')).status).toBe(500);
    expect(await stands(id)).toBe(before);
  });

  test('lets pass what is posted by the rule, and what changes none of it', async () => {
    const { id, version } = await aVerified();
    const body = { remarks: 'Paid at the gate', version };
    expect((await server.ask(owner, `PUT api/planted?id=${id}`, { body })).status).toBe(200);
    expect((await go(id, 'void', { reason: 'Twice' })).status).toBe(200);
  });
});
