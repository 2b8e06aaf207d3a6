import { createContext, type ReactNode } from 'react';
import type { Words } from '#core/i18n/language.ts';
import type { CatalogueHead } from '../catalogue.rules.ts';
import type { CartRefusal, OpenCart } from '../open-cart.rules.ts';

/** What a cart of the till becomes where it is not sold and paid at once: an invoice or a quote. */
export interface TillPurpose {
  title: Words;
  /** On the button in the place of Pay. */
  verb: Words;
  /** What is agreed beside the lines, below what they come to. */
  terms?: ReactNode;
  /** Saves the cart in front as a draft and goes where it is seen; a refusal says what is missing. */
  save(cart: OpenCart, head: CatalogueHead): Promise<CartRefusal | 'saved' | { reason: string }>;
}

/** None at the till itself, which sells. */
export const TillPurposeContext = createContext<TillPurpose | null>(null);
