/** What the command line may call. */
export { createPlatformAccount } from './account/server/create-platform-account.ts';
export { jobsServer } from './job/server/jobs-server.ts';
