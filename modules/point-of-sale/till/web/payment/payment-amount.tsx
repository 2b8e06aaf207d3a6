import { decimalsOf } from '#core/currencies.ts';
import { AwaitedText } from '#modules/finance/public.web.ts';
import { TextInput } from '#ui/fields/text-input.tsx';
import { AmountEntry } from '#ui/till/amount-entry.tsx';
import { Labelled } from '#ui/till/payment-columns.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { currentPart } from '../current-part.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { CreditNote } from './credit-note.tsx';
import { QuickCash } from './quick-cash.tsx';
import { RoomNote } from './room-note.tsx';
import { useTypedAmount } from './use-typed-amount.ts';

/** How much of it is paid this way; nothing typed is all that is left. */
export function PaymentAmount() {
  const say = useSay();
  const till = useTill();
  const { amountField } = useTillUi();
  const { currency } = useBranch();
  const { paying } = useCarts();
  const { text, type } = useTypedAmount();
  if (!paying?.current) return null;
  const { way, toPay, pays } = currentPart(paying);
  const label =
    way?.kind === 'cash'
      ? TILL.cashReceived
      : way?.kind === 'credit'
        ? TILL.amountOnCredit
        : way?.kind === 'room'
          ? TILL.amountToRoom
          : TILL.amountReceived;
  return (
    <>
      <Labelled>
        <AmountEntry
          ref={amountField}
          label={say(label)}
          value={text}
          placeholder={amountText(toPay, currency)}
          currency={currency}
          decimals={decimalsOf(currency)}
          onChange={type}
          onKeyDown={(event) => {
            if (event.key !== '=') return;
            event.preventDefault();
            type('');
          }}
        />
        {way?.kind === 'cash' && <QuickCash />}
      </Labelled>
      {way?.kind === 'credit' && <CreditNote amount={currentPart(paying).pays} />}
      {way?.kind === 'room' && <RoomNote />}
      {(way?.kind === 'mobile' || way?.kind === 'bank' || way?.kind === 'cheque') && (
        <TextInput
          key={paying.current.id}
          label={say(TILL.paymentReference)}
          optional={way.kind !== 'mobile'}
          value={paying.current.reference}
          maxLength={60}
          autoComplete="off"
          onChange={(reference) => till.setPaymentReference(reference)}
        />
      )}
      {(way?.kind === 'mobile' || way?.kind === 'bank') && way.account_id && (
        <AwaitedText
          account={way.account_id}
          amount={pays}
          reference={paying.current.reference}
          onTake={(reference) => till.setPaymentReference(reference)}
        />
      )}
    </>
  );
}
