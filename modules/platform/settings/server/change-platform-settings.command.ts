import type { AnyEntity } from '#core/define-entity.ts';
import { USUAL_TERMS } from '#modules/branch/public.ts';
import { requirePlatform } from '#modules/session/public.ts';
import { updateRow } from '#server-kit/command/update-row.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineChange } from '#server-kit/operation/define-change.ts';
import { platformSettings } from '../platform-settings.entity.ts';
import { SETTLED_ROW, settledRow } from './settled-row.ts';

/**
 * Changes what the platform has settled. It counts from now on: the days of grace and of reading for every branch with its
 * next call, the trial for businesses that are brought from now on, the rate for fees that are taken from now on.
 */
export const changePlatformSettings = defineChange({
  name: 'platform.change-settings',
  route: 'PUT api/platform/settings',
  permission: 'modify_platform_settings',
  of: platformSettings,
  fields: {},
  answers: SETTLED_ROW,
  async run(context) {
    await requirePlatform(context.tx);
    await beginWithTheUsual(context);
    const input = { id: context.actor.business_id, body: context.input.changes };
    await updateRow(platformSettings as AnyEntity, { ...context, input });
    return settledRow(context);
  },
});

/** No act of anybody: what held until now is written down, so that the first change has a before. */
async function beginWithTheUsual({ tx, actor }: CommandContext): Promise<void> {
  const { commission_rate, grace_days, read_only_days, trial_days } = USUAL_TERMS;
  await tx.query(
    `insert into ${platformSettings.table}
       (business_id, id, platform_id, commission_rate, grace_days, read_only_days, trial_days)
     values (ctx.biz(), $1, $1, $2, $3, $4, $5) on conflict (business_id, id) do nothing`,
    [actor.business_id, commission_rate, grace_days, read_only_days, trial_days],
  );
}
