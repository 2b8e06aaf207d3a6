import type { PurchaseTerms } from './purchase-calls.ts';
import type { Sums, TypedPurchase } from './typed-purchase.ts';

/** What each part of the form of a purchase is given. */
export interface PartProps {
  typed: TypedPurchase;
  onChange: (part: Partial<TypedPurchase>) => void;
  terms: PurchaseTerms;
  sums: Sums;
  /** Sentences by key of the body. */
  faults: Readonly<Record<string, string>>;
}

/** The error of one field, where it has one. */
export function faultOf(faults: PartProps['faults'], key: string): { error?: string } {
  return faults[key] ? { error: faults[key] } : {};
}
