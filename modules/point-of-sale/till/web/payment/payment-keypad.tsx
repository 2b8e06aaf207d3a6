import { shownDecimalsOf } from '#core/money.ts';
import { Keypad } from '#ui/till/keypad.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { TILL } from '../till.words.ts';
import { useTypedAmount } from './use-typed-amount.ts';

/** Digits for the amount, under the thumb or the mouse. */
export function PaymentKeypad() {
  const say = useSay();
  const { currency } = useBranch();
  const { text, type } = useTypedAmount();
  return (
    <Keypad
      label={say(TILL.digits)}
      value={text}
      onChange={type}
      erase={say(TILL.erase)}
      decimals={shownDecimalsOf(currency)}
    />
  );
}
