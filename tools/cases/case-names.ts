import { randomUUID } from 'node:crypto';
import { type CaseDocument, type CaseShop, NotGiven } from './case-shop.ts';

/** The document of a case by the name that an event gave it. */
export function documentOf({ documents }: CaseShop, key: unknown): CaseDocument {
  return known(documents.get(String(key)), 'document', key);
}

export function documentId(shop: CaseShop, key: unknown): string {
  return documentOf(shop, key).id;
}

export function storeId({ stores }: CaseShop, name: unknown): string {
  return known(stores.get(String(name)), 'store', name).id;
}

export function accountId({ accounts }: CaseShop, name: unknown): string {
  return known(accounts.get(String(name)), 'account', name).id;
}

export function productId({ products }: CaseShop, name: unknown): string {
  return known(products.get(String(name)), 'product', name);
}

export function customerId({ customers }: CaseShop, name: unknown): string {
  return known(customers.get(String(name)), 'customer', name);
}

export function supplierId({ suppliers }: CaseShop, name: unknown): string {
  return known(suppliers.get(String(name)), 'supplier', name);
}

/** The name under which a case knows an id. */
export function nameOfProduct({ products }: CaseShop, id: unknown): string | undefined {
  return [...products].find(([, known]) => known === id)?.[0];
}

/** The name that an event gave to a document. */
export function keyOf({ documents }: CaseShop, id: unknown): string | undefined {
  return [...documents].find(([, document]) => document.id === id || document.behind === id)?.[0];
}

/** Money that goes in or out, with the account that a case names; on credit and out of a deposit there is none. */
export function moneyOf(shop: CaseShop, parts: unknown): Record<string, unknown>[] {
  return (parts as Record<string, unknown>[]).map(({ account, ...part }) => ({
    ...(part.mode === 'cash' || account === undefined ? {} : { reference: newReference() }),
    ...part,
    ...(account === undefined ? {} : { account_id: accountId(shop, account) }),
  }));
}

/** What the network or the bank wrote on it, which a story leaves out. */
export function newReference(): string {
  return randomUUID().slice(0, 13).toUpperCase();
}

function known<T>(found: T | undefined, kind: string, name: unknown): T {
  if (found === undefined) throw new NotGiven(`${kind} ${String(name)}`);
  return found;
}
