import { randomUUID } from 'node:crypto';
import { expect, type PlaywrightWorkerArgs, type TestInfo } from '@playwright/test';
import { onepos } from './onepos.ts';

export interface Person {
  name: string;
  phone: string;
  password: string;
}

/** A business of a flow's own; `create` makes a record as a program with a token does, and answers its id. */
export interface OwnShop {
  branchId: string;
  create(path: string, body: object): Promise<string>;
}

export type Browsers = PlaywrightWorkerArgs['playwright'];

/** Opens a business from the command line, so that a flow disturbs no other. */
export async function openShop(
  playwright: Browsers,
  info: TestInfo,
  name: string,
  owner: Person,
): Promise<OwnShop> {
  const words = ['--owner-name', owner.name, '--owner-phone', owner.phone, '--password', owner.password];
  const made = JSON.parse(
    await onepos('create-business', '--name', name, ...words, '--with-token', '--json'),
  ) as { token: string; branch_id: string };
  const baseURL = info.project.use.baseURL;
  const create = async (path: string, data: object): Promise<string> => {
    const request = await playwright.request.newContext({ baseURL });
    const headers = { Authorization: `Bearer ${made.token}`, 'Idempotency-Key': randomUUID() };
    const answer = await (await request.post(`/api/${path}`, { headers, data })).json();
    expect(answer, path).toMatchObject({ success: true });
    await request.dispose();
    return answer.message.id;
  };
  return { branchId: made.branch_id, create };
}
