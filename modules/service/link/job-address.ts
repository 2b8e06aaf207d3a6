import { linkPage } from '#core/link-page.ts';

/** The page on which a customer sees how his job stands. */
export const JOB_LINK = linkPage('/job');
