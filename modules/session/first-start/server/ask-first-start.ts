import { z } from 'zod';
import { defineGuestCall } from '#server-kit/operation/define-operation.ts';

/** Whether nobody can log in yet: then the guest page offers to create a business instead of a login. */
export const askFirstStart = defineGuestCall({
  name: 'first-start.ask',
  route: 'GET api/first-start',
  permission: 'guest',
  input: z.strictObject({}),
  async run({ database }) {
    return { needed: !(await database.login.hasAny()) };
  },
});
