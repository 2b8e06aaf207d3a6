import { isPossible } from '#core/define-states.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { languageOfCustomers } from '#modules/branch/public.ts';
import { sendSms } from '#modules/finance/public.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { SupplierNotReached } from '../../errors.ts';
import { supplier } from '../../supplier/supplier.entity.ts';
import { orderMessage } from '../order-message.rules.ts';
import { purchaseOrder } from '../purchase-order.entity.ts';
import { waitForApproval } from './approval.ts';
import { type Allowance, covers, holdAllowance } from './commitment.ts';
import { type PurchaseOrderRow, requirePossible } from './hold-order.ts';

/** An order that has not left after so long is sent again by hand. */
const LIFE_HOURS = 48;

interface HeldOrder {
  row: PurchaseOrderRow & Record<string, unknown>;
  allowance: Allowance | null;
}

/**
 * Sends an order: it no longer changes, and where asked for it goes to the supplier by e-mail or SMS. One that was sent is
 * sent again as often as somebody wants. Above what is left of the limit of the sender it waits, and the first whose limit
 * covers it sends it.
 */
export const sendOrder: TransitionWork<HeldOrder, SaidIn<typeof purchaseOrder, 'send'>> = {
  async hold(context, id) {
    const allowance = await holdAllowance(context);
    return { row: await context.tx.lock(purchaseOrder, id), allowance };
  },
  async refuse(_, { row }) {
    if (!isPossible(purchaseOrder, row, 'send')) requirePossible(row, 'receive');
  },
  async run(context, { row, allowance }, ways) {
    const { actor, clock } = context;
    const isFirst = row.sent_at === null;
    if (isFirst && !covers(allowance, row.total_amount ?? 0n))
      return waitForApproval(context, row, allowance);
    if (ways.by_email || ways.by_sms) await post(context, row, ways);
    return isFirst ? { status: 'sent', sent_at: clock.now(), sent_by_id: actor.user_id } : undefined;
  },
};

interface Ways {
  by_email?: boolean | null;
  by_sms?: boolean | null;
}

async function post(context: CommandContext, order: PurchaseOrderRow, ways: Ways): Promise<void> {
  const { tx, branch, services } = context;
  const [reached] = await tx.query<Reached>(REACHED, [order.supplier_id, branch.id]);
  const lines = await tx.query<{ id: string; name: string }>(
    `select id, name from ${product.table} where id = any($1)`,
    [order.lines.map(({ product_id }) => product_id)],
  );
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  const wanted = [
    ...(ways.by_email ? [{ channel: 'email' as const, to: reached?.email }] : []),
    ...(ways.by_sms ? [{ channel: 'sms' as const, to: reached?.phone_number }] : []),
  ];
  for (const { channel, to } of wanted) {
    if (!to || !reached) throw SupplierNotReached({ supplier: reached?.name ?? '' });
    const { shop, sender_name, country } = reached;
    const style = {
      shop,
      language: languageOfCustomers(country),
      currency_format: branch.settings.currency_format,
    };
    const message = { to, lifeHours: LIFE_HOURS, ...orderMessage(order, names, style, channel) };
    if (channel === 'sms') await sendSms(context, { ...message, from: sender_name });
    else services.post(context, { ...message, channel });
  }
}

interface Reached {
  name: string;
  email: string | null;
  phone_number: string | null;
  shop: string;
  sender_name: string | null;
  country: string | null;
}

const REACHED = `
select s.name, s.email, s.phone_number, u.name as shop, b.sender_name, b.country
from ${supplier.table} s
join ${branchEntity.table} b on b.id = $2
join ${business.table} u on u.business_id = b.business_id
where s.id = $1`;
