/** What the command line may call. */
export { createPlatformAccount } from './account/server/create-platform-account.ts';
