import { lazy } from 'react';

/** What opens inside the cart, fetched after the till itself. */
export const CART_PARTS = { lineEditor: () => import('./line-editor.tsx') };

export const LineEditor = lazy(() => CART_PARTS.lineEditor().then((part) => ({ default: part.LineEditor })));
