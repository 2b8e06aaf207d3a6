import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Menu } from '../actions/menu.tsx';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { FigureStrip, ViewLayout } from '../layout/view-layout.tsx';
import type { Column } from '../list/columns.ts';
import { DataTable } from '../list/data-table.tsx';
import { Card } from '../show/card.tsx';
import { Chip } from '../show/chip.tsx';
import { Facts } from '../show/facts.tsx';
import { Tabs } from '../show/tabs.tsx';
import { Timeline } from '../show/timeline.tsx';
import { products, type SampleProduct } from './products.ts';
import { Shell } from './shell.tsx';

const columns: Column<SampleProduct>[] = [
  { key: 'name', title: 'Product', render: (row) => row.name },
  { key: 'quantity', title: 'Quantity', align: 'right', render: (row) => row.stock },
  { key: 'price', title: 'Price', align: 'right', tone: 'soft', render: (row) => row.buying },
  { key: 'amount', title: 'Amount', align: 'right', tone: 'strong', render: (row) => row.selling },
];

export function ViewScene() {
  const [tab, setTab] = useState('timeline');
  return (
    <Shell>
      <Page>
        <PageHeader
          title="Sale KM0418"
          chip={<Chip tone="success">Paid</Chip>}
          back={{ href: '#sales', name: 'Back to sales' }}
          actions={
            <>
              <Button icon="undo">Return</Button>
              <Button icon="invoice">Delivery note</Button>
              <Menu
                label="More"
                trigger={<IconButton icon="more" kind="secondary" name="More" />}
                sections={[
                  {
                    key: 'delete',
                    items: [{ key: 'delete', title: 'Delete sale', icon: 'delete', danger: true }],
                  },
                ]}
              />
              <Button kind="primary" icon="print">
                Print receipt
              </Button>
            </>
          }
        />
        <ViewLayout
          side={
            <Card title="Details">
              <Facts
                items={[
                  { key: 'seller', title: 'Seller', value: 'Asha Mrema' },
                  { key: 'till', title: 'Till', value: 'Till 1' },
                  { key: 'at', title: 'Sold', value: '28 Nov 2026, 10:42' },
                ]}
              />
            </Card>
          }
        >
          <FigureStrip
            items={[
              {
                key: 'total',
                title: 'Total',
                amount: '49,500',
                currency: 'TZS',
                note: '16 items, 5 products',
              },
              { key: 'paid', title: 'Paid', amount: '49,500', note: 'M-PESA and cash' },
              { key: 'profit', title: 'Profit', amount: '5,920', note: '12% margin' },
              { key: 'customer', title: 'Customer', amount: 'Mama Rehema', note: 'owes 320,000' },
            ]}
          />
          <Card title="Items" flush>
            <DataTable
              label="Items"
              density="compact"
              columns={columns}
              rows={products.slice(0, 5)}
              rowId={(row) => row.id}
              rowName={(row) => row.name}
            />
          </Card>
          <Card>
            <Tabs
              label="History"
              value={tab}
              onChange={setTab}
              items={[
                {
                  value: 'timeline',
                  title: 'Timeline',
                  count: 3,
                  content: (
                    <Timeline
                      events={[
                        {
                          key: '1',
                          icon: 'sale',
                          tone: 'success',
                          text: (
                            <>
                              <b>Receipt printed</b>, 80 mm
                            </>
                          ),
                          time: '28 Nov, 10:43',
                        },
                        {
                          key: '2',
                          icon: 'cash',
                          tone: 'success',
                          text: (
                            <>
                              <b>Cash 30,000</b> received, change 500
                            </>
                          ),
                          time: '28 Nov, 10:42',
                        },
                        {
                          key: '3',
                          icon: 'discount',
                          tone: 'warning',
                          text: (
                            <>
                              <b>Discount 2,600</b> given by Asha Mrema
                            </>
                          ),
                          time: '28 Nov, 10:41',
                        },
                      ]}
                    />
                  ),
                },
                { value: 'returns', title: 'Returns', content: 'No returns' },
              ]}
            />
          </Card>
        </ViewLayout>
      </Page>
    </Shell>
  );
}
