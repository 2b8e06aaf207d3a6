/** What the server and its command line, and the modules after this one, may call. */
export { requirePlatform } from './bring-business/server/require-platform.ts';
export type { FirstSample } from './first-start/server/begin-sample.ts';
export { createBusiness, type MadeBusiness, type NewBusiness } from './first-start/server/create-business.ts';
export { setupCodeOf } from './first-start/server/setup-code.ts';
export { sessionGuard } from './guard/server/guard.ts';
export { foundByLink } from './link/server/found-by-link.ts';
export { actAs } from './login/server/act-as.ts';
export { takeAsking } from './login/server/guess-limits.ts';
export { messageKeyOf } from './recovery/server/recovery-means.ts';
export { askSupportBody } from './support/ask-support.body.ts';
export { saidToOwners } from './support/said-to-owners.ts';
export { SUPPORT_NOTICES } from './support/support-notices.words.ts';
export { issueToken } from './token/server/issue-token.ts';
export { tokenFor } from './token/server/token-for.ts';
export { freeOfSecondFactor } from './two-factor/server/free-of-second-factor.ts';
