/** What the modules after this one may call. */
export { optedOut } from './message/server/opted-out.ts';
