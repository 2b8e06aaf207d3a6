import { InvalidFields } from '#core/errors.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { accountForMoney, paidBy, payDocuments } from '#modules/finance/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { CollectedAlready } from '../../errors.ts';
import { forgetLockCode } from '../../lock-code/server/lock-codes.ts';
import { hasItemInShop } from '../item-in-shop.rules.ts';
import type { service } from '../service.entity.ts';
import { payerOf } from './deposit-of-job.ts';
import { type HeldService, holdServices } from './hold-services.ts';

/** The customer has the item, and pays as he fetches it; what is left then he owes since the work was finished. */
export const collectService: TransitionWork<HeldService, SaidIn<typeof service, 'collect'>> = {
  async hold(context, id) {
    const [held] = await holdServices(context, [id]);
    if (!held) throw NotFound();
    return held;
  },
  async refuse(_, { row }) {
    if (row.collected_at) throw CollectedAlready();
  },
  async run(context, { row, sold }, { collected_by, account_id, paid, reference }) {
    const left = sold?.remain_amount ?? 0n;
    if (!account_id && paid) throw new InvalidFields({ account_id: { key: 'required' } });
    const given = account_id && (paid === null || paid > left) ? left : (paid ?? 0n);
    if (sold && account_id && given > 0n) {
      requireToo(context, 'create_payment');
      const into = await accountForMoney(context, account_id);
      const source = { kind: sale.name, id: sold.id };
      const payments = [paidBy(into, given, reference)];
      await payDocuments(context, [{ party: payerOf(row), source, payments }]);
    }
    // It was finished without anybody's credit, because it was still here.
    if (sold && left > given && !sold.booking_id && hasItemInShop(row)) requireToo(context, 'sale_on_credit');
    await forgetLockCode(context, row);
    return { collected_at: context.clock.now(), collected_by, has_lock_code: false };
  },
};
