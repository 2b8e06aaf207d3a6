import type { Column } from '../list/columns.ts';
import { Chip } from '../show/chip.tsx';
import { StockBar } from '../show/stock-bar.tsx';
import type { SampleProduct } from './products.ts';

/** Stock in words. */
export function stockChip({ stock, alert }: SampleProduct) {
  if (stock === 0) return <Chip tone="danger">Out of stock</Chip>;
  return stock <= alert ? <Chip tone="warning">Low</Chip> : <Chip tone="success">In stock</Chip>;
}

/** The columns of the product list in the mock-ups. */
export const productColumns: Column<SampleProduct>[] = [
  { key: 'name', title: 'Product', sortable: true, render: (row) => row.name },
  { key: 'category', title: 'Category', tone: 'soft', sortable: true, render: (row) => row.category },
  { key: 'code', title: 'Code', tone: 'muted', tabular: true, render: (row) => row.code },
  {
    key: 'stock',
    title: 'Stock',
    sortable: true,
    render: (row) => (
      <StockBar quantity={row.stock} text={String(row.stock)} unit={row.unit} alert={row.alert} />
    ),
  },
  { key: 'buying', title: 'Buying price', align: 'right', tone: 'soft', render: (row) => row.buying },
  {
    key: 'selling',
    title: 'Selling price',
    align: 'right',
    tone: 'strong',
    sortable: true,
    render: (row) => row.selling,
  },
  { key: 'expires', title: 'Expires', tone: 'soft', tabular: true, render: (row) => row.expires },
  { key: 'status', title: 'Status', render: stockChip },
];
