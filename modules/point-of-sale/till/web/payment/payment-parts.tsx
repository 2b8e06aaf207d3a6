import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/show/card.tsx';
import { PaymentList } from '#ui/till/payment-list.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { currentPart } from '../current-part.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { KEY_WORDS, TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { wayLook } from './way-look.ts';

/** The parts a sale is paid in; there are several once less than the rest was typed and another was added. */
export function PaymentParts() {
  const say = useSay();
  const till = useTill();
  const { tell, amountField } = useTillUi();
  const { currency } = useBranch();
  const { paying } = useCarts();
  if (!paying?.current) return null;
  const { payments, current, ways, left } = paying;
  const { toPay, pays } = currentPart(paying);
  const mayAdd = current.received !== null && left > 0n;
  if (payments.length === 1 && !mayAdd) return null;
  return (
    <Card
      flush
      title={say(TILL.split)}
      action={
        <Button
          kind="ghost"
          size="s"
          icon="plus"
          hint={say(KEY_WORDS.tabKey)}
          disabled={!mayAdd}
          onClick={() => {
            tell(till.splitPayment());
            amountField.current?.blur();
          }}
        >
          {say(TILL.addPayment)}
        </Button>
      }
    >
      <PaymentList
        rows={payments.map((payment) => {
          const way = ways.find(({ key }) => key === payment.way);
          const done = payment !== current;
          const counted = pays > toPay ? toPay : pays;
          return {
            id: payment.id,
            ...(way ? wayLook(way, ways, say) : { icon: 'cash' as const, title: '' }),
            note: payment.reference ? say(TILL.ref, { reference: payment.reference }) : undefined,
            amount: amountText(done ? (payment.received ?? 0n) : counted, currency),
            state: say(way?.mode === 'credit' ? TILL.owed : done ? TILL.received : TILL.now),
            done: done && way?.mode !== 'credit',
            remove: payments.length > 1 ? say(TILL.removePayment) : undefined,
          };
        })}
        onRemove={(id) => tell(till.removePayment(id))}
      />
    </Card>
  );
}
