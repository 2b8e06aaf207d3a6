import { memo } from 'react';
import { quantity } from '#core/quantity.ts';
import { partText } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FromSale } from '#ui/till/from-sale.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { amountText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { leftOf, partBack } from '../../../sale-return/part-back.rules.ts';
import { useInFront, useTill } from '../store/use-till.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';
import { EXCHANGE_PARTS } from './exchange-parts.words.ts';

/** The sale that goods come back of, above what goes out for them. */
export const FromSaleCard = memo(function FromSaleCard() {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const till = useTill();
  const { tell } = useTillUiActions();
  const exchange = useInFront(({ cart }) => cart.exchange);
  if (!exchange) return null;
  const { sale, back } = exchange;
  return (
    <FromSale
      title={say(EXCHANGE_PARTS.from, { number: sale.number })}
      note={dayText(sale.date, language)}
      actions={
        <>
          <Button kind="ghost" size="s" onClick={() => tell(till.takeAllBack())}>
            {say(EXCHANGE_PARTS.all)}
          </Button>
          <IconButton
            icon="close"
            size="s"
            name={say(EXCHANGE_PARTS.stop)}
            onClick={() => tell(till.stopExchange())}
          />
        </>
      }
      picks={sale.lines.map((line) => {
        const left = leftOf(line);
        const now = back.find(({ line_no }) => line_no === line.line_no)?.base ?? quantity(0n);
        const count = partText(left, line, say);
        const amount = amountText(partBack(line, now > 0n ? now : left, currency).gross, currency);
        return {
          id: line.line_no,
          name: line.product_name,
          disabled: left <= 0n,
          ...(now > 0n ? { count: `−${partText(now, line, say)}` } : {}),
          note:
            left <= 0n
              ? say(EXCHANGE_PARTS.cameBack)
              : now > 0n
                ? say(EXCHANGE_PARTS.backOf, { amount, back: partText(now, line, say), count })
                : say(EXCHANGE_PARTS.bought, { amount, count }),
        };
      })}
      onPick={(id) => tell(till.pickBack(id))}
    />
  );
});
