import { linesTableName } from '#core/derive/table.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { DepositRule } from '../../room-type/deposit.rules.ts';
import type { Levy } from '../../room-type/levy.rules.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import type { Rate } from '../../room-type/room-type.rules.ts';
import type { PricedType } from './plan-stay.ts';

/** A type with all that decides what its nights cost, its rates by name. */
export interface QuotedType extends PricedType, DepositRule {
  name: string;
  rates: readonly (Rate & { name: string })[];
}

/** What of a type of this branch decides what its nights cost. */
export async function quotedType({ tx, branch }: ActorContext, id: string): Promise<QuotedType> {
  const [type] = await tx.query<Omit<QuotedType, 'rates' | 'length_discounts' | 'levies'>>(
    `select name, price, tax, included_guests, extra_guest_price, extra_bed_price, day_use_price, currency, foreign_price, rate,
       deposit_percent, deposit_nights, deposit_amount, deposit_due_days
     from ${roomType.table}
     where id = $1 and branch_id = $2 and deleted_at is null`,
    [id, branch.id],
  );
  if (!type) throw NotFound();
  const rates = await tx.query<QuotedType['rates'][number]>(
    `select name, since::text, until::text, weekday, every_year, min_nights, price, plus from ${linesTableName(roomType, 'rates')}
     where room_type_id = $1 order by line_no`,
    [id],
  );
  const length_discounts = await tx.query<{ nights: number; percent: number }>(
    `select nights, percent from ${linesTableName(roomType, 'length_discounts')}
     where room_type_id = $1 order by line_no`,
    [id],
  );
  const levies = await tx.query<Levy>(
    `select per, of, amount, percent from ${linesTableName(roomType, 'levies')}
     where room_type_id = $1 order by line_no`,
    [id],
  );
  return { ...type, rates, length_discounts, levies };
}
