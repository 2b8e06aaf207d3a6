import type { ActorContext } from '#server-kit/operation/context.ts';

/** Goods that were ordered and have not come, in thousandths of the base unit. */
export interface Incoming {
  source_kind: string;
  source_id: string;
  document: string;
  supplier_name: string;
  expected_date: string | null;
  quantity: bigint;
}

/** What was paid for a unit of a product, in minor units. */
export interface PricePaid {
  source_kind: string;
  source_id: string;
  document: string;
  supplier_name: string;
  date: string;
  quantity: bigint;
  unit: string;
  factor: number;
  price: bigint;
}

/** What the module that buys goods knows of a product in the branch of the call. */
export interface BuyingOfProduct {
  incoming(context: ActorContext, productId: string): Promise<Incoming[]>;
  /** The latest first, at most so many. */
  pricesPaid(context: ActorContext, productId: string, most: number): Promise<PricePaid[]>;
  /** The rights to see these documents. */
  rights: { incoming: string; pricesPaid: string };
}

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** What is on its way from suppliers, and what they were paid. */
    buyingOfProduct: BuyingOfProduct;
  }
}
