import { Refusal } from '#core/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { type HeldSale, holdSales } from './hold-sale.ts';
import { refuseVoid, voidSales } from './void-sale.ts';

/** To delete a sale is to void it and to leave it out of the lists; one that is void already is only left out. */
export const saleHooks: EntityHooks = {
  async holdFirst(context, ids) {
    await holdSales(context, ids);
  },
  async beforeDelete(context, rows) {
    const refused = new Map<string, Refusal>();
    for (const row of rows.filter(isStanding)) {
      const reason = await reasonToStay(context, row);
      if (reason) refused.set(String(row.id), reason);
    }
    const standing = rows.filter(isStanding).map(({ id }) => String(id));
    if (refused.size === 0) await voidSales(context, await holdSales(context, standing));
    return refused;
  },
};

const isStanding = ({ status }: Row) => status !== 'void';

async function reasonToStay(context: CommandContext, row: Row): Promise<Refusal | null> {
  try {
    await refuseVoid(context, { sold: row as unknown as HeldSale['sold'] });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
