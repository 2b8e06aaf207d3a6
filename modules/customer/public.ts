/** What the modules after this one may call. */
export { grantCredit, type WantedCredit } from './customer/server/grant-credit.ts';
