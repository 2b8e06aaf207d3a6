import { dressed } from '#web-kit/fields/looks.ts';
import { quote } from '../quote.entity.ts';
import { QuoteStandingCell } from './quote-standing-cell.tsx';

const STANDING = { Cell: QuoteStandingCell, card: { Cell: QuoteStandingCell } };

/** Quotes with how each stands. */
export const quoteOnScreen = dressed(quote, { standing: STANDING, status: STANDING });
