import { setupCodeOf } from '#modules/session/public.ts';
import { defineCliCommand } from './cli-command.ts';

/** Shows again what `npm start` printed, beside a running server as well. */
export const setupCodeCommand = defineCliCommand({
  help: 'Shows the setup code that the first start asks for on a device other than the server.',
  options: {},
  async run(_, { database, serverKey, print }) {
    if (await database.samples.hasOwnLogins()) {
      print('A business exists already, so nobody is asked for a setup code any more.');
      return 0;
    }
    print(setupCodeOf(await serverKey()));
    return 0;
  },
});
