import { type Currency, currencyCodes } from '#core/currencies.ts';
import { quantityOf } from '#core/quantity.ts';
import { type Exchange, inBase, saidInForeign } from '#core/trade/exchange.ts';
import { Button } from '#ui/actions/button.tsx';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { Asked, type AskedInput } from '#web-kit/form/asked.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { PAYMENT } from './payment.words.ts';

/** What is typed of the currency of a payment. */
export interface TypedExchange {
  amount: string;
  currency: Currency | '';
  rate: string;
}

export interface ExchangeFieldsProps {
  typed: TypedExchange;
  ask: (column: 'currency' | 'rate') => AskedInput;
  /** The currency that a customer usually pays in, such as that of his stay. */
  usual: Currency | undefined;
  onSet: (typed: Partial<TypedExchange>) => void;
}

/** A customer who pays in another currency: which, at what rate today, and what that is worth in the books. */
export function ExchangeFields({ typed, ask, usual, onSet }: ExchangeFieldsProps) {
  const say = useSay();
  const { currency } = useBranch();
  const others = currencyCodes.filter((one) => one !== currency);
  if (typed.currency === '')
    return (
      <div>
        <Button size="s" onClick={() => onSet({ currency: usual ?? others[0] ?? '' })}>
          {say(PAYMENT.inOther)}
        </Button>
      </div>
    );
  const exchange = typedExchange(typed, currency);
  const hint = exchange && {
    hint: say(PAYMENT.isWorth, {
      amount: amountText(worthOfTyped(typed, exchange, currency), currency),
    }),
  };
  return (
    <>
      <FieldGrid columns={2}>
        <Asked
          input={ask('currency')}
          optional={false}
          options={others.map((one) => ({ value: one, title: one }))}
        />
        <Asked input={ask('rate')} optional={false} {...hint} />
      </FieldGrid>
      <div>
        <Button size="s" onClick={() => onSet({ currency: '', rate: '' })}>
          {say(PAYMENT.inOwn)}
        </Button>
      </div>
    </>
  );
}

/** The currency and the rate that are typed; none while one of the two is missing. */
export function typedExchange({ currency, rate }: TypedExchange, base: Currency): Exchange | null {
  const other = currencyCodes.find((one) => one === currency && one !== base);
  const worth = quantityOf(Number(rate));
  return other && typeof worth === 'bigint' && worth > 0n ? { currency: other, rate: worth } : null;
}

/** What the amount that is typed comes to in the books. */
function worthOfTyped({ amount }: TypedExchange, { rate }: Exchange, base: Currency): bigint {
  return inBase(saidInForeign(typedAmount(amount, base), base), rate, base);
}
