import type { AnyEntity } from '#core/define-entity.ts';
import { USUAL_TERMS } from '#modules/branch/public.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { platformSettings } from '../platform-settings.entity.ts';

/** How it is answered. */
export const SETTLED_ROW = { entity: platformSettings as AnyEntity, form: 'row' } as const;

/** What the platform has settled. Before the first change it is the usual. */
export async function settledRow(context: ActorContext): Promise<Row> {
  const { tx, actor } = context;
  const [kept] = await tx.query<Row>(SETTLED, [actor.business_id]);
  return kept ?? { id: actor.business_id, version: 1, ...USUAL_TERMS, sms_price: null };
}

const SETTLED = `
select id, version, updated_at, commission_rate, grace_days, read_only_days, trial_days, sms_price
from ${platformSettings.table} where id = $1`;
