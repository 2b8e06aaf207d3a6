import { z } from 'zod';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';

/**
 * Whether nobody can log in yet but to a sample: then the guest page offers to create a business, and tells of the sample.
 * Once somebody works here, no guest learns whether there is one.
 */
export const askFirstStart = defineGuestCall({
  name: 'first-start.ask',
  route: 'GET api/first-start',
  permission: 'guest',
  input: z.strictObject({}),
  async run({ database }) {
    if (await database.samples.hasOwnLogins()) return { needed: false, sample: null };
    return { needed: true, sample: await database.samples.newest() };
  },
});
