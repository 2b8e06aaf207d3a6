import { useBranch } from '#web-kit/user/current-user.tsx';
import { useCarts, useTill } from '../store/use-till.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { moneyField, typedMoney } from './typed-amounts.ts';

/** The amount as it is being typed, by keyboard or keypad; empty text leaves it at all that is left. */
export function useTypedAmount() {
  const till = useTill();
  const { amount: draft, tell, change } = useTillUi();
  const { currency } = useBranch();
  const received = useCarts().paying?.current?.received ?? null;
  // `12.` is 12 on its way to 12.50, and stays as it is typed.
  const meant = (text: string) => typedMoney(text.replace(/\.$/, ''), currency);
  const kept = received === null ? '' : moneyField(received, currency);
  return {
    text: received !== null && meant(draft) === received ? draft : kept,
    type(plain: string) {
      change({ amount: plain });
      tell(till.setReceived(plain === '' ? null : meant(plain)));
    },
  };
}
