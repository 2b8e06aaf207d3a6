import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { sealKeys } from '../offline-sale-tables.ts';

/** A key for the device at which somebody sells: what it keeps without a connection bears a seal made by it. */
export const makeSealKey = defineCommand({
  name: 'sale.seal-key',
  route: 'POST api/sale/seal-key',
  permission: 'create_sale',
  idempotency: 'none',
  isPersonal: true,
  fields: {},
  async run({ tx, actor }) {
    const [id, key] = [newId(), randomBytes(32)];
    await tx.query(`insert into ${sealKeys.name} (business_id, id, user_id, key) values ($1, $2, $3, $4)`, [
      actor.business_id,
      id,
      actor.user_id,
      key,
    ]);
    return { id, key: key.toString('base64url') };
  },
});
