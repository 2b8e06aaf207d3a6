import { Notice } from '#ui/feedback/notice.tsx';
import { CartBar } from '#ui/till/cart-bar.tsx';
import { PhoneHead } from '#ui/till/phone-head.tsx';
import { TillBody, TillLayout } from '#ui/till/till-layout.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { CompleteButton } from './complete-button.tsx';
import { useDesk } from './desk.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { PaymentAmount } from './payment-amount.tsx';
import { PaymentKeypad } from './payment-keypad.tsx';
import { PaymentLeft } from './payment-left.tsx';
import { PaymentWays } from './payment-ways.tsx';
import { PhoneParts } from './phone-parts.tsx';
import { SendingNotice } from './sending-notice.tsx';
import { useCarts, useTill } from './store/use-till.ts';
import { TILL } from './till.words.ts';
import { WaitingSales } from './waiting-sales.tsx';

/** Payment on a phone: a page of its own with its own keypad, so that the keyboard stays closed. */
export function PhonePayment() {
  const say = useSay();
  const till = useTill();
  const { notice, change } = useDesk();
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
