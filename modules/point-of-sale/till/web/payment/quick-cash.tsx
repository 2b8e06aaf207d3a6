import { QuickAmounts } from '#ui/till/quick-amounts.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { quickCash } from '../../quick-cash.rules.ts';
import { currentPart } from '../current-part.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** Exact, then what the next sensible notes come to. */
export function QuickCash() {
  const say = useSay();
  const till = useTill();
  const { tell } = useTillUi();
  const { currency } = useBranch();
  const { paying } = useCarts();
  const most = useMedia(PHONE) ? 2 : 3;
  if (!paying?.current) return null;
  const { toPay } = currentPart(paying);
  const { received } = paying.current;
  const notes = quickCash(toPay, currency)
    .filter((amount) => amount > toPay)
    .slice(0, most);
  return (
    <QuickAmounts
      label={say(TILL.quickCash)}
      amounts={[
        {
          key: 'exact',
          title: say(TILL.exact),
          chosen: received === null || received === toPay,
          onPress: () => tell(till.setReceived(null)),
        },
        ...notes.map((amount) => ({
          key: String(amount),
          title: amountText(amount, currency),
          chosen: received === amount,
          onPress: () => tell(till.setReceived(amount)),
        })),
      ]}
    />
  );
}
