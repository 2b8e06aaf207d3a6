import type { Currency } from '#core/currencies.ts';
import { divideRounded } from '#core/decimal.ts';
import type { Language } from '#core/i18n/language.ts';
import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { isPart } from '#web-kit/format/change.ts';
import { amountText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { type Say, useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booked } from '../../receipt/wire-amounts.ts';
import { PAYMENT_MODE_WORDS } from '../payment-modes.i18n.ts';
import { SALE } from './sale.words.ts';
import { asSale, type WireSale } from './wire-sale.ts';

/** The amount first, then what was paid, what it earned for those who may know, and who bought. */
export function SaleFigures({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const sale = asSale(row);
  const items: FigureItem[] = [
    {
      key: 'total',
      title: say(SALE.total),
      amount: moneyText(sale.total_after_returns, currency),
      currency,
      note: returnedOf(sale, currency, say) ?? howMuch(sale, say),
    },
    {
      key: 'paid',
      title: say(SALE.paid),
      amount: moneyText(sale.paid_after_returns, currency),
      note: waysOf(sale, language),
    },
    ...profitOf(sale, currency, say),
    {
      key: 'customer',
      title: say(SALE.customer),
      amount: sale.customer_name ?? say(SALE.walkIn),
      ...(sale.remain_amount > 0
        ? { note: say(SALE.owes, { amount: moneyText(sale.remain_amount, currency) }) }
        : {}),
    },
  ];
  return <FigureStrip items={items} />;
}

/** What it was sold for, where some of it came back. */
function returnedOf(sale: WireSale, currency: Currency, say: Say): string | null {
  const returned = booked(sale.total_amount, currency) - booked(sale.total_after_returns, currency);
  if (returned === 0n) return null;
  return say(SALE.soldFor, {
    amount: moneyText(sale.total_amount, currency),
    returned: amountText(returned, currency),
  });
}

function howMuch({ lines }: WireSale, say: Say): string {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const quantity = quantityText(count);
  if (count === 1) return say(SALE.onePiece);
  return lines.length === 1
    ? say(SALE.oneProduct, { quantity })
    : say(SALE.pieces, { quantity, n: lines.length });
}

function waysOf({ payments }: WireSale, language: Language): string {
  const words: Readonly<Record<string, string>> = PAYMENT_MODE_WORDS[language];
  const names = payments.map(({ account_name, mode }) => account_name ?? words[mode] ?? mode);
  return [...new Set(names)].join(', ');
}

/** Below cost it says so: a minus alone is overlooked. */
function profitOf(sale: WireSale, currency: Currency, say: Say): FigureItem[] {
  const { profit_after_returns: profit, total_amount, total_after_returns } = sale;
  if (profit === undefined) return [];
  const total = booked(total_amount, currency);
  // The margin is of what was kept, without its tax.
  const net =
    total > 0n
      ? divideRounded(booked(sale.net_amount, currency) * booked(total_after_returns, currency), total)
      : 0n;
  const percent = net > 0n ? divideRounded(booked(profit, currency) * 100n, net) : 0n;
  return [
    {
      key: 'profit',
      title: say(profit < 0 ? SALE.loss : SALE.profit),
      amount: moneyText(profit, currency),
      ...(isPart(percent) ? { note: say(SALE.margin, { percent }) } : {}),
    },
  ];
}
