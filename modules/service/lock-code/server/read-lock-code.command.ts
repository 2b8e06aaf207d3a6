import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { OnlyAssigneeReads } from '../../errors.ts';
import { service } from '../../service/service.entity.ts';
import { SERVICE_TEXTS } from '../../service/service.words.ts';
import { lockCodeAnswer } from '../lock-code.answer.ts';
import { openLockCode } from './lock-codes.ts';

/** Tells whoever works on an item its code, and records that he read it (services.md 7): so it is a command and no question. */
export const readLockCode = defineCommand({
  name: 'service.read-lock-code',
  route: 'PUT api/service/read-lock-code',
  permission: 'modify_service',
  fields: { id: f.id('service', { required: true }) },
  answers: lockCodeAnswer,
  async run(context) {
    const { tx, actor, services, language, input } = context;
    const job = await tx.lock(service, input.id);
    if (job.assignee_id !== actor.user_id) throw OnlyAssigneeReads();
    const lock_code = await openLockCode(context, job);
    const act = { entity: service.name, record_id: job.id, record_name: job.number };
    const reason = say(SERVICE_TEXTS.lockRead, language);
    await services.activities.write(context, [{ ...act, type: 'modification', changes: [], reason }]);
    return { lock_code };
  },
});
