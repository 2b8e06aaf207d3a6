import { lazy } from 'react';

/** What opens inside the cart, fetched after the till itself. */
export const CART_PARTS = {
  lineEditor: () => import('./line-editor.tsx'),
  backLines: () => import('../exchange/back-lines.tsx'),
  wayBack: () => import('../exchange/way-back.tsx'),
};

export const LineEditor = lazy(() => CART_PARTS.lineEditor().then((part) => ({ default: part.LineEditor })));
export const BackLines = lazy(() => CART_PARTS.backLines().then((part) => ({ default: part.BackLines })));
export const WayBack = lazy(() => CART_PARTS.wayBack().then((part) => ({ default: part.WayBack })));
