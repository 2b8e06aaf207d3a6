import type { SampleWork } from './open-branch.ts';
import { callerOf } from './open-sample.ts';
import { CASHIER_RIGHTS } from './people.ts';

/** Takes the days gone by from the cashiers again, and ends the tokens with which the sample was made. */
export async function closeSample(
  { calls, context, database, founded, wanted }: SampleWork,
  branchIds: readonly string[],
): Promise<void> {
  // Cashiers and tokens are of every branch, and only a token for all of them that ends last reaches them.
  const owner = await callerOf(context, database, wanted.owner_phone, ...branchIds);
  const { cashierRole } = founded;
  const { version } = await calls<{ version: number }>(owner, 'GET api/role', { query: { id: cashierRole } });
  await calls(owner, 'PUT api/role', {
    query: { id: cashierRole },
    body: { version, permissions: CASHIER_RIGHTS },
  });
  const tokens = await calls<{ data: { id: string }[] }>(owner, 'GET api/token/list', {});
  await calls(owner, 'POST api/token/delete', { body: { ids: tokens.data.map(({ id }) => id) } });
}
