import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { CollectedAlready } from '../../errors.ts';
import { service } from '../../service/service.entity.ts';
import { forgetLockCode, sealLockCode } from './lock-codes.ts';

/** The code of an item that was not known as it was taken in, or was wrong; none where nothing is said. */
export const setLockCode = defineCommand({
  name: 'service.set-lock-code',
  route: 'PUT api/service/lock-code',
  permission: 'modify_service',
  fields: { id: f.id('service', { required: true }), lock_code: f.text({ max: 60 }) },
  answers: { entity: service, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const job = await tx.lock(service, input.id);
    if (job.collected_at) throw CollectedAlready();
    await forgetLockCode(context, job);
    await sealLockCode(context, job, input.lock_code);
    await tx.save(service, job, { has_lock_code: Boolean(input.lock_code) });
    return findRow(service, input.id, context);
  },
});
