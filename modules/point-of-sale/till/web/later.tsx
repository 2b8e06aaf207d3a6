import { lazy, useEffect } from 'react';
import { CART_PARTS } from './cart/later-in-cart.tsx';

const PARTS = {
  ...CART_PARTS,
  afterSale: () => import('./sold/after-sale.tsx'),
  panels: () => import('./till-panels.tsx'),
  shiftNotice: () => import('../../shift/web/shift-notice.tsx'),
  phoneCart: () => import('./phone/phone-cart.tsx'),
  fromSale: () => import('./exchange/from-sale-card.tsx'),
};

// What is not seen when the till opens, so that a cheap phone on 3G opens it sooner (ui.md §16).
export const AfterSale = lazy(() => PARTS.afterSale().then((part) => ({ default: part.AfterSale })));
export const TillPanels = lazy(() => PARTS.panels().then((part) => ({ default: part.TillPanels })));
export const ShiftNotice = lazy(() => PARTS.shiftNotice().then((part) => ({ default: part.ShiftNotice })));
export const PhoneCart = lazy(() => PARTS.phoneCart().then((part) => ({ default: part.PhoneCart })));
export const FromSaleCard = lazy(() => PARTS.fromSale().then((part) => ({ default: part.FromSaleCard })));

const FETCHED_AFTER_MS = 1_500;

/** Fetches the rest while nobody waits for it: a server that goes away mid-sale takes no part of the till with it. */
export function useRestOfTill(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const fetchPart of Object.values(PARTS)) void fetchPart().catch(() => undefined);
    }, FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
