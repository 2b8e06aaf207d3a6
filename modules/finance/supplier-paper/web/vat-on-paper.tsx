import { decimalsOf } from '#core/currencies.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { VAT_ON_PAPER } from './vat-on-paper.words.ts';

/** VAT as a receipt says it: that of this document, or of the whole receipt that it is a part of. */
export function VatOnPaper({
  of,
  value,
  onChange,
  error,
}: {
  of: keyof typeof VAT_ON_PAPER;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}) {
  const say = useSay();
  const { currency } = useBranch();
  return (
    <MoneyInput
      label={say(VAT_ON_PAPER[of])}
      name={of}
      optional
      currency={currency}
      decimals={decimalsOf(currency)}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
