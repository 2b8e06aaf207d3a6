import { z } from 'zod';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { mayUseStore } from '../../store/server/may-use-store.ts';
import { store } from '../../store/store.entity.ts';
import { requestStoresAnswer } from '../request-questions.answer.ts';

/**
 * Where goods can be asked for and where they can go: all stores of the business by name, because whoever asks another branch
 * need not work there; into those of this branch that he may use.
 */
export const requestStores = defineQuery({
  name: 'stock-request.stores',
  route: 'GET api/stock-request/stores',
  permission: 'request_stock',
  input: z.strictObject({}),
  answers: requestStoresAnswer,
  async run({ tx, actor, branch: here, clock }) {
    const stores = await tx.query<{ id: string; name: string; branch_id: string; branch_name: string }>(
      `select s.id, s.name, s.branch_id, b.name as branch_name
       from ${store.table} s join ${branch.table} b on b.id = s.branch_id
       where s.deleted_at is null and b.deleted_at is null and b.currency = $2
       order by s.branch_id <> $1, lower(b.name), not s.is_default, lower(s.name), s.id`,
      [here.id, here.currency],
    );
    return {
      today: today(clock, here),
      from: stores,
      to: stores
        .filter(({ id, branch_id }) => branch_id === here.id && mayUseStore(actor, id))
        .map(({ id, name }) => ({ id, name })),
    };
  },
});
