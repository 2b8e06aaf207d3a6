import { freeOfSecondFactor } from '#modules/session/public.ts';
import { defineCliCommand } from './cli-command.ts';

/** The way back in for somebody who lost phone and recovery codes; also while the server runs. */
export const endTwoFactorCommand = defineCliCommand({
  help: 'Turns two-factor authentication off for a user who lost the phone and the recovery codes.',
  options: {
    user: { kind: 'word', isRequired: true, help: 'phone number or e-mail address the user logs in with' },
  },
  async run({ user }, { database, context, print }) {
    await freeOfSecondFactor(context, database, user);
    print('Two-factor authentication is off. The password alone logs in until it is turned on again.');
    return 0;
  },
});
