import { createHmac, timingSafeEqual } from 'node:crypto';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { SaleNotSealed, SaleWasChanged } from '../../errors.ts';
import type { Moment } from '../../sale/sale-moment.rules.ts';
import { offlineSales, sealKeys } from '../offline-sale-tables.ts';
import { readSeal, sealedText } from '../seal.rules.ts';

/**
 * Holds a sale that a device has kept against its seal: made by a key that this user was given, for this branch, over the
 * very body that came, under a number of that key that no other sale has. One without a seal is sold by somebody who may
 * say any date, since he could have typed it.
 */
export async function requireSeal(
  context: Pick<CommandContext, 'tx' | 'call' | 'actor' | 'asks' | 'branch'>,
  saleId: string,
  { keptMs }: Moment,
): Promise<void> {
  const { tx, call, actor, branch } = context;
  const { bodyHash, bodySeal } = call;
  if (!bodySeal) {
    if (keptMs !== null && !holdsToo(context, 'back_date_sale')) throw SaleNotSealed();
    return;
  }
  const seal = readSeal(bodySeal);
  if (!seal) throw SaleWasChanged();
  const { key_id, number } = seal;
  const [made] = await tx.query<{ key: Buffer }>(
    `select key from ${sealKeys.name} where id = $1 and user_id = $2`,
    [key_id, actor.user_id],
  );
  const text = sealedText({ branch_id: branch.id, key_id, number, body_hash: bodyHash });
  if (!made || !isMadeBy(made.key, text, seal.mac)) throw SaleWasChanged();
  const taken = await tx.query(
    `insert into ${offlineSales.name} (business_id, seal_key_id, number, sale_id) values ($1, $2, $3, $4)
     on conflict do nothing returning number`,
    [actor.business_id, key_id, number, saleId],
  );
  if (taken.length === 0) throw SaleWasChanged();
}

function isMadeBy(key: Buffer, text: string, mac: string): boolean {
  const [right, given] = [createHmac('sha256', key).update(text).digest(), Buffer.from(mac, 'base64url')];
  return given.length === right.length && timingSafeEqual(given, right);
}
