import { moneyToWire } from '#core/money.ts';
import { quickCash } from '#modules/point-of-sale/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { IconName } from '#ui/icons.tsx';
import { ChangeBox } from '#ui/till/change-box.tsx';
import { LeftToPay } from '#ui/till/left-to-pay.tsx';
import { PayWays } from '#ui/till/pay-ways.tsx';
import { Labelled } from '#ui/till/payment-columns.tsx';
import { QuickAmounts } from '#ui/till/quick-amounts.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { StepInput } from '#web-kit/record/step-input.tsx';
import type { OwnQuestionProps } from '#web-kit/record/transition-question.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { CHECK_OUT_WORDS } from '../check-out.words.ts';
import { type CheckOutPayment, ON_ACCOUNT } from './use-check-out-money.ts';
import { useDigitKeys } from './use-digit-keys.ts';

const ICONS: Readonly<Record<string, IconName>> = { 'cash in hand': 'cash', mobile: 'mobile', bank: 'bank' };
const MOST_NOTES = 3;
const MOST_DIGITS = 9;

/** How much is left, into which account it is paid, what was given and what goes back. */
export function CheckOutMoney({ paid, ...question }: OwnQuestionProps & { paid: CheckOutPayment }) {
  const { row, said, step } = question;
  const say = useSay();
  const may = useMay();
  const branch = useBranch();
  const { ways, way, currency, due, change, missing, isCash } = paid;
  const isForeign = row.foreign_amount != null && row.currency !== branch.currency;
  const received = {
    ...said.fields,
    amount: say(isCash ? CHECK_OUT_WORDS.cashReceived : CHECK_OUT_WORDS.received),
  };
  const tiles = [
    ...ways.map(({ id, name, type }) => ({ key: id, title: name, icon: ICONS[type] ?? ('bank' as const) })),
    ...(may('sale_on_credit')
      ? [{ key: ON_ACCOUNT, title: say(CHECK_OUT_WORDS.credit), icon: 'credit' as const }]
      : []),
  ];
  const numbered = tiles.map((tile, place) => ({
    ...tile,
    letter: place < MOST_DIGITS ? String(place + 1) : undefined,
  }));
  useDigitKeys(Math.min(MOST_DIGITS, tiles.length), (place) => {
    const tile = tiles[place];
    if (tile && due !== 0n) paid.choose(tile.key);
  });
  if (due === 0n) return <Notice tone="info">{say(CHECK_OUT_WORDS.nothing)}</Notice>;
  const choose = (code: string) => {
    paid.payIn(code);
    step.set('day_rate', code === branch.currency ? '' : String(row.rate ?? ''));
    step.set('amount', '');
  };
  return (
    <>
      {due !== null && (
        <LeftToPay title={say(CHECK_OUT_WORDS.left)} currency={currency} amount={amountText(due, currency)} />
      )}
      <Labelled title={say(CHECK_OUT_WORDS.payWith)}>
        <PayWays label={say(CHECK_OUT_WORDS.payWith)} ways={numbered} value={way} onChange={paid.choose} />
      </Labelled>
      {step.faults.account_id && <Notice tone="danger">{step.faults.account_id}</Notice>}
      {way !== ON_ACCOUNT && isForeign && (
        <Labelled title={say(CHECK_OUT_WORDS.paidIn)}>
          <Segments
            label={say(CHECK_OUT_WORDS.paidIn)}
            value={currency}
            onChange={choose}
            items={[branch.currency, String(row.currency)].map((code) => ({ value: code, title: code }))}
          />
        </Labelled>
      )}
      {way !== ON_ACCOUNT && currency !== branch.currency && <StepInput {...question} asked="day_rate" />}
      {way !== ON_ACCOUNT && (
        <StepInput
          {...question}
          said={{ ...said, fields: received, hints: {} }}
          asked="amount"
          currency={currency}
        />
      )}
      {way !== ON_ACCOUNT && due !== null && (
        <QuickAmounts
          label={say(CHECK_OUT_WORDS.quick)}
          amounts={quickCash(due, currency)
            .slice(0, isCash ? MOST_NOTES + 1 : 1)
            .map((amount, place) => {
              const text = place === 0 ? '' : String(moneyToWire(amount, currency));
              return {
                key: String(amount),
                title: place === 0 ? say(CHECK_OUT_WORDS.exact) : amountText(amount, currency),
                chosen: String(step.typed.amount ?? '') === text,
                onPress: () => step.set('amount', text),
              };
            })}
        />
      )}
      {isCash && change > 0n && (
        <ChangeBox title={say(CHECK_OUT_WORDS.change)} amount={amountText(change, currency)} />
      )}
      {missing > 0n && (
        <>
          <Notice tone="warning">
            {say(CHECK_OUT_WORDS.missing, { amount: amountText(missing, currency) })}
          </Notice>
          <StepInput {...question} asked="on_credit" />
        </>
      )}
    </>
  );
}
