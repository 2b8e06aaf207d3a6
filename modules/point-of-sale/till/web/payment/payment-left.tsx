import { LeftToPay } from '#ui/till/left-to-pay.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { currentPart } from '../current-part.ts';
import { useCarts } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';

/** What is still to be paid, before what is being typed. */
export function PaymentLeft() {
  const say = useSay();
  const { currency } = useBranch();
  const { paying } = useCarts();
  if (!paying) return null;
  const { toPay } = currentPart(paying);
  const of = say(TILL.ofTotal, { amount: amountText(paying.due, currency) });
  return (
    <LeftToPay
      title={say(TILL.leftToPay)}
      currency={currency}
      amount={amountText(toPay, currency)}
      of={toPay < paying.due ? of : undefined}
    />
  );
}
