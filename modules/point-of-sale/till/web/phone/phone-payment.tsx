import { Notice } from '#ui/feedback/notice.tsx';
import { CartBar } from '#ui/till/cart-bar.tsx';
import { PhoneHead } from '#ui/till/phone-head.tsx';
import { TillBody, TillLayout } from '#ui/till/till-layout.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { SendingNotice } from '../offline/sending-notice.tsx';
import { WaitingSales } from '../offline/waiting-sales.tsx';
import { CompleteButton } from '../payment/complete-button.tsx';
import { PaymentAmount } from '../payment/payment-amount.tsx';
import { PaymentKeypad } from '../payment/payment-keypad.tsx';
import { PaymentLeft } from '../payment/payment-left.tsx';
import { PaymentWays } from '../payment/payment-ways.tsx';
import { useCarts, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { PhoneParts } from './phone-parts.tsx';

/** Payment on a phone: a page of its own with its own keypad, so that the keyboard stays closed. */
export function PhonePayment() {
  const say = useSay();
  const till = useTill();
  const { notice, change } = useTillUi();
  const { currency } = useBranch();
  const { paying } = useCarts();
  if (!paying) return null;
  const back = paying.change > 0n;
  return (
    <>
      <PhoneHead title={say(TILL.payment)} back={say(TILL.backToProducts)} onBack={() => till.stopPaying()}>
        <WaitingSales />
      </PhoneHead>
      <TillLayout
        label={say(TILL.payment)}
        cartLabel={say(TILL.cart)}
        foot={
          <CartBar
            title={say(back ? TILL.change : TILL.total)}
            amount={amountText(back ? paying.change : paying.due, currency)}
            tone={back ? 'good' : undefined}
            action={<CompleteButton short />}
          />
        }
      >
        <TillBody scrolls>
          <PaymentLeft />
          <PhoneParts />
          {notice && (
            <Notice tone={notice.tone} onDismiss={() => change({ notice: null })}>
              {notice.text}
            </Notice>
          )}
          <OfflineNotice />
          <SendingNotice />
          <PaymentWays />
          <PaymentAmount />
          <PaymentKeypad />
        </TillBody>
      </TillLayout>
    </>
  );
}
