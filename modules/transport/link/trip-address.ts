import { linkPage } from '#core/link-page.ts';

/** The page on which a customer sees where his transport is. */
export const TRIP_LINK = linkPage('/trip');
