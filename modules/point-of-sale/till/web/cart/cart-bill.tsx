import { Suspense, use } from 'react';
import { Bill, type BillRow } from '#ui/till/bill.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { vatOfCart } from '../../bill.rules.ts';
import { toPayOf } from '../../exchange.rules.ts';
import { EXCHANGE } from '../exchange/exchange.words.ts';
import { TillPurposeContext } from '../purpose.ts';
import { useCarts, useCatalogue } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiPart } from '../ui-store/till-ui.ts';
import { DetailsVerb, DiscountVerb, ExchangeVerb } from './bill-verbs.tsx';
import { WayBack } from './later-in-cart.tsx';
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
  const { bill, cart, paying, exchange } = useCarts();
  const purpose = use(TillPurposeContext);
  const mayExchange = may('delete_sale') && purpose === null;
  const items = useItemsText();
  const details = useDetailsText();
  const amount = (value: bigint) => amountText(value, currency);
  const subtotal = bill.lines.reduce((sum, { line_amount }) => sum + line_amount, 0n);
  const rows: BillRow[] = [
    {
      key: 'subtotal',
      title: say(exchange ? EXCHANGE.goesOutItems : TILL.subtotal, { items }),
      amount: amount(subtotal),
    },
  ];
  if (may('view_discount'))
    rows.push({
      key: 'discount',
      title: <DiscountVerb />,
      amount: bill.total_discount > 0n ? amount(-bill.total_discount) : '',
      tone: 'good',
    });
  if (mayExchange)
    rows.push({
      key: 'exchange',
      title: <ExchangeVerb />,
      amount: exchange && exchange.comes > 0n ? amount(-exchange.comes) : '',
    });
  if (exchange && exchange.lessDebt > 0n)
    rows.push({
      key: 'debt',
      title: say(EXCHANGE.lessDebt, { number: cart.exchange?.sale.number ?? '' }),
      amount: amount(exchange.lessDebt),
    });
  const vat = head && vatOfCart(cart, head.settings, new Date());
  if (vat?.registered) {
    const words = head?.settings.price_mode === 'inclusive' ? TILL.vatIncluded : TILL.vatAdded;
    rows.push({
      key: 'vat',
      title: exchange ? say(EXCHANGE.vatOnDifference) : say(words, { rate: vat.standard_rate }),
      amount: amount(bill.total_vat - (exchange?.vat ?? 0n)),
    });
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
      total={say(!exchange ? TILL.total : exchange.over > 0n ? EXCHANGE.toGiveBack : EXCHANGE.toPay)}
      currency={currency}
      terms={purpose?.terms}
      amount={amount(exchange && exchange.over > 0n ? exchange.over : toPayOf(bill, exchange) + rounding)}
    >
      {exchange?.way && (
        <Suspense fallback={null}>
          <WayBack />
        </Suspense>
      )}
      {discounting && <SaleDiscount />}
    </Bill>
  );
}
