import { Button } from '#ui/actions/button.tsx';
import { PartChips } from '#ui/till/part-chips.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { wayLook } from '../payment/way-look.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** What has been paid in other ways, one chip each, and the way to pay the rest in one more. */
export function PhoneParts() {
  const say = useSay();
  const till = useTill();
  const { tell } = useTillUi();
  const { currency } = useBranch();
  const { paying } = useCarts();
  if (!paying?.current) return null;
  const { payments, current, ways, left } = paying;
  const mayAdd = current.received !== null && left > 0n;
  const done = payments.filter((payment) => payment !== current);
  if (done.length === 0 && !mayAdd) return null;
  return (
    <PartChips
      label={say(TILL.split)}
      parts={done.map((payment) => {
        const way = ways.find(({ key }) => key === payment.way);
        const title = way ? wayLook(way, ways, say).title : '';
        return { id: payment.id, text: `${title} ${amountText(payment.received ?? 0n, currency)}` };
      })}
      onRemove={(id) => tell(till.removePayment(id))}
    >
      {mayAdd && (
        <Button size="s" icon="plus" onClick={() => tell(till.splitPayment())}>
          {say(TILL.addPayment)}
        </Button>
      )}
    </PartChips>
  );
}
