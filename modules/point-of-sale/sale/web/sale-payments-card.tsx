import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { RECEIPT } from '../../receipt/receipt.i18n.ts';
import { PAYMENT_MODE_WORDS } from '../payment-modes.i18n.ts';
import { SALE } from './sale.words.ts';
import type { WireSale } from './wire-sale.ts';

/** How the sale was paid at the till, and what went back as change. */
export function SalePaymentsCard({ sale }: { sale: WireSale }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const words: Readonly<Record<string, string>> = PAYMENT_MODE_WORDS[language];
  if (sale.payments.length === 0) return null;
  return (
    <Card
      title={say(SALE.payments)}
      note={sale.change > 0 ? say(SALE.change, { amount: moneyText(sale.change, currency) }) : undefined}
    >
      <Facts
        look="wide"
        items={sale.payments.map(({ mode, account_name, amount, reference }, index) => ({
          key: String(index),
          title:
            sale.charged_room && mode === 'credit'
              ? say(RECEIPT.chargedToRoom, { number: sale.charged_room })
              : [account_name ?? words[mode] ?? mode, reference].filter(Boolean).join(', '),
          value: moneyText(amount, currency),
        }))}
      />
    </Card>
  );
}
