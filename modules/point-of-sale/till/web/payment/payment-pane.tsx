import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChangeBox } from '#ui/till/change-box.tsx';
import { BackRow, PaymentColumns } from '#ui/till/payment-columns.tsx';
import { TillBody } from '#ui/till/till-layout.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { SendingNotice } from '../offline/sending-notice.tsx';
import { PrintSwitch } from '../sold/print-switch.tsx';
import { useCarts, useTill } from '../store/use-till.ts';
import { KEY_WORDS, TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { PaymentAmount } from './payment-amount.tsx';
import { PaymentKeypad } from './payment-keypad.tsx';
import { PaymentLeft } from './payment-left.tsx';
import { PaymentParts } from './payment-parts.tsx';
import { PaymentWays } from './payment-ways.tsx';

/** Payment in place of the catalogue; the cart stays beside it. */
export function PaymentPane() {
  const say = useSay();
  const till = useTill();
  const { notice, change } = useTillUi();
  const { currency } = useBranch();
  const { paying } = useCarts();
  const start = useRef<HTMLFieldSetElement>(null);
  useEffect(() => start.current?.focus(), []);
  if (!paying) return null;
  return (
    <TillBody scrolls>
      <BackRow>
        <Button
          kind="ghost"
          size="s"
          icon="left"
          hint={say(KEY_WORDS.escapeKey)}
          onClick={() => till.stopPaying()}
        >
          {say(TILL.backToProducts)}
        </Button>
      </BackRow>
      <PaymentColumns
        ref={start}
        label={say(TILL.leftToPay)}
        side={
          <>
            <PaymentKeypad />
            {paying.change > 0n && (
              <ChangeBox title={say(TILL.changeToGive)} amount={amountText(paying.change, currency)} />
            )}
            <PrintSwitch />
          </>
        }
      >
        <PaymentLeft />
        {notice && (
          <Notice tone={notice.tone} onDismiss={() => change({ notice: null })}>
            {notice.text}
          </Notice>
        )}
        <OfflineNotice />
        <SendingNotice />
        <PaymentWays labelled />
        <PaymentAmount />
        <PaymentParts />
      </PaymentColumns>
    </TillBody>
  );
}
