import type pg from 'pg';
import { askOn } from './ask-gateway.ts';

/** A text that a telephone forwards. */
export interface ForwardedText {
  business: string;
  secretHash: string;
  id: string;
  sender: string | null;
  /** Null where it is told of and not kept. */
  text: string | null;
  /** When the telephone had it, as it says. */
  stampedAt: Date | null;
  at: Date;
}

/** What telephones hand in with the secret of one account. */
export interface TextGateway {
  /** Lays it down for the server to read; false where no account has this secret. */
  forward(text: ForwardedText): Promise<boolean>;
}

export function openTextGateway(pool: pg.Pool): TextGateway {
  const ask = askOn(pool);
  return {
    async forward({ business, secretHash, id, sender, text, stampedAt, at }) {
      const [row] = await ask<{ is_known: boolean }>(
        'select ctx.forward_text($1, $2, $3, $4, $5, $6, $7) as is_known',
        [business, secretHash, id, sender, text, stampedAt, at],
      );
      return row?.is_known ?? false;
    },
  };
}
