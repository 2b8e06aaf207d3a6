import type { TestInfo } from '@playwright/test';
import { type Browsers, type OwnShop, openOwnShop, type Person, type ShopPlace } from './own-shop.ts';

export interface SoldRow {
  id: string;
  number: string;
  total_amount: number;
  paid_amount: number;
  remain_amount: number;
  change: number;
}

/** A shop with goods, a wallet and customers, and its sales as the database has them. */
export class TillShop {
  readonly shop: OwnShop;

  constructor(shop: OwnShop) {
    this.shop = shop;
  }

  static async open(
    playwright: Browsers,
    info: TestInfo,
    name: string,
    owner: Person,
    place?: ShopPlace,
  ): Promise<TillShop> {
    const shop = await openOwnShop(playwright, info, name, owner, place);
    for (const [goods, code, barcode, price] of GOODS)
      await shop.create('product', {
        name: goods,
        code,
        barcodes: [barcode],
        buying_price: price - 500,
        selling_price: price,
        opening_stock: 200,
      });
    await shop.create('account', { name: 'M-PESA', type: 'mobile', provider: 'M-PESA' });
    await shop.create('customer', { name: 'Mama Rehema', phone_number: '255754118230' });
    return new TillShop(shop);
  }

  /** The newest first. */
  async sales(): Promise<SoldRow[]> {
    const page = await this.shop.read<{ data: SoldRow[] }>('sale/list?limit=100');
    return page.data.toSorted((one, other) => other.number.localeCompare(one.number));
  }

  /** The goods that were taken out of carts. */
  async takenOut(): Promise<string[]> {
    const page = await this.shop.read<{ data: { name: string }[] }>('voided-line/list?limit=100');
    return page.data.map(({ name }) => name);
  }
}

const GOODS = [
  ['Sabuni ya unga', 'SAB', '6001001001', 4500],
  ['Unga wa sembe', 'SEM', '6001001002', 3900],
  ['Sukari Kilombero', 'SUK', '6001001003', 3200],
] as const;
