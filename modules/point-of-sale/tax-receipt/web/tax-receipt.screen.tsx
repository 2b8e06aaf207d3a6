import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { withQuery } from '#web-kit/api/client.ts';
import { downloadFile } from '#web-kit/api/download.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { type Paper, usePaper } from '../../receipt/web/use-paper.ts';
import { TAX_RECEIPT, taxReceiptPrint } from '../tax-receipt.words.ts';
import { SaleOfDays } from './sale-of-days.tsx';
import classes from './tax-receipt.module.css';
import type { SaleDays } from './tax-receipt-calls.ts';
import { TaxReceiptOfPeriod } from './tax-receipt-paper.tsx';

type What = 'period' | 'sale';

/** Prints recorded sales for who asks for a paper of that kind: one of them, or those of a period summed by product. */
export default function TaxReceiptScreen() {
  const say = useSay();
  const today = useToday();
  const [what, setWhat] = useState<What>('period');
  const [days, setDays] = useState<SaleDays>({ date: today, date_to: today });
  const paper = usePaper();
  return (
    <Page>
      <PageHeader title={say(taxReceiptPrint.title)} actions={<Actions {...{ what, days, paper }} />} />
      <Stack>
        <Notice tone="info">{say(TAX_RECEIPT.notice)}</Notice>
        <Card>
          <div className={classes.bar}>
            <Segments
              label={say(TAX_RECEIPT.what)}
              items={[
                { value: 'period', title: say(TAX_RECEIPT.wholePeriod) },
                { value: 'sale', title: say(TAX_RECEIPT.oneSale) },
              ]}
              value={what}
              onChange={(value) => setWhat(value as What)}
            />
            {(['date', 'date_to'] as const).map((end) => (
              <div key={end} className={classes.day}>
                <DateInput
                  label={say(end === 'date' ? TAX_RECEIPT.from : TAX_RECEIPT.to)}
                  value={days[end]}
                  latest={today}
                  onChange={(day) => day && setDays(withDay(days, end, day))}
                />
              </div>
            ))}
          </div>
        </Card>
        {what === 'period' ? (
          <TaxReceiptOfPeriod days={days} paper={paper} />
        ) : (
          <SaleOfDays key={`${days.date} ${days.date_to}`} days={days} paper={paper} />
        )}
      </Stack>
    </Page>
  );
}

/** An end that would pass the other takes it along. */
function withDay(days: SaleDays, end: keyof SaleDays, day: string): SaleDays {
  const changed = { ...days, [end]: day };
  return changed.date <= changed.date_to ? changed : { date: day, date_to: day };
}

function Actions({ what, days, paper }: { what: What; days: SaleDays; paper: Paper }) {
  const say = useSay();
  const may = useMay();
  const [running, setRunning] = useState(false);
  const file = `sales-${days.date}-${days.date_to}`;
  const exportSummary = () => {
    setRunning(true);
    return downloadFile(withQuery('tax-receipt/export', { ...days }), `${file}.xlsx`)
      .catch((error: unknown) => showToast({ tone: 'error', title: problemText(error, say) }))
      .finally(() => setRunning(false));
  };
  return (
    <>
      {what === 'period' && may('export_to_excel') && (
        <Button icon="excel" loading={running} onClick={() => void exportSummary()}>
          {say(TAX_RECEIPT.excel)}
        </Button>
      )}
      <Button icon="download" loading={paper.busy} onClick={() => void paper.share('pdf', file)}>
        {say(TAX_RECEIPT.pdf)}
      </Button>
      <Button kind="primary" icon="print" onClick={() => void paper.print()}>
        {say(TAX_RECEIPT.print)}
      </Button>
    </>
  );
}
