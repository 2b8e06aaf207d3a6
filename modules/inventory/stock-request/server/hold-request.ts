import type { RowOf } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { NotTheDestination, NotTheSource } from '../../errors.ts';
import { holdPools } from '../../stock/server/stock-pools.ts';
import { requireStores } from '../../store/server/may-use-store.ts';
import { stockRequest } from '../stock-request.entity.ts';

export type StoredRequest = RowOf<typeof stockRequest>;

/** A request as a transition of it holds it. */
export interface HeldRequest {
  row: StoredRequest & Record<string, unknown>;
}

/** The end of a request at which somebody stands: where its goods come from, or where they go. */
export type End = 'from' | 'to';

/**
 * Locks a request with the pools that its goods leave or come into, in the order of all: stock, then the document
 * (modules/lock-order.ts). It is read under the lock, so of two people at once the second sees what the first has done.
 */
export async function holdRequest({ tx }: CommandContext, id: string, pool: End): Promise<StoredRequest> {
  const goods = await tx.query<{ product_id: string; branch_id: string }>(
    `select l.product_id, r.${pool}_branch_id as branch_id from ${linesTableName(stockRequest, 'lines')} l
     join ${stockRequest.table} r on r.id = l.stock_request_id where r.id = $1`,
    [id],
  );
  const [{ branch_id } = { branch_id: '' }] = goods;
  await holdPools(
    tx,
    branch_id,
    goods.map(({ product_id }) => product_id),
  );
  return tx.lock(stockRequest, id);
}

/** Only the branch at this end does it, and of its people those who may use the store there. */
export async function requireEnd(
  { tx, actor, branch: here }: CommandContext,
  row: StoredRequest,
  end: End,
): Promise<void> {
  const branchId = end === 'from' ? row.from_branch_id : row.to_branch_id;
  if (branchId !== here.id) {
    const [named] = await tx.query<{ name: string }>(`select name from ${branch.table} where id = $1`, [
      branchId,
    ]);
    throw (end === 'from' ? NotTheSource : NotTheDestination)({ branch: named?.name ?? '' });
  }
  requireStores(actor, [end === 'from' ? row.from_store_id : row.to_store_id]);
}

/** The business day of a step: today, or the earlier day that was said, never before the step that it follows. */
export function dayOfStep(
  { clock, branch }: Pick<CommandContext, 'clock' | 'branch'>,
  said: string | null | undefined,
  follows: string | null,
): string {
  const date = said ?? today(clock, branch);
  refuseEarlier(date, follows);
  return date;
}
