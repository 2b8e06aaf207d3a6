import { Bill, type BillRow } from '#ui/till/bill.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { vatOfCart } from '../../bill.rules.ts';
import { useCarts, useCatalogue } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiPart } from '../ui-store/till-ui.ts';
import { DetailsVerb, DiscountVerb } from './bill-verbs.tsx';
import { SaleDiscount } from './sale-discount.tsx';
import { useDetailsText } from './use-details-text.ts';
import { useItemsText } from './use-items-text.ts';

/** Subtotal, discount, VAT and the total, always in the same place. */
export function CartBill() {
  const say = useSay();
  const may = useMay();
  const discounting = useTillUiPart('discounting');
  const { currency } = useBranch();
  const { head } = useCatalogue();
  const { bill, cart, paying } = useCarts();
  const items = useItemsText();
  const details = useDetailsText();
  const amount = (value: bigint) => amountText(value, currency);
  const subtotal = bill.lines.reduce((sum, { line_amount }) => sum + line_amount, 0n);
  const rows: BillRow[] = [
    { key: 'subtotal', title: say(TILL.subtotal, { items }), amount: amount(subtotal) },
  ];
  if (may('view_discount'))
    rows.push({
      key: 'discount',
      title: <DiscountVerb />,
      amount: bill.total_discount > 0n ? amount(-bill.total_discount) : '',
      tone: 'good',
    });
  const vat = head && vatOfCart(cart, head.settings, new Date());
  if (vat?.registered) {
    const words = head?.settings.price_mode === 'inclusive' ? TILL.vatIncluded : TILL.vatAdded;
    rows.push({ key: 'vat', title: say(words, { rate: vat.standard_rate }), amount: amount(bill.total_vat) });
  }
  const rounding = cart.paying ? (paying?.rounding ?? 0n) : 0n;
  if (rounding !== 0n) rows.push({ key: 'rounding', title: say(TILL.rounded), amount: amount(rounding) });
  if (details !== null)
    rows.push({
      key: 'details',
      title: <DetailsVerb />,
      amount: details,
      tone: 'quiet',
    });
  return (
    <Bill
      rows={rows}
      total={say(TILL.total)}
      currency={currency}
      amount={amount(bill.total_gross + rounding)}
    >
      {discounting && <SaleDiscount />}
    </Bill>
  );
}
