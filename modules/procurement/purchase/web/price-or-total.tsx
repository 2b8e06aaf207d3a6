import { decimalsOf } from '#core/currencies.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { BUY } from './purchase.words.ts';
import { type TypedPrice, totalSoFar } from './typed-price.ts';

export interface PriceOrTotalProps {
  typed: TypedPrice;
  onChange: (part: Partial<TypedPrice>) => void;
  /** What is wrong with the field of this name. */
  faultOf: (key: string) => { error?: string };
}

/** The field of the price of one, or of the total where that is typed. */
export function PriceOrTotal({ typed: { price, total }, onChange, faultOf }: PriceOrTotalProps) {
  const say = useSay();
  const { currency } = useBranch();
  const common = { currency: '', decimals: decimalsOf(currency) };
  return total === null ? (
    <MoneyInput
      {...common}
      label={say(BUY.price)}
      value={price}
      onChange={(text) => onChange({ price: text })}
      {...faultOf('price')}
    />
  ) : (
    <MoneyInput
      {...common}
      label={say(BUY.lineTotal)}
      value={total}
      onChange={(text) => onChange({ total: text })}
      {...faultOf('line_total')}
    />
  );
}

/** Asks for the other of the two; the total begins with what the line comes to by its price. */
export function OtherOfTwo({
  typed,
  onChange,
  className,
}: Pick<PriceOrTotalProps, 'typed' | 'onChange'> & { className: string | undefined }) {
  const say = useSay();
  const { currency } = useBranch();
  const total = typed.total === null ? totalSoFar(typed, currency) : null;
  return (
    <button type="button" className={className} onClick={() => onChange({ total })}>
      {say(typed.total === null ? BUY.typeTotal : BUY.typePrice)}
    </button>
  );
}
