import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Menu } from '../actions/menu.tsx';
import { Segments } from '../actions/segments.tsx';
import { SearchInput } from '../fields/search-input.tsx';
import { FloatingAction } from '../layout/floating-action.tsx';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import { CardList } from '../list/card-list.tsx';
import type { Density, Sort } from '../list/columns.ts';
import { type ColumnChoice, ColumnsMenu } from '../list/columns-menu.tsx';
import { DataTable } from '../list/data-table.tsx';
import { DensityMenu } from '../list/density-menu.tsx';
import { ListCard } from '../list/list-card.tsx';
import { Pagination } from '../list/pagination.tsx';
import { Toolbar } from '../list/toolbar.tsx';
import { StockBar } from '../show/stock-bar.tsx';
import { ExcelMenu } from './excel-menu.tsx';
import { productColumns, stockChip } from './product-columns.tsx';
import { products, type SampleProduct } from './products.ts';
import { Shell } from './shell.tsx';

const conditions = [
  { value: 'all', title: 'All', count: 248 },
  { value: 'in', title: 'In stock', count: 229 },
  { value: 'low', title: 'Low', count: 14 },
  { value: 'out', title: 'Out', count: 5 },
  { value: 'expiring', title: 'Expiring', count: 7 },
];

export function ListScene() {
  const phone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(
    new Set(phone ? [] : ['6161002', '6161107', '6203009']),
  );
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'asc' });
  const [density, setDensity] = useState<Density>('normal');
  const [typed, setTyped] = useState('');
  const [condition, setCondition] = useState('all');
  const [choices, setChoices] = useState<ColumnChoice[]>(
    productColumns.map(({ key, title }, index) => ({ key, title, shown: true, locked: index === 0 })),
  );
  const bulk = selected.size > 0 && (
    <BulkBar
      label="Selected products"
      text={`${selected.size} selected`}
      all={
        selected.size === products.length ? { title: 'Select all 248', onPress: () => undefined } : undefined
      }
      actions={[
        { key: 'export', title: 'Export', icon: 'export', onPress: () => undefined },
        { key: 'delete', title: 'Delete', icon: 'delete', danger: true, onPress: () => undefined },
      ]}
      onClear={() => setSelected(new Set())}
    />
  );
  const search = (
    <SearchInput
      label="Search products"
      placeholder="Name, code or barcode"
      shortcut={phone ? undefined : '/'}
      value={typed}
      onChange={setTyped}
    />
  );
  const shared = {
    label: 'Products',
    rows: products,
    rowId: (row: SampleProduct) => row.id,
    rowHref: (row: SampleProduct) => `#${row.id}`,
    selected,
    onSelect: setSelected,
  };
  return (
    <Shell>
      <Page look="fill">
        {!phone && (
          <PageHeader
            title="Products"
            count="248"
            actions={
              <>
                <ExcelMenu />
                <Button icon="adjust">Adjust stock</Button>
                <Button kind="primary" icon="plus" href="#new">
                  New product
                </Button>
              </>
            }
          />
        )}
        {phone ? (
          <>
            <Toolbar bare>
              {search}
              <IconButton icon="barcode" kind="secondary" name="Scan a barcode" />
              <IconButton icon="adjust" kind="secondary" name="Sort and columns" />
            </Toolbar>
            <div style={{ marginBottom: 12 }}>
              <Segments
                label="Condition"
                look="pills"
                items={conditions}
                value={condition}
                onChange={setCondition}
              />
            </div>
            <CardList
              {...shared}
              card={(row) => ({
                title: row.name,
                figure: row.selling,
                note: `${row.category}, ${row.code}`,
                chip: row.stock <= row.alert && stockChip(row),
                foot: (
                  <StockBar
                    wide
                    quantity={row.stock}
                    text={String(row.stock)}
                    unit={row.unit}
                    alert={row.alert}
                  />
                ),
              })}
            />
            {bulk}
            <FloatingAction icon="plus" href="#new">
              New product
            </FloatingAction>
          </>
        ) : (
          <ListCard
            label="Products"
            bulk={bulk}
            toolbar={
              <Toolbar
                end={
                  <>
                    <Menu
                      label="Sort"
                      trigger={<Button icon="sort">Name, A to Z</Button>}
                      sections={[
                        {
                          key: 'sort',
                          items: [
                            { key: 'name', title: 'Name, A to Z', selected: true },
                            { key: 'stock', title: 'Stock, least first' },
                          ],
                        },
                      ]}
                    />
                    <ColumnsMenu columns={choices} onChange={setChoices} onReset={() => undefined} />
                    <DensityMenu
                      value={density}
                      onChange={setDensity}
                      titles={{ compact: 'Compact', normal: 'Normal', relaxed: 'Relaxed' }}
                    />
                  </>
                }
              >
                {search}
                <Segments label="Condition" items={conditions} value={condition} onChange={setCondition} />
              </Toolbar>
            }
            footer={
              <Pagination
                text="1 to 20 of 248"
                page={1}
                pages={13}
                onPage={() => undefined}
                sizeLabel="Rows per page"
                sizes={[
                  { value: '20', title: '20 per page' },
                  { value: '40', title: '40 per page' },
                ]}
                size="20"
                onSize={() => undefined}
              />
            }
          >
            <DataTable
              {...shared}
              scroll
              rowName={(row) => row.name}
              columns={productColumns.filter((column) =>
                choices.some((choice) => choice.key === column.key && choice.shown),
              )}
              sort={sort}
              onSort={setSort}
              density={density}
              actions={(row) => (
                <>
                  <IconButton icon="edit" size="s" name={`Edit ${row.name}`} href={`#edit-${row.id}`} />
                  <Menu
                    label={`More for ${row.name}`}
                    trigger={<IconButton icon="more" size="s" name={`More for ${row.name}`} />}
                    sections={[
                      { key: 'use', items: [{ key: 'adjust', title: 'Adjust stock', icon: 'adjust' }] },
                      {
                        key: 'end',
                        items: [{ key: 'delete', title: 'Delete product', icon: 'delete', danger: true }],
                      },
                    ]}
                  />
                </>
              )}
            />
          </ListCard>
        )}
      </Page>
    </Shell>
  );
}
