import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { uploadOf } from '#server-kit/testing/upload.ts';
import { openPlanted } from '../../testing/planted-world.ts';

const { db, server, owner, aPlanted, go, stands, balance, close } = await openPlanted();
afterAll(close);

describe('a document by its table of states', () => {
  test('posts what its rule says, once, with the transition that puts it into the books', async () => {
    const id = await aPlanted();
    expect(await balance(id)).toBe(0n);
    const verified = await go(id, 'verify');
    expect([verified.status, verified.body.message.status]).toEqual([200, 'verified']);
    expect(await balance(id)).toBe(50_000n);
    const again = await go(id, 'verify');
    expect([again.status, again.body.code]).toEqual([409, 'not_in_this_state']);
    expect(again.body.message).toBe('This cannot be done now: the expense is verified.');
    expect(await balance(id)).toBe(50_000n);
  });

  test('leaves the books by a reversal, and can be posted again after it was opened', async () => {
    const id = await aPlanted();
    await go(id, 'verify');
    expect((await go(id, 'reopen')).status).toBe(200);
    expect(await balance(id)).toBe(0n);
    const [{ version } = {}] = await db.adminQuery<{ version: number }>(
      'select version from planted_papers where id = $1',
      [id],
    );
    const changed = await server.ask(owner, `PUT api/planted?id=${id}`, { body: { amount: 700, version } });
    expect(changed.status).toBe(200);
    await go(id, 'verify');
    expect(await balance(id)).toBe(70_000n);
    expect((await go(id, 'void', { reason: 'Twice' })).status).toBe(200);
    expect(await balance(id)).toBe(0n);
  });

  test('asks for the reason that its table asks for, and for the right', async () => {
    const id = await aPlanted();
    await go(id, 'verify');
    expect((await go(id, 'void')).body.fields).toHaveProperty('reason');
    owner.permissions.delete('void_planted');
    expect((await go(id, 'void', { reason: 'x' })).status).toBe(403);
    owner.permissions.add('void_planted');
    expect(await balance(id)).toBe(50_000n);
  });

  test('has no call for what follows from another document', async () => {
    const id = await aPlanted();
    expect((await go(id, 'drop')).status).toBe(404);
  });
});

describe('what is posted', () => {
  const ways: [
    how: string,
    said: RegExp,
    way: (id: string, name: string, version: number) => Promise<{ status: number; body: object }>,
  ][] = [
    [
      'by its form',
      /409.*is verified and can no longer be changed/,
      (id, _, version) => server.ask(owner, `PUT api/planted?id=${id}`, { body: { amount: 1, version } }),
    ],
    [
      'in a cell of its list',
      /409.*is verified/,
      (id, _, version) =>
        server.ask(owner, `PUT api/planted?id=${id}`, { body: { date: '2026-11-11', version } }),
    ],
    [
      'with many others',
      /200.*"outcome":"refused".*is verified/,
      (id, _, version) =>
        server.ask(owner, 'PUT api/planted/bulk', {
          body: { changes: { amount: 1 }, rows: [{ id, version }], dry_run: false },
        }),
    ],
    [
      'by a sheet that finds it by its name',
      /"row":2.*is verified/,
      async (_, name) =>
        server.ask(
          owner,
          'POST api/planted/import',
          await uploadOf(
            [
              ['Name', 'Amount', 'Date'],
              [name, '1', '2026-11-10'],
            ],
            { mapping: { Name: 'name', Amount: 'amount', Date: 'date' }, key: '"name"' },
          ),
        ),
    ],
    [
      'by deleting it',
      /delete_refused.*is verified/,
      (id) => server.ask(owner, `DELETE api/planted?id=${id}`),
    ],
    [
      'by deleting it with others',
      /delete_refused.*is verified/,
      (id) => server.ask(owner, 'POST api/planted/delete', { body: { ids: [id] } }),
    ],
  ];
  test.each(ways)('is not changed %s', async (_, said, way) => {
    const name = newId().slice(-8);
    const id = await aPlanted(name);
    await go(id, 'verify');
    const [{ version = 0 } = {}] = await db.adminQuery<{ version: number }>(
      'select version from planted_papers where id = $1',
      [id],
    );
    const before = await stands(id);
    const { status, body } = await way(id, name, version);
    expect(JSON.stringify({ status, body })).toMatch(said);
    expect(await stands(id)).toBe(before);
  });

  test('keeps open what its state leaves open', async () => {
    const id = await aPlanted();
    const verified = (await go(id, 'verify')).body.message;
    const { status } = await server.ask(owner, `PUT api/planted?id=${id}`, {
      body: { remarks: 'Receipt lost', version: verified.version },
    });
    expect(status).toBe(200);
  });

  test('is not taken away with the import that made it', async () => {
    const name = newId().slice(-8);
    const { body } = await server.ask(
      owner,
      'POST api/planted/import',
      await uploadOf(
        [
          ['Name', 'Amount', 'Date'],
          [name, '500', '2026-11-10'],
        ],
        { mapping: { Name: 'name', Amount: 'amount', Date: 'date' } },
      ),
    );
    const [{ id = '' } = {}] = await db.adminQuery<{ id: string }>(
      'select id from planted_papers where name = $1',
      [name],
    );
    await go(id, 'verify');
    const before = await stands(id);
    const undone = await server.ask(owner, 'PUT api/import/undo', {
      body: { id: body.message.id, dry_run: false },
      headers: { 'idempotency-key': newId() },
    });
    expect([undone.status, undone.body.code]).toEqual([409, 'undo_refused']);
    expect(await stands(id)).toBe(before);
    // Nor where nobody has changed it since it was posted: its state alone says so, before anything is tried.
    await db.adminQuery(
      `update planted_papers set version = (select version from imported_rows where record_id = $1) where id = $1`,
      [id],
    );
    const tried = await server.ask(owner, 'PUT api/import/undo', {
      body: { id: body.message.id, dry_run: true },
      headers: { 'idempotency-key': newId() },
    });
    expect(tried.body.message).toMatchObject({
      refused: 1,
      reasons: [{ id, reason: expect.stringContaining('is verified') }],
    });
    expect(await stands(id)).toBe(before);
  });

  test('does not come back once it was reversed and deleted', async () => {
    const id = await aPlanted();
    await go(id, 'verify');
    await go(id, 'void', { reason: 'Twice' });
    expect((await server.ask(owner, `DELETE api/planted?id=${id}`)).status).toBe(200);
    const before = await stands(id);
    const back = await server.ask(owner, 'PUT api/planted/restore', { body: { ids: [id] } });
    expect([back.status, back.body.code]).toEqual([409, 'restore_refused']);
    expect(await stands(id)).toBe(before);
  });

  test('is not changed by a command that its author forgot to guard', async () => {
    const id = await aPlanted();
    await go(id, 'verify');
    const before = await stands(id);
    const codes = [];
    for (const command of ['raise', 'lose', 'hide']) codes.push((await go(id, command)).body.code);
    expect(codes).toEqual(['not_open', 'not_in_this_state', 'not_deletable']);
    expect(await stands(id)).toBe(before);
  });
});
