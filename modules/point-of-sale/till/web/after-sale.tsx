import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { SoldCard } from '#ui/till/sold-card.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useDesk } from './desk.ts';
import type { CompletedSale } from './store/till.ts';
import { KEY_WORDS, TILL } from './till.words.ts';

/** After a sale: its number, the change to give, the receipt, and the next customer. */
export function AfterSale({ sale }: { sale: CompletedSale }) {
  const say = useSay();
  const may = useMay();
  const desk = useDesk();
  const { currency } = useBranch();
  const next = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <SoldCard
      title={say(TILL.sold, { number: sale.number })}
      change={
        sale.change > 0
          ? { title: say(TILL.changeToGive), amount: moneyText(sale.change, currency) }
          : undefined
      }
      total={{ title: say(TILL.total), currency, amount: moneyText(sale.total_amount, currency) }}
      actions={
        <>
          {may('view_sale') && (
            <Button size="l" icon="sale" href={`/point-of-sale/sale-view?id=${sale.id}`}>
              {say(TILL.showSale)}
            </Button>
          )}
          <Button
            ref={next}
            kind="primary"
            size="xl"
            icon="plus"
            hint={say(KEY_WORDS.enterKey)}
            onClick={() => {
              desk.change({ sold: null });
              desk.toScanField();
            }}
          >
            {say(TILL.newSale)}
          </Button>
        </>
      }
    />
  );
}
