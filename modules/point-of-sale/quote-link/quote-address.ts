import { linkPage } from '#core/link-page.ts';

/** The page on which a customer sees what he was offered, and accepts it. */
export const QUOTE_LINK = linkPage('/quote');
