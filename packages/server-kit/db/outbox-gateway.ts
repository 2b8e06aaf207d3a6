import type pg from 'pg';
import { askOn } from './ask-gateway.ts';

/** A message that this server alone may send now; its address and text are sealed. */
export interface ClaimedMessage {
  business_id: string;
  id: string;
  channel: 'email' | 'sms';
  sealed: Buffer;
}

/** A message as the outbox lists it; `sealed` is gone once it was sent or its time is long over. */
export interface StoredMessage extends Omit<ClaimedMessage, 'sealed'> {
  sealed: Buffer | null;
  created_at: Date;
  expires_at: Date;
  tries: number;
  sent_at: Date | null;
  last_error: string | null;
}

/** The messages that leave by e-mail or SMS, over all businesses. */
export interface OutboxGateway {
  claim(channels: readonly string[], most: number): Promise<ClaimedMessage[]>;
  /** Notes what came of sending it: nothing for success, else why not. */
  note(message: Pick<ClaimedMessage, 'business_id' | 'id'>, problem: string | null): Promise<void>;
  /** Notes why it is not tried again, whatever time it had left. */
  layAside(message: Pick<ClaimedMessage, 'business_id' | 'id'>, problem: string): Promise<void>;
  /** The newest, for the people of the platform. */
  read(most: number): Promise<StoredMessage[]>;
  forgetOld(): Promise<void>;
}

export function openOutboxGateway(pool: pg.Pool): OutboxGateway {
  const ask = askOn(pool);
  return {
    claim: (channels, most) =>
      ask<ClaimedMessage>('select * from ctx.claim_messages($1, $2)', [channels, most]),
    async note({ business_id, id }, problem) {
      await ask('select ctx.note_message($1, $2, $3)', [business_id, id, problem]);
    },
    async layAside({ business_id, id }, problem) {
      await ask('select ctx.lay_message_aside($1, $2, $3)', [business_id, id, problem]);
    },
    read: (most) => ask<StoredMessage>('select * from ctx.read_messages($1)', [most]),
    async forgetOld() {
      await ask('select ctx.forget_old_messages()');
    },
  };
}
