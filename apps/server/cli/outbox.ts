import { InvalidFields } from '#core/errors.ts';
import { messageKeyOf } from '#modules/session/public.ts';
import type { StoredMessage } from '#server-kit/db/outbox-gateway.ts';
import { openMessage } from '#server-kit/post/message.ts';
import { defineCliCommand } from './cli-command.ts';

const USUAL = 20;
const MOST = 1000;

/** The messages of all businesses: where no mail server is configured, the platform reads codes here and passes them on. */
export const outboxCommand = defineCliCommand({
  help: 'Shows the messages that wait to leave by e-mail or SMS, and those that left, newest first.',
  options: {
    limit: { kind: 'word', help: `how many; ${USUAL} where left out` },
    json: { kind: 'switch', help: 'answers one line of JSON for each message' },
  },
  async run({ limit, json }, { database, context, print, serverKey }) {
    const most = Number(limit ?? USUAL);
    if (!Number.isInteger(most) || most < 1 || most > MOST)
      throw new InvalidFields({ limit: { key: 'not_choice' } });
    const key = messageKeyOf(await serverKey());
    for (const kept of await database.outbox.read(most)) {
      const { to = null, text = null } = (kept.sealed && openMessage(kept.sealed, kept.id, key)) || {};
      const { id, business_id, channel, tries, last_error } = kept;
      const state = stateOf(kept, context.clock.now());
      const shown = { id, business_id, channel, state, to, text, tries, last_error };
      if (json) print(JSON.stringify({ ...shown, created_at: kept.created_at }));
      else print(`${kept.created_at.toISOString()}  ${channel}  ${state}  ${to ?? ''}  ${text ?? ''}`.trim());
    }
    return 0;
  },
});

function stateOf({ sent_at, expires_at }: StoredMessage, now: Date): 'sent' | 'waiting' | 'over' {
  if (sent_at) return 'sent';
  return expires_at > now ? 'waiting' : 'over';
}
