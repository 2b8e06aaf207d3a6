import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '../units.ts';
import { CODES } from './codes.rules.ts';
import { PRODUCT_RULES } from './product.rules.ts';
import { UNIT_FIELDS } from './unit-fields.ts';
import { warningsOf } from './warnings.rules.ts';

const PRICE = { per: 'branch', read: 'view_selling_price', write: 'modify_selling_price' } as const;

/** Something a business buys and sells, or a service it does. Stock changes only through `moveStock`; see ../stock. */
export const product = defineEntity({
  name: 'product',
  module: 'inventory',
  title: 'name',
  scope: 'business',
  asks: { create: ['back_date_sale'], modify: ['back_date_sale'] },
  restorable: true,
  madeWhereChosen: true,
  fields: {
    name: f.text({ required: true, max: 120, search: true }),
    code: f.text({ max: 64, search: true }),
    barcodes: f.texts({ search: true, when: 'barcode_scanning' }),
    category: f.ref('category', { when: 'can_categorize_products' }),
    type: f.choice(['product', 'service'], { default: 'product' }),
    unit_of_measure: f.choice(UNITS_OF_MEASURE, { default: 'piece' }),
    whole_units: f.flag(),
    units: f.lines(UNIT_FIELDS, { listed: true }),
    buying_price: f.money({ per: 'branch', read: 'view_buying_price' }),
    selling_price: f.money({ required: true, ...PRICE }),
    minimum_price: f.money(PRICE),
    valuation: f.choice(['moving_average', 'fifo'], { default: 'moving_average' }),
    batch_tracking: f.choice(['none', 'number', 'expiry'], { default: 'none', when: 'products_can_expire' }),
    tax: f.choice(['standard', 'zero', 'exempt', 'special'], { default: 'standard' }),
    stock: f.quantity({ from: 'stockOnHand', read: 'view_product_stock', min: -1 }),
    stock_value: f.money({ from: 'stockValue', read: 'view_buying_price', min: -1, past: true }),
    stock_alert: f.quantity({ per: 'branch' }),
    placement: f.text({ per: 'branch', max: 60 }),
    expire_date: f.date({ day: 'any', when: 'products_can_expire' }),
    expire_time: f.time({ when: 'products_can_expire' }),
    image: f.image(),
    remarks: f.text({ max: 1000 }),
    status: f.choice(['active', 'archived'], { default: 'active', owner: 'system' }),
    opening_stock: f.quantity({ once: true }),
    opening_date: f.date({ once: true }),
    opening_batch: f.text({ once: true, max: 60, when: 'products_can_expire' }),
    carton_size: f.integer({ once: true, min: 1, max: 100_000 }),
  },
  rules: PRODUCT_RULES,
  warnings: [warningsOf],
  claims: CODES,
  alike: ['name'],
  conditions: {
    in_stock: (e) => e.gt('stock', 0),
    out_of_stock: (e) => e.and(e.eq('type', 'product'), e.lte('stock', 0)),
    almost_out: (e) => e.and(e.gt('stock', 0), e.lte('stock', e.field('stock_alert'))),
    expired: (e) => e.lt('expire_date', e.today()),
    expiring: (e) => e.and(e.gte('expire_date', e.today()), e.lte('expire_date', e.today(30))),
    archived: (e) => e.eq('status', 'archived'),
  },
  filters: ['category', 'type', 'unit_of_measure', 'tax', 'status'],
  files: true,
  list: {
    columns: ['name', 'category', 'code', 'stock', 'buying_price', 'selling_price', 'expire_date', 'status'],
    sort: 'name',
  },
  asOf: {
    fields: ['stock', 'stock_value'],
    columns: ['name', 'category', 'code', 'stock', 'stock_value'],
    totals: ['stock_value'],
    right: 'view_product_stock',
  },
  form: [
    { key: 'main', rows: [['name', 'category'], ['barcodes', 'code', 'placement'], ['type']] },
    {
      key: 'price',
      rows: [
        ['buying_price', 'selling_price', 'unit_of_measure'],
        ['minimum_price', 'tax'],
        ['whole_units', 'valuation'],
        ['units'],
      ],
    },
    {
      key: 'stock',
      rows: [
        ['opening_stock', 'opening_date', 'stock_alert'],
        ['batch_tracking', 'opening_batch'],
        ['expire_date', 'expire_time'],
      ],
    },
    { key: 'remarks', rows: [['remarks']] },
  ],
  carriedOver: ['category', 'type', 'unit_of_measure', 'tax', 'batch_tracking', 'placement'],
  excel: {
    matchBy: 'code',
    columns: [
      'name',
      'code',
      'barcodes',
      'category',
      'unit_of_measure',
      'buying_price',
      'selling_price',
      'minimum_price',
      'tax',
      'opening_stock',
      'opening_date',
      'batch_tracking',
      'opening_batch',
      'stock_alert',
      'placement',
      'expire_date',
      'carton_size',
      'remarks',
    ],
  },
});
