import { addDays, businessDay } from '#core/business-day.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import { AS_OF, AS_OF_STORE, readMoment } from '#core/derive/as-of.ts';
import { refusal } from '#core/errors.ts';
import { isId } from '#core/ids.ts';
import { instantOf } from '#core/local-time.ts';
import { allowed } from '#core/permissions.ts';
import { InvalidParameter } from '../http/errors.ts';
import { today } from '../operation/clock.ts';
import type { QueryContext } from '../operation/context.ts';
import type { InputScope, Operation } from '../operation/operation.ts';
import { requireOwnPlace } from './own-places.ts';

/** A past moment of which rows are asked: the end of a business day, or an hour of it. */
export interface AsOf {
  /** The business day that the moment is of. */
  date: string;
  /** What was recorded from here on comes after the moment. */
  end: Date;
  /** Whether the whole day is meant, with all that was recorded later for it (A13). */
  isDay: boolean;
  /** The one store that is meant; null where all of the branch are. */
  store_id: string | null;
}

export const AsOfInFuture = refusal('as_of_in_future', 400, {
  en: 'That day or time is still to come. Choose today or an earlier day.',
  sw: 'Siku au saa hiyo bado haijafika. Chagua leo au siku ya nyuma.',
});

/** Reads of which moment a list is asked; refused where the list has no past, or not for this caller. */
export function readAsOf(
  { asOf }: AnyEntity,
  query: ReadonlyMap<string, string>,
  { actor, branch, isChoosing }: InputScope,
): AsOf | null {
  const text = query.get(AS_OF) ?? '';
  const store_id = query.get(AS_OF_STORE) || null;
  if (text === '' && store_id === null) return null;
  if (store_id !== null && (!isId(store_id) || text === '')) throw InvalidParameter({ name: AS_OF_STORE });
  const moment = readMoment(text);
  if (!asOf || isChoosing || !allowed(actor, asOf.right) || !moment) throw InvalidParameter({ name: AS_OF });
  const { day, time } = moment;
  const { time_zone, day_starts_at } = branch;
  if (time === null)
    return { date: day, end: instantOf(addDays(day, 1), day_starts_at, time_zone), isDay: true, store_id };
  const end = instantOf(day, time, time_zone);
  return { date: businessDay(end, branch), end, isDay: false, store_id };
}

/** The calls of a list that may be asked of a past moment: each is refused for one that has not come or is not known. */
export function asOfPast(entity: AnyEntity, operations: readonly Operation[]): Operation[] {
  if (!entity.asOf) return [...operations];
  return operations.map((operation) => {
    if (operation.kind !== 'query') return operation;
    return {
      ...operation,
      async run(context: QueryContext) {
        await requirePast(entity, context);
        return operation.run(context);
      },
    };
  });
}

async function requirePast(entity: AnyEntity, context: QueryContext): Promise<void> {
  const asOf = momentIn(context.input);
  if (!asOf) return;
  const { clock, branch, services } = context;
  if (asOf.store_id !== null)
    await requireOwnPlace(services.registry.entity('store'), asOf.store_id, context);
  if (asOf.isDay ? asOf.date > today(clock, branch) : asOf.end > clock.now()) throw AsOfInFuture();
  await services.past(entity.name).require(asOf, context);
}

/** An export carries what it asks for beside how much of it. */
function momentIn(input: unknown): AsOf | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { asOf, request } = input as { asOf?: AsOf; request?: { asOf?: AsOf } };
  return asOf ?? request?.asOf;
}
