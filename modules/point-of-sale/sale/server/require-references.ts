import { InvalidFields } from '#core/errors.ts';
import type { MoneyReference } from '#modules/finance/public.ts';
import type { CheckoutPayment } from '../checkout.body.ts';
import type { MoneyAccount } from './sale-place.ts';

/**
 * The references by which wallets and banks name the transfers of a sale. Of mobile money there must be one: it is all
 * that tells one payment from another (capabilities P2).
 */
export function requireReferences(
  payments: readonly CheckoutPayment[],
  accounts: readonly MoneyAccount[],
): MoneyReference[] {
  return payments.flatMap(({ mode, account_id, reference }, i) => {
    if (mode !== 'emoney' || !account_id) return [];
    const isWallet = accounts.find(({ id }) => id === account_id)?.type === 'mobile';
    if (isWallet && !reference) throw new InvalidFields({ [`payments.${i}.reference`]: { key: 'required' } });
    return reference ? [{ account_id, reference }] : [];
  });
}
