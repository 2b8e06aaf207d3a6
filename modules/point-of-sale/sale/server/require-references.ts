import { InvalidFields } from '#core/errors.ts';
import type { CheckoutPayment } from '../checkout.body.ts';
import type { MoneyAccount } from './sale-place.ts';

/** Of mobile money there must be a reference: it is all that tells one payment from another (capabilities P2). */
export function requireReferences(
  payments: readonly CheckoutPayment[],
  accounts: readonly MoneyAccount[],
): void {
  payments.forEach(({ mode, account_id, reference }, i) => {
    const isWallet = accounts.find(({ id }) => id === account_id)?.type === 'mobile';
    if (mode === 'emoney' && isWallet && !reference)
      throw new InvalidFields({ [`payments.${i}.reference`]: { key: 'required' } });
  });
}
