import { defineGuestCall } from '#server-kit/operation/define-operation.ts';
import { firstStartAnswer } from '../first-start.answer.ts';
import { asksCode } from './setup-code.ts';

/**
 * Whether nobody can log in yet but to a sample: then the guest page offers to create a business, and tells of the sample.
 * Once somebody works here, no guest learns whether there is one. `asks_code`: a first start from where the call came brings
 * the code of the installation.
 */
export const askFirstStart = defineGuestCall({
  name: 'first-start.ask',
  route: 'GET api/first-start',
  permission: 'guest',
  fields: {},
  answers: firstStartAnswer,
  async run(context) {
    const { samples } = context.database;
    if (await samples.hasOwnLogins()) return { needed: false, sample: null, asks_code: false };
    return { needed: true, sample: await samples.newest(), asks_code: asksCode(context) };
  },
});
