import { randomUUID } from 'node:crypto';
import { expect, type PlaywrightWorkerArgs, type TestInfo } from '@playwright/test';
import { aPersonOf } from '#server/testing/session-over-http.ts';
import { oneposAt } from './onepos.ts';

export interface Person {
  name: string;
  phone: string;
  password: string;
}

interface NewRecord {
  id?: string;
  [key: string]: unknown;
}

/** A business of a flow's own, which a program with a token fills, and its owner with people. */
export interface OwnShop {
  branchId: string;
  /** Makes a record, in the first branch or another, and answers its id; the key of a document is the id it brings. */
  create(path: string, body: NewRecord, branchId?: string): Promise<string>;
  /** Changes a record, or the settings of the branch. */
  change(path: string, id: string, body: NewRecord): Promise<void>;
  read<T>(path: string): Promise<T>;
}

export type Browsers = PlaywrightWorkerArgs['playwright'];

/** The product that all flows share, unless a flow has started one of its own. */
export interface ShopPlace {
  address: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
}

/** Opens a business from the command line, with `more` words of its own, so that a flow disturbs no other. */
export async function openOwnShop(
  playwright: Browsers,
  info: TestInfo,
  name: string,
  owner: Person,
  { address: baseURL, env }: ShopPlace = {
    address: info.project.use.baseURL,
    env: { DATA_DIR: process.env.E2E_DATA_DIR },
  },
  more: readonly string[] = [],
): Promise<OwnShop> {
  const words = ['--owner-name', owner.name, '--owner-phone', owner.phone, '--password', owner.password];
  const made = JSON.parse(
    await oneposAt(env, 'create-business', '--name', name, ...words, ...more, '--with-token', '--json'),
  ) as { token: string; branch_id: string };
  const tokens = new Map([[made.branch_id, made.token]]);
  /** A token works in the branches that it was made for: another branch has one of its own, for both. */
  const tokenIn = async (branchId: string): Promise<string> => {
    const known = tokens.get(branchId);
    if (known) return known;
    const branches = `${branchId},${made.branch_id}`;
    const words = ['--user', owner.phone, '--name', 'Flow', '--branch', branches, '--json'];
    const { token } = JSON.parse(await oneposAt(env, 'create-token', ...words)) as { token: string };
    tokens.set(branchId, token);
    return token;
  };
  const create = async (path: string, data: NewRecord, branchId = made.branch_id): Promise<string> => {
    // People get access and passwords from people: a token gives them nothing.
    if (path === 'user') return (await aPersonOf(baseURL ?? '', owner, data, branchId)).id;
    const request = await playwright.request.newContext({ baseURL });
    const headers = {
      Authorization: `Bearer ${await tokenIn(branchId)}`,
      'X-Branch': branchId,
      'Idempotency-Key': data.id ?? randomUUID(),
    };
    const answer = await (await request.post(`/api/${path}`, { headers, data })).json();
    expect(answer, `${path}: ${JSON.stringify(answer)}`).toMatchObject({ success: true });
    await request.dispose();
    return answer.message.id;
  };
  const read = async <T>(path: string): Promise<T> => {
    const request = await playwright.request.newContext({ baseURL });
    const headers = { Authorization: `Bearer ${made.token}` };
    const answer = await (await request.get(`/api/${path}`, { headers })).json();
    expect(answer, path).toMatchObject({ success: true });
    await request.dispose();
    return answer.message as T;
  };
  const change = async (path: string, id: string, data: NewRecord): Promise<void> => {
    const request = await playwright.request.newContext({ baseURL });
    const headers = { Authorization: `Bearer ${made.token}`, 'Idempotency-Key': randomUUID() };
    const answer = await (await request.put(`/api/${path}?id=${id}`, { headers, data })).json();
    expect(answer, path).toMatchObject({ success: true });
    await request.dispose();
  };
  return { branchId: made.branch_id, create, change, read };
}
