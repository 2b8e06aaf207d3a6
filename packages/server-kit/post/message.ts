import { openText, sealText } from '../auth/sealed-text.ts';

/** How a message reaches somebody. */
export type Channel = 'email' | 'sms';

/** A message in the words of whoever gets it. */
export interface Message {
  /** E-mail address or phone number with its country code. */
  to: string;
  /** The name it comes from; without it that of the gateway. */
  from?: string;
  /** Stands above an e-mail; an SMS has none. */
  subject: string;
  text: string;
}

/** A way out for one kind of message, such as a mail server; it throws where the message was not taken. */
export interface Gateway {
  channel: Channel;
  send(message: Message & { id: string }): Promise<void>;
}

/** Said by a gateway of a message that no further try would bring through; the reason stands in the outbox. */
export class NeverTaken extends Error {
  override name = 'NeverTaken';
}

/** Seals a message for the outbox, bound to its id; the database cannot read it. */
export function sealMessage(message: Message, id: string, key: Buffer): Buffer {
  return sealText(JSON.stringify(message), id, key);
}

/** The message again; null where it was sealed under the key of another server. */
export function openMessage(sealed: Buffer, id: string, key: Buffer): Message | null {
  const text = openText(sealed, id, key);
  return text === null ? null : (JSON.parse(text) as Message);
}
