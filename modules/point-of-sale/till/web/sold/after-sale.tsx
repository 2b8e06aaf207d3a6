import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { SoldCard } from '#ui/till/sold-card.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { type Say, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { SaleOnPaper } from '../../../receipt/sale-on-paper.ts';
import { HiddenPaper } from '../../../receipt/web/hidden-paper.tsx';
import { EXCHANGE } from '../exchange/exchange.words.ts';
import { EXCHANGE_PARTS } from '../exchange/exchange-parts.words.ts';
import type { CompletedSale } from '../store/till.ts';
import { KEY_WORDS, TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { useSoldPaper } from './use-sold-paper.ts';

/** After a sale: its number, the change to give, the receipt, and the next customer. */
export function AfterSale({ sale }: { sale: CompletedSale }) {
  const say = useSay();
  const ui = useTillUi();
  const { currency } = useBranch();
  // The answer of the checkout is the sale as paper shows it (api.md, Writes).
  const receipt = sale as CompletedSale & SaleOnPaper;
  const { paper, copy, print, share, may } = useSoldPaper(receipt);
  const next = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <SoldCard
      title={sale.number ? say(TILL.sold, { number: sale.number }) : say(TILL.kept)}
      change={
        sale.given_back
          ? { title: say(EXCHANGE.givenBack), amount: moneyText(sale.given_back, currency) }
          : sale.change > 0
            ? { title: say(TILL.changeToGive), amount: moneyText(sale.change, currency) }
            : undefined
      }
      note={noteOf(receipt, say)}
      total={{ title: say(TILL.total), currency, amount: moneyText(sale.total_amount, currency) }}
      actions={
        <>
          {may && (
            <>
              <Button size="l" icon="print" hint="F10" onClick={() => void print()}>
                {say(TILL.printReceipt)}
              </Button>
              <Menu
                label={say(TILL.share)}
                trigger={
                  <Button size="l" icon="send" iconAfter="chevron-down">
                    {say(TILL.share)}
                  </Button>
                }
                sections={[
                  {
                    key: 'as',
                    items: [
                      {
                        key: 'picture',
                        icon: 'photo',
                        title: say(TILL.asPicture),
                        onPress: () => void share('picture'),
                      },
                      {
                        key: 'pdf',
                        icon: 'invoice',
                        title: say(TILL.asPdf),
                        onPress: () => void share('pdf'),
                      },
                    ],
                  },
                ]}
              />
            </>
          )}
          <Button
            ref={next}
            kind="primary"
            size="xl"
            icon="plus"
            hint={say(KEY_WORDS.enterKey)}
            onClick={() => {
              ui.change({ sold: null });
              ui.toScanField();
            }}
          >
            {say(TILL.newSale)}
          </Button>
        </>
      }
    >
      <HiddenPaper sale={receipt} paper={paper} copy={copy} />
    </SoldCard>
  );
}

/** What else came of it: services that wait now, and what it was exchanged for. */
function noteOf(
  { services, exchange_of, is_as_sent_first }: CompletedSale & SaleOnPaper,
  say: Say,
): string | undefined {
  const notes = [
    is_as_sent_first && say(EXCHANGE_PARTS.asSentFirst),
    exchange_of && say(EXCHANGE_PARTS.inExchange, { what: exchange_of }),
    services && say(TILL.opened, { numbers: services }),
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}
