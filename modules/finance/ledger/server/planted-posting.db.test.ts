import { afterAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { planted } from '../../testing/planted-document.ts';
import { openPlanted } from '../../testing/planted-world.ts';

const { server, owner, aPlanted, go, balance, close } = await openPlanted();
afterAll(close);

test('says beforehand what each transition posts, and afterwards what it has', async () => {
  const id = await aPlanted();
  const posting = async () => (await server.ask(owner, `GET api/planted/posting?id=${id}`)).body.message;
  const lines = (debit: number, credit: number) => [
    { account_code: '6010', account_name: expect.any(String), debit, credit },
    { account_code: '3010', account_name: 'Opening balance equity', debit: credit, credit: debit },
  ];
  const entry = { date: '2026-11-10', is_reversal: false, lines: lines(500, 0) };
  const nothing = { entries: [], goods: [], goods_total: 0 };
  expect(await posting()).toEqual({
    ...nothing,
    next: [{ ...nothing, transition: 'verify', entries: [entry] }],
  });
  expect(await balance(id)).toBe(0n);
  await go(id, 'verify');
  const back = {
    ...nothing,
    entries: [{ date: expect.any(String), is_reversal: true, lines: lines(0, 500) }],
  };
  expect(await posting()).toEqual({
    ...nothing,
    entries: [entry],
    next: [
      { ...back, transition: 'reopen' },
      { ...back, transition: 'void' },
    ],
  });
  await go(id, 'void', { reason: 'Twice' });
  expect(await posting()).toEqual({ ...nothing, entries: [entry, ...back.entries], next: [] });
});

test('shows what it posts to those who see it and the journal', async () => {
  const id = await aPlanted();
  for (const right of ['create_trial_balance', planted.permissions.view]) {
    owner.permissions.delete(right);
    expect((await server.ask(owner, `GET api/planted/posting?id=${id}`)).status).toBe(403);
    owner.permissions.add(right);
  }
  owner.permissions.delete('verify_planted');
  expect((await server.ask(owner, `GET api/planted/posting?id=${id}`)).body.message.next).toEqual([]);
  owner.permissions.add('verify_planted');
  for (const other of [newId(), 'x'])
    expect((await server.ask(owner, `GET api/planted/posting?id=${other}`)).status).toBe(404);
});
