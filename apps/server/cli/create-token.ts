import { InvalidFields } from '#core/errors.ts';
import { tokenFor } from '#modules/session/public.ts';
import { defineCliCommand } from './cli-command.ts';

const DAY_MS = 24 * 3600 * 1000;
const USUAL_DAYS = 90;

/** An API token in somebody's name, for a program; also while the server runs. */
export const createTokenCommand = defineCliCommand({
  help: 'Makes an API token in the name of a user, with no more rights than the user has. It is shown once.',
  options: {
    user: { kind: 'word', isRequired: true, help: 'phone number or e-mail address the user logs in with' },
    name: { kind: 'word', isRequired: true, help: 'what uses it: your website, a script' },
    permissions: { kind: 'word', help: 'with commas between them; all that the user has where left out' },
    branch: {
      kind: 'word',
      help: 'ids of the branches it works in, with commas between them; the first of the user where left out',
    },
    days: { kind: 'word', help: `how long it is valid, at most 365; ${USUAL_DAYS} where left out` },
    json: { kind: 'switch', help: 'answers one line of JSON' },
  },
  async run({ user, name, permissions, branch, days, json }, { database, context, print }) {
    const life = Number(days ?? USUAL_DAYS);
    if (!Number.isInteger(life)) throw new InvalidFields({ days: { key: 'not_number' } });
    const [branch_id, ...branch_ids] = branch?.split(',').map((id) => id.trim()) ?? [];
    const made = await tokenFor(context, database, {
      username: user,
      name,
      branch_id,
      branch_ids,
      permissions: permissions?.split(',').map((permission) => permission.trim()),
      expires_at: new Date(context.clock.now().getTime() + life * DAY_MS),
    });
    if (json) print(JSON.stringify(made));
    else print(made.token);
    return 0;
  },
});
