import { account } from '#modules/finance/account/account.entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { PayWays } from '#ui/till/pay-ways.tsx';
import { Labelled } from '#ui/till/payment-columns.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { WAY_LETTERS } from '../../till-keys.rules.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { chooseWay } from '../till-acts.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { wayLook } from './way-look.ts';

/**
 * Cash, mobile money, bank, card, credit: one button each, with the letter that chooses it. Whoever may open accounts
 * adds a further one from here; the cart waits on the device.
 */
export function PaymentWays({ labelled }: { labelled?: boolean }) {
  const say = useSay();
  const may = useMay();
  const till = useTill();
  const ui = useTillUi();
  const { paying } = useCarts();
  if (!paying) return null;
  const ways = (
    <>
      <PayWays
        label={say(TILL.payWith)}
        ways={paying.ways.map((way, place) => ({
          key: way.key,
          ...wayLook(way, paying.ways, say),
          letter: WAY_LETTERS[place],
        }))}
        value={paying.current?.way ?? ''}
        onChange={(key) => chooseWay({ ui, till }, key)}
      />
      {may(account.permissions.create) && (
        <Button kind="ghost" size="s" icon="plus" href={account.screens.form}>
          {say(TILL.addWay)}
        </Button>
      )}
    </>
  );
  return labelled ? <Labelled title={say(TILL.payWith)}>{ways}</Labelled> : ways;
}
