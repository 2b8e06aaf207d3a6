import { type Gateway, NeverTaken } from './message.ts';

/**
 * Where SMS go out: the address of a gateway that takes them as a JSON post, its key, the registered name they come from,
 * and what it calls its fields: `to=phone text=message from=sender_id`.
 */
export interface SmsSettings {
  SMS_URL?: string;
  SMS_KEY?: string;
  SMS_SENDER?: string;
  SMS_FIELDS?: string;
}

const FIELDS = { to: 'to', text: 'text', from: 'from', id: 'id' };
const PATIENCE_MS = 15_000;
/** Answers after which another try may help: it was too early, too much, or the gateway was away. */
const TRY_AGAIN: ReadonlySet<number> = new Set([401, 403, 407, 408, 425, 429]);

/** The gateway for SMS, where the environment names one; the only host that it ever calls is that of the environment. */
export function smsGateway({ SMS_URL, SMS_KEY, SMS_SENDER, SMS_FIELDS }: SmsSettings): Gateway | null {
  if (!SMS_URL) return null;
  const url = addressOf(SMS_URL);
  if (!SMS_SENDER) throw new Error('SMS_SENDER must say under which registered name SMS come');
  const fields = { ...FIELDS, ...fieldsOf(SMS_FIELDS) };
  return {
    channel: 'sms',
    async send({ id, to, text, from = SMS_SENDER }) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          'content-type': 'application/json',
          // The same on a second try, so that a gateway that knows it sends nothing twice.
          'idempotency-key': id,
          ...(SMS_KEY ? { authorization: `Bearer ${SMS_KEY}` } : {}),
        },
        body: JSON.stringify({
          [fields.to]: to,
          [fields.text]: text,
          [fields.from]: from,
          [fields.id]: id,
        }),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const { status } = response;
      if (status >= 400 && status < 500 && !TRY_AGAIN.has(status)) throw new NeverTaken(`refused ${status}`);
      throw Object.assign(new Error('the gateway did not take it'), {
        code: 'gateway',
        responseCode: status,
      });
    },
  };
}

function addressOf(text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('SMS_URL must be the address of a gateway, such as https://sms.example.com/send');
  return new URL(text);
}

function fieldsOf(text = ''): Partial<typeof FIELDS> {
  const pairs = text.split(/\s+/).filter(Boolean);
  const named = pairs.map((pair) => pair.split('='));
  if (named.some(([ours = '', theirs]) => !(ours in FIELDS) || !theirs))
    throw new Error('SMS_FIELDS must look like: to=phone text=message from=sender_id');
  return Object.fromEntries(named);
}
