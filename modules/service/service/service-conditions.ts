import type { ConditionBuilder, Expression } from '#core/conditions.ts';
import { conditionsOf, inStates } from '#core/state-sets.ts';
import { serviceStates } from './service.states.ts';

/** What is done and was not fetched for longer is asked about (services.md 1). */
const LYING_DAYS = 30;

const uncollected = (e: ConditionBuilder): Expression =>
  e.and(inStates(serviceStates, 'done'), e.isNull('collected_at'));

/** By which jobs are listed. */
export const CONDITIONS = {
  ...conditionsOf(serviceStates, 'pending', 'in_progress', 'done', 'cancelled', 'history'),
  verified: (e: ConditionBuilder) => e.eq('is_verified', true),
  unverified: (e: ConditionBuilder) =>
    e.and(inStates(serviceStates, 'done'), e.not(e.eq('is_verified', true))),
  late: (e: ConditionBuilder) => e.eq('is_late', true),
  waiting: (e: ConditionBuilder) => e.not(e.isNull('waiting')),
  unpaid: (e: ConditionBuilder) => e.gt('remain_amount', 0),
  today: (e: ConditionBuilder) => e.eq('date', e.today()),
  uncollected,
  lying: (e: ConditionBuilder) => e.and(uncollected(e), e.lt('finished_on', e.today(-LYING_DAYS))),
  warranty: (e: ConditionBuilder) => e.not(e.isNull('warranty_of')),
  // Work that came back twice is looked at by the owner (services.md 4).
  came_back: (e: ConditionBuilder) => e.gt('warranty_cases', 1),
  to_hand_over: (e: ConditionBuilder) => e.eq('is_left_behind', true),
};

/** By what else. */
export const FILTERS = [
  ...(['service_type', 'customer', 'assignee', 'status', 'waiting', 'date'] as const),
  ...(['parts.product', 'billed_by'] as const),
] as const;
