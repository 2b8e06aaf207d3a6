import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PickRow, PickRows } from '#ui/list/pick-rows.tsx';
import { Card } from '#ui/show/card.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { Paper } from '../../receipt/web/use-paper.ts';
import { TAX_RECEIPT } from '../tax-receipt.words.ts';
import classes from './tax-receipt.module.css';
import { type SaleDays, salesOfDays } from './tax-receipt-calls.ts';
import { Loaded, TaxReceiptOfSale } from './tax-receipt-paper.tsx';

/** The sales of some days, and the paper of the one that is chosen. */
export function SaleOfDays({ days, paper }: { days: SaleDays; paper: Paper }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string>();
  const sales = useQuery(salesOfDays(days, page));
  return (
    <div className={classes.beside}>
      <Loaded query={sales}>
        {({ data, total, pages }) => (
          <Card
            title={say(TAX_RECEIPT.sales)}
            note={total}
            flush
            footer={
              pages > 1 && (
                <div className={classes.pages}>
                  <IconButton
                    icon="chevron-left"
                    name={say(TAX_RECEIPT.previous)}
                    disabled={page === 1}
                    onClick={() => setPage(page - 1)}
                  />
                  <IconButton
                    icon="chevron-right"
                    name={say(TAX_RECEIPT.next)}
                    disabled={page >= pages}
                    onClick={() => setPage(page + 1)}
                  />
                </div>
              )
            }
          >
            {data.length === 0 ? (
              <EmptyState
                icon="sale"
                tone="neutral"
                title={say(TAX_RECEIPT.none)}
                body={say(TAX_RECEIPT.noneWhy)}
              />
            ) : (
              <PickRows label={say(TAX_RECEIPT.sales)}>
                {data.map((sale) => (
                  <PickRow
                    key={sale.id}
                    title={[sale.number, sale.customer_name].filter(Boolean).join(' · ')}
                    hint={`${instantText(sale.sold_at, language, timeZone)} · ${currency} ${moneyText(sale.total_amount, currency)}`}
                    chosen={sale.id === chosen}
                    onPick={() => setChosen(sale.id)}
                  />
                ))}
              </PickRows>
            )}
          </Card>
        )}
      </Loaded>
      {chosen ? (
        <TaxReceiptOfSale id={chosen} paper={paper} />
      ) : (
        <Card>
          <EmptyState icon="print" tone="neutral" title={say(TAX_RECEIPT.choose)} />
        </Card>
      )}
    </div>
  );
}
