import { Button } from '../actions/button.tsx';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Row, Stack } from '../layout/spacing.tsx';
import { Card } from '../show/card.tsx';
import { Chip } from '../show/chip.tsx';
import { StatementTable } from '../show/statement-table.tsx';
import { Shell } from './shell.tsx';

const lines = (rows: [string, string, string][]) =>
  rows.map(([title, debit, credit]) => ({ key: title, title, figures: [debit, credit] }));

const groups = [
  {
    key: 'assets',
    title: 'Assets',
    lines: lines([
      ['Cash in hand', '842,350', '0'],
      ['M-PESA', '1,916,000', '0'],
      ['CRDB', '3,274,000', '0'],
      ['Stock on hand', '28,640,500', '0'],
      ['Customers who owe you', '1,284,000', '0'],
    ]),
  },
  {
    key: 'owed',
    title: 'Liabilities and capital',
    lines: lines([
      ['Suppliers you owe', '0', '4,120,000'],
      ['Owner capital', '0', '18,520,050'],
    ]),
  },
  {
    key: 'income',
    title: 'Income and expenses',
    lines: lines([
      ['Sales', '0', '46,312,500'],
      ['Cost of goods sold', '23,119,200', '0'],
      ['Rent', '3,000,000', '0'],
    ]),
  },
];

export function StatementScene() {
  return (
    <Shell>
      <Page>
        <PageHeader
          title="Trial balance"
          actions={
            <>
              <Button icon="excel">Export to Excel</Button>
              <Button icon="print">Print</Button>
            </>
          }
        />
        <Stack>
          <Card>
            <Row between>
              <Button icon="calendar">As of 30 Sep 2026</Button>
              <Chip tone="success" size="l">
                Debit and credit agree
              </Chip>
            </Row>
          </Card>
          <Card flush>
            <StatementTable
              label="Trial balance"
              head="Account, TZS"
              columns={['Debit', 'Credit']}
              groups={groups}
              result={{ key: 'total', title: 'Total', figures: ['68,952,550', '68,952,550'] }}
            />
          </Card>
        </Stack>
      </Page>
    </Shell>
  );
}
