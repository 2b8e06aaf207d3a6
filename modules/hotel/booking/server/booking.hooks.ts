import { businessDay } from '#core/business-day.ts';
import { isPossible } from '#core/define-states.ts';
import { Refusal } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { release } from '#modules/branch/public.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { GuestIsIn, NoRoomFree } from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { depositAsked, depositDue } from '../../room-type/deposit.rules.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { OPTION } from '../option.words.ts';
import { fullNight, requirePlaces } from './places-of-type.ts';
import { agreedPrice, type Night, planStay } from './plan-stay.ts';
import { nightsOfRow, openFrom } from './post-nights.ts';
import { freeRooms } from './read-rooms.ts';
import { settleCurrency } from './settle-currency.ts';
import { bookingSource, takeRooms } from './take-rooms.ts';

/** What of a booking decides which nights it has where, and what they cost. */
const PLANNED = [
  ...[
    'check_in',
    'check_out',
    'room_type_id',
    'room_id',
    'price',
    'currency',
    'foreign_price',
    'rate',
    'complimentary',
    'room_later',
    'day_use',
    'adults',
    'children',
    'extra_beds',
    'customer_id',
  ],
] as const;
/** As one of these changes, all its nights are priced anew. */
const PRICED_BY = [
  ...['room_type_id', 'price', 'complimentary', 'day_use', 'adults', 'children', 'extra_beds'],
  ...['currency', 'foreign_price', 'rate'],
] as const;
/** How many sleep there may change of a guest in the house. */
const DECLARED = ['adults', 'children'];
/** No night is so late. */
const NEVER = '9999-12-31';

/** A booking finds its room, prices its nights, takes them, and is numbered as it is made. */
export const bookingHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    const { tx } = context;
    const isTried = triesOnly(context.input);
    // What is only tried takes neither rooms nor numbers, and yet meets what the rows before it would take.
    if (isTried) tx.send('savepoint bookings_tried');
    const booked: Draft[] = [];
    for (const draft of drafts)
      if (draft.sheetRow === undefined) await book(context, draft, booked);
      else await bookRow(context, draft, booked);
    const made = booked.filter(({ sheetRow }) => sheetRow === undefined);
    await requirePlaces(context, made.map(changeOf));
    if (isTried) tx.send('rollback to savepoint bookings_tried');
  },
};

/** Whether a sheet is only tried, to be told what would come of it. */
function triesOnly(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'isDryRun' in input && input.isDryRun === true;
}

/** A row of a sheet is refused by itself, beside all others that are. */
async function bookRow(context: CommandContext, draft: Draft, booked: Draft[]): Promise<void> {
  try {
    await book(context, draft, booked);
    const ofType = booked.filter(({ row }) => row.room_type_id === draft.row.room_type_id);
    if (ofType.includes(draft)) await requirePlaces(context, ofType.map(changeOf));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, words, data } = error;
    const params = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
    addProblem(draft, 'check_in', { key: code, words, params });
    if (booked.at(-1) !== draft) return;
    booked.pop();
    release(context.tx, bookingSource({ id: String(draft.row.id) }));
  }
}

async function book(context: CommandContext, draft: Draft, booked: Draft[]): Promise<void> {
  const { tx, branch, clock } = context;
  if (isSound(draft)) checkDays(context, draft);
  if (isSound(draft)) checkOption(context, draft);
  if (lacksReason(draft))
    addProblem(draft, 'price_reason', { key: 'required', words: BOOKING_TEXTS.whyGiven });
  const changed = PLANNED.filter((key) => draft.row[key] !== draft.before?.[key]);
  if (!isSound(draft) || changed.length === 0) return;
  if (draft.before?.checked_in_at && !changed.every((key) => DECLARED.includes(key))) throw GuestIsIn();
  if (isAgreed(draft)) {
    requireToo(context, 'adjust_selling_price_when_selling');
    draft.row.price_agreed_by_id = context.actor.user_id;
  }
  draft.row.id ??= newId();
  await planBooking(context, draft);
  if (!isSound(draft)) return;
  if (!isWaiting(draft.row)) {
    await takeRooms(context, stayOf(draft));
    booked.push(draft);
  }
  if (!draft.before) draft.row.number = await takeNumber(tx, branch.id, 'booking', today(clock, branch));
}

const changeOf = ({ row, before }: Draft) => ({ now: countedOf(row), before: before && countedOf(before) });

/** A stay that was not changed into the past does not begin or end there. */
function checkDays({ clock, branch }: CommandContext, draft: Draft): void {
  const day = today(clock, branch);
  for (const key of ['check_in', 'check_out', 'deposit_due'])
    if (draft.row[key] && draft.row[key] !== draft.before?.[key] && String(draft.row[key]) < day)
      addProblem(draft, key, { key: 'in_the_past', words: BOOKING_TEXTS.inThePast });
}

/** A room is held until a moment that is to come, on the day of arrival at the latest. */
function checkOption({ clock, branch }: CommandContext, draft: Draft): void {
  const { option_until, check_in } = draft.row;
  if (!(option_until instanceof Date) || option_until.getTime() === momentOf(draft.before?.option_until))
    return;
  if (option_until <= clock.now())
    addProblem(draft, 'option_until', { key: 'in_the_past', words: OPTION.isOver });
  else if (businessDay(option_until, branch) > String(check_in))
    addProblem(draft, 'option_until', { key: 'after_arrival', words: OPTION.beforeArrival });
}

const momentOf = (value: unknown) => (value instanceof Date ? value.getTime() : null);

/** Whether it stands on the waiting list, where it takes nothing. */
const isWaiting = (row: Row) => isPossible(booking, row, 'take_place');

const countedOf = (row: Row) => ({
  ...{ id: String(row.id), room_type_id: idOrNone(row.room_type_id) },
  nights: nightsOfRow(row),
});

const idOrNone = (id: unknown) => (typeof id === 'string' ? id : null);

function stayOf({ row }: Draft) {
  const { id, customer_id, check_out } = row;
  return {
    ...{ id: String(id), customer_id: String(customer_id), room_id: idOrNone(row.room_id) },
    check_out: String(check_out),
    nights: had(row),
  };
}

/** Whether a stay is given for nothing and nobody says why; of those of a sheet it is not asked, nor of what was given before it was. */
function lacksReason({ row, before, sheetRow }: Draft): boolean {
  if (row.complimentary !== true || row.price_reason || sheetRow !== undefined) return false;
  return before?.complimentary !== true || Boolean(before.price_reason);
}

/** Whether a price is agreed that was not before, or the stay is given for nothing. */
function isAgreed({ row, before }: Draft): boolean {
  const isGiven = row.complimentary === true && before?.complimentary !== true;
  const isSaid = (key: 'price' | 'foreign_price') => row[key] != null && row[key] !== (before?.[key] ?? null);
  return isGiven || isSaid('price') || isSaid('foreign_price');
}

/** Nights that a draft has been given; they are written here only. */
const had = ({ nights }: Draft['row']) => (nights ?? []) as Night[];

/** Of the room that was named its type, of the type that was named a free room; then the nights with their prices. */
async function planBooking(context: CommandContext, draft: Draft): Promise<void> {
  const { tx, branch } = context;
  const { row, before } = draft;
  // Another type without another room is a wish for a room of that type.
  if (before && row.room_type_id !== before.room_type_id && row.room_id === before.room_id)
    row.room_id = null;
  settleRoomLater(draft);
  if (!isSound(draft)) return;
  const named = row.room_id ? await knownRoom(context, String(row.room_id)) : undefined;
  if (row.room_id && named?.branch_id !== branch.id)
    addProblem(draft, 'room_id', { key: 'not_found', words: BOOKING_TEXTS.roomElsewhere });
  if (named) row.room_type_id = named.room_type_id;
  if (!row.room_type_id)
    addProblem(draft, 'room_type_id', { key: 'which_room', words: BOOKING_TEXTS.whichRoom });
  if (!isSound(draft)) return;
  // Whoever books a room of this type at the same time waits here, so that both do not find the same one free.
  const [type] = await tx.lockAll(roomType, [String(row.room_type_id)]);
  if (!type) return;
  const [check_in, check_out] = [String(row.check_in), String(row.check_out)];
  if (!before && row.wait_if_full === true && !row.day_use) {
    if (await fullNight(context, type.id, { check_in, check_out }))
      Object.assign(row, { stage: 'wait_listed', room_id: null });
  }
  if (!row.room_id && !row.room_later && !isWaiting(row)) {
    const nights = { booking_id: String(row.id), since: check_in, until: check_out };
    const [free] = await freeRooms(context, type.id, nights);
    if (!free) throw NoRoomFree({ type: type.name, since: check_in, until: check_out });
    row.room_id = free.id;
  }
  settleCurrency(context, draft, type);
  if (!isSound(draft)) return;
  const { price, foreign } = agreedPrice(context, row, type);
  if (row.day_use && price === null && type.day_use_price === null)
    return addProblem(draft, 'price', { key: 'how_much_by_day', words: BOOKING_TEXTS.howMuchByDay });
  const isPricedAnew = !before || PRICED_BY.some((key) => row[key] !== before[key]);
  const wish = {
    ...{ check_in, check_out, room_id: idOrNone(row.room_id), price, foreign },
    ...{ adults: Number(row.adults ?? 0), children: Number(row.children ?? 0) },
    extra_beds: Number(row.extra_beds ?? 0),
    // Where the room is the one that it was, each night stays in its own.
    in_room_from: before && row.room_id === before.room_id ? NEVER : check_in,
    // What stands in the books costs what it did.
    priced_from: isPricedAnew ? openFrom({ check_in, nights: before ? had(before) : [] }) : undefined,
  };
  const planned = planStay(context, type, wish, before ? had(before) : []);
  Object.assign(row, planned);
  if (before) return;
  row.deposit ??= depositAsked(type, planned);
  if (row.deposit) row.deposit_due ??= depositDue(type, check_in, today(context.clock, branch));
}

/**
 * A booking waits for its room where that is said, and from the moment it is taken off its room; it has one as soon as one is
 * named. Nobody asks for a room and none, and by day one is chosen at once.
 */
function settleRoomLater(draft: Draft): void {
  const { row, before } = draft;
  const isNamed = Boolean(row.room_id) && row.room_id !== before?.room_id;
  if (before?.room_later && isNamed) row.room_later = false;
  if (!row.room_later) return;
  if (isNamed) addProblem(draft, 'room_id', { key: 'room_or_later', words: BOOKING_TEXTS.roomOrLater });
  if (row.room_fixed)
    addProblem(draft, 'room_fixed', { key: 'fixed_needs_room', words: BOOKING_TEXTS.fixedNeedsRoom });
  if (row.day_use)
    addProblem(draft, 'room_later', { key: 'by_day_has_room', words: BOOKING_TEXTS.byDayHasRoom });
  row.room_id = null;
}

async function knownRoom({ tx }: CommandContext, id: string) {
  const [known] = await tx.query<{ branch_id: string; room_type_id: string }>(
    `select branch_id, room_type_id from ${room.table} where id = $1 and deleted_at is null`,
    [id],
  );
  return known;
}
