import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { createBusinessCommand } from './cli/create-business.ts';
import { readArguments } from './cli/read-arguments.ts';
import { logIn } from './testing/people.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { openTestSystem, type TestSystem } from './testing/test-system.ts';
import {
  type AskByToken,
  asOurs,
  balancesOfStory,
  bodyOf,
  callerByToken,
  examples,
  ids,
  type Json,
  keys,
  routeOf,
  shownRow,
  uploadByToken,
} from './testing/wire-story.ts';

let system: TestSystem;
let made: Record<string, string>;
let owner: AskByToken;
let cashier: TestBrowser;
let login: { phone: string; password: string };

beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

test('every call of the story is one of the table', () => {
  const known = new Set(system.operations.map(({ method, path }) => `${method} ${path}`));
  const missing = Object.entries<Json>(examples)
    .filter(([, { request }]) => request && !known.has(`${request.method} ${request.path.split('?')[0]}`))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});

test('create_business', async () => {
  const { command, stdout_last_line } = examples.create_business;
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
  const after = (name: string) => words[words.indexOf(name) + 1] ?? '';
  login = { phone: after('--owner-phone'), password: after('--password') };
  const lines: string[] = [];
  await createBusinessCommand.run(
    readArguments(createBusinessCommand, words.slice(words.indexOf('create-business') + 1)),
    {
      database: system.database,
      adminUrl: '',
      serverKey: async () => system.serverKey,
      context: terminalContext(system),
      print: (line) => lines.push(line),
    },
  );
  made = JSON.parse(lines.at(-1) ?? '');
  expect(keys(made)).toEqual(keys(stdout_last_line));
  expect(made.token).toHaveLength(stdout_last_line.token.length);
  for (const [key, id] of Object.entries<string>(stdout_last_line)) ids[id] = made[key] ?? '';
  owner = callerByToken(system, made);
  const { version } = (await owner(`GET api/branch?id=${made.branch_id}`)).body.message;
  const named = { name: 'Kariakoo Main', abbreviation: 'KM' };
  const renamed = await owner(`PUT api/branch?id=${made.branch_id}`, { version, ...named });
  expect(renamed.status).toBe(200);
  // Of the story, too, the store has the name of its branch.
  const store = { version: 1, name: named.name };
  expect((await owner(`PUT api/store?id=${made.store_id}`, store)).status).toBe(200);
});

test('branch_settings', async () => {
  const { status, body } = await owner(routeOf('branch_settings'), bodyOf('branch_settings'));
  expect([status, body.message]).toEqual([200, expect.any(Object)]);
  expect(keys(body.message)).toEqual(keys(examples.branch_settings.answer.message));
  expect(body.message).toMatchObject({ version: 2, ...shownRow(examples.branch_settings.answer.message) });
});

test('login', async () => {
  const { request, answer, headers } = examples.login;
  const { user } = answer.message;
  const role = await owner('POST api/role', { name: 'Till of the example', permissions: user.permissions });
  // A token gives nobody access: the owner does.
  const person = await logIn(system, login.phone, login.password);
  const hired = await person.ask('POST api/user', {
    body: {
      name: user.name,
      phone_number: request.body.username,
      account_type: user.account_type,
      password: request.body.password,
      access: [{ branch_id: made.branch_id, role_id: role.body.message.id }],
    },
  });
  expect([role.status, hired.status]).toEqual([200, 200]);
  ids[user.id] = hired.body.message.id;
  cashier = await logIn(system, request.body.username, request.body.password);
  const { status, body, cookie } = await cashier.logIn(request.body.username, request.body.password);
  expect(status).toBe(200);
  expect(cookie?.replace(/=[\w-]{43};/, '=<43 characters, base64url>;')).toContain(headers['Set-Cookie']);
  expect(keys(body.message)).toEqual(['session', 'user']);
  expect(keys(body.message.session)).toEqual(keys(answer.message.session));
  expect(body.message.session.key).toHaveLength(answer.message.session.key.length);
  const { settings, branch_settings, ...shown } = JSON.parse(asOurs(JSON.stringify(user)));
  expect(body.message.user).toMatchObject({ ...shown, branch_settings });
  expect(keys(body.message.user.settings)).toEqual(keys(settings));
  const refreshed = (await cashier.ask('GET api/user/refresh')).body.message;
  expect(refreshed).toEqual(body.message.user);
});

describe('products', () => {
  const category = async (name: string, id: string) => {
    ids[id] = (await owner('POST api/category', { name })).body.message.id;
  };

  test('create_product', async () => {
    const { answer } = examples.create_product;
    await category('Usafi', answer.message.category_id);
    await category('Vyakula', examples.bulk_delete_409.request.body.ids[0]);
    await category('Vinywaji', examples.bulk_delete_409.request.body.ids[2]);
    const { status, body } = await owner(routeOf('create_product'), bodyOf('create_product'));
    expect([status, body.message]).toEqual([200, expect.any(Object)]);
    ids[answer.message.id] = body.message.id;
    expect(body).toEqual({ success: true, message: expect.any(Object) });
    expect(keys(body.message)).toEqual(keys(answer.message));
    expect(shownRow(body.message)).toEqual(shownRow(answer.message));
    expect(body.message.version).toBe(1);
  });

  const upload = (route: string, leave: readonly number[] = []) => {
    const { headings, rows } = examples.import_dry_run.request.file;
    const kept = rows.filter((_: unknown, place: number) => !leave.includes(place + 2));
    return uploadByToken(system, made, route, [headings, ...kept]);
  };

  test('import_dry_run', async () => {
    const { faults, ...counts } = examples.import_dry_run.answer.message;
    const { status, body } = await upload(routeOf('import_dry_run'));
    expect([status, body.message]).toEqual([200, expect.objectContaining(counts)]);
    expect(body.message.faults).toEqual(
      faults.map((fault: Json) => expect.objectContaining({ ...fault, reason: expect.any(String) })),
    );
    expect((await owner('GET api/product/list')).body.message.total).toBe(1);
    const landed = await upload('POST api/product/import', [4, 5]);
    expect([landed.status, landed.body.message]).toEqual([200, expect.objectContaining({ created: 2 })]);
  });

  test('list_products', async () => {
    const { answer } = examples.list_products;
    const unga = examples.search_products.answer.message[1];
    const mchele = answer.message.data[0];
    for (const row of [unga, mchele]) {
      const { id, version } = (await owner(`GET api/product/search?keyword=${row.code}`)).body.message[0];
      const { barcodes, whole_units, tax, stock_alert } = row;
      const more = { version, barcodes, whole_units, tax, stock_alert };
      expect((await owner(`PUT api/product?id=${id}`, more)).status).toBe(200);
      ids[row.id] = id;
    }
    const { status, body } = await owner(routeOf('list_products'));
    expect(status).toBe(200);
    const { data, ...page } = answer.message;
    const { data: ours, ...ourPage } = body.message;
    expect(ourPage).toEqual(page);
    expect(ours.map(keys)).toEqual(data.map(keys));
    expect(ours.map(shownRow)).toEqual(data.map(shownRow));
  });

  test('list_products_without_view_buying_price', async () => {
    const name = 'list_products_without_view_buying_price';
    const { status, body } = await cashier.ask(routeOf(name), { branch: made.branch_id ?? '' });
    expect(status).toBe(200);
    const { data, ...page } = examples[name].answer.message;
    const { data: ours, ...ourPage } = body.message;
    expect(ourPage).toEqual(page);
    expect(ours.map(keys)).toEqual(data.map(keys));
    expect(ours.map(shownRow)).toEqual(data.map(shownRow));
  });

  test('search_products', async () => {
    const { status, body } = await cashier.ask(routeOf('search_products'));
    const rows = examples.search_products.answer.message;
    expect(status).toBe(200);
    expect(body.message.map(keys)).toEqual(rows.map(keys));
    expect(body.message.map(shownRow)).toEqual(rows.map(shownRow));
  });
});

describe('refusals', () => {
  test('refusal_403', async () => {
    const { status, body } = await cashier.ask(routeOf('refusal_403'), { body: bodyOf('refusal_403') });
    expect([status, body]).toEqual([403, { ...examples.refusal_403.answer, message: expect.any(String) }]);
    const english = await cashier.ask(routeOf('refusal_403'), {
      body: bodyOf('refusal_403'),
      headers: { 'accept-language': 'en' },
    });
    expect(english.body).toEqual(examples.refusal_403.answer);
  });

  test('field_errors_400', async () => {
    const { answer } = examples.field_errors_400;
    const { status, body } = await owner(routeOf('field_errors_400'), bodyOf('field_errors_400'));
    expect([status, body.success, body.code, keys(body)]).toEqual([400, false, answer.code, keys(answer)]);
    expect(keys(body.fields)).toEqual(keys(answer.fields));
    for (const sentence of Object.values(body.fields)) expect(sentence).toMatch(/^\S.*\.$/);
  });

  test('stale_version_409', async () => {
    const { answer, request } = examples.stale_version_409;
    const { status, body } = await owner(routeOf('stale_version_409'), request.body);
    expect([status, body.success, body.code, keys(body)]).toEqual([409, false, answer.code, keys(answer)]);
    expect(body.versions).toEqual(answer.versions);
    expect(body.message).toContain('Neema Mushi');
    expect(keys(body.current)).toEqual(keys(answer.current));
    expect(shownRow(body.current)).toEqual({ ...shownRow(answer.current), stock_alert: 20 });
  });

  test('bulk_delete_409', async () => {
    const { answer } = examples.bulk_delete_409;
    const { status, body } = await owner(routeOf('bulk_delete_409'), bodyOf('bulk_delete_409'));
    expect([status, body.code, keys(body)]).toEqual([409, answer.code, keys(answer)]);
    const refused = shownRow(answer).refused.map((row: Json) => ({ ...row, reason: expect.any(String) }));
    expect(body.refused).toHaveLength(refused.length);
    expect(body.refused).toEqual(expect.arrayContaining(refused));
    expect((await owner('GET api/category/list')).body.message.total).toBe(3);
  });
});

test('stock_adjustment', async () => {
  const { answer } = examples.stock_adjustment;
  const id = newId();
  const made = await owner(routeOf('stock_adjustment'), { ...bodyOf('stock_adjustment'), id }, id);
  const row = { ...shownRow(answer.message), id, date: A_DAY, version: 1 };
  expect([made.status, made.body.message]).toMatchObject([200, row]);
});

describe('sales', () => {
  test('checkout', async () => {
    const { request, answer, with_view_profit } = examples.checkout;
    const wallet = { name: 'M-PESA', type: 'mobile', provider: 'M-PESA' };
    const mobile = (await owner('POST api/account', wallet)).body.message.id;
    ids[request.body.payments[1].account_id] = mobile;
    ids[request.body.id] = newId();
    ids[answer.message.device_id] = cashier.session?.id ?? '';
    const body = bodyOf('checkout');
    const sent = { body, branch: made.branch_id ?? '', headers: { 'idempotency-key': body.id } };
    const { status, body: ours } = await cashier.ask(routeOf('checkout'), sent);
    expect([status, ours.message]).toEqual([200, expect.any(Object)]);
    // The story is older than the code by which anybody verifies a receipt.
    expect(keys(ours.message)).toEqual([...keys(answer.message), 'verification_code'].toSorted());
    for (const key of ['lines', 'payments'])
      expect(ours.message[key].map(keys)).toEqual(answer.message[key].map(keys));
    const code = { verification_code: expect.stringMatching(/^[0-9A-Z]{16}$/) };
    expect(shownRow(ours.message)).toEqual({ ...shownRow(answer.message), date: A_DAY, ...code });
    expect(ours.message.version).toBe(1);
    expect((await cashier.ask(routeOf('checkout'), sent)).body).toEqual(ours);
    const seen = (await owner(`GET api/sale?id=${body.id}`)).body.message;
    expect(seen).toMatchObject(with_view_profit);
  });

  test('sale_return', async () => {
    const { request, answer } = examples.sale_return;
    ids[request.body.id] = newId();
    const body = bodyOf('sale_return');
    const sent = await owner(routeOf('sale_return'), body, body.id);
    expect([sent.status, sent.body.message]).toEqual([200, expect.any(Object)]);
    expect(keys(sent.body.message)).toEqual(keys(answer.message));
    expect(sent.body.message.lines.map(keys)).toEqual(answer.message.lines.map(keys));
    expect(shownRow(sent.body.message)).toEqual({ ...shownRow(answer.message), date: A_DAY });
    const sold = (await owner(`GET api/sale?id=${body.sale_id}`)).body.message;
    expect(sold).toMatchObject({
      version: 2,
      status: 'part_returned',
      lines: [{ returned_quantity: 1 }, {}],
    });
  });
});

const A_DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

test('trial_balance', async () => {
  const { answer } = examples.trial_balance;
  const day = (await owner('GET api/report/trial-balance')).body.message.date_to;
  const route = `GET api/report/trial-balance?date=${day.slice(0, 8)}01&date_to=${day}&branch_ids=${made.branch_id}`;
  const { status, body } = await owner(route);
  expect([status, keys(body.message)]).toEqual([200, expect.arrayContaining(keys(answer.message))]);
  const posted = new Map(answer.message.rows.map((row: Json) => [row.account_code, row]));
  for (const row of body.message.rows)
    expect(keys(row)).toEqual(expect.arrayContaining(keys(answer.message.rows[0])));
  expect(body.message).toMatchObject({ currency: 'TZS', branch_ids: [made.branch_id], agrees: true });
  const moved = body.message.rows.filter((row: Json) => row.period_debit + row.period_credit > 0);
  expect(
    moved.map((row: Json) => [row.account_code, row.account_name, row.account_type, row.debit, row.credit]),
  ).toEqual(
    balancesOfStory().map(([code, debit, credit]) => {
      const { account_name, account_type } = posted.get(code) as Json;
      return [code, account_name, account_type, debit, credit];
    }),
  );
});
