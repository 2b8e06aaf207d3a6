/** What has a room for a time, in milliseconds: a booking that may be moved, or something that stays where it is. */
export interface Placed {
  id: string;
  room_id: string;
  from: number;
  to: number;
  isMovable: boolean;
}

/** The room that a wish would have, and the bookings that go elsewhere for it. */
export interface Fit {
  room_id: string;
  moves: readonly { id: string; room_id: string }[];
}

/** As many bookings are tried in every way; of more than these each is given a room in the order of arrival. */
const MOST_MOVABLE = 12;
/** As many placings are looked at before that as well. */
const MOST_STEPS = 50_000;

interface Time {
  from: number;
  to: number;
}

const meets = (one: Time, other: Time) => one.from < other.to && other.from < one.to;

/**
 * How a wish finds a room for all of its time with the fewest bookings moved, each to one room for all of its own; none where there
 * is no way. The rooms are tried in the order of the house (hotel.md 5).
 */
export function bestFit(rooms: readonly string[], placed: readonly Placed[], wish: Time): Fit | null {
  const near = reachedFrom(placed, wish);
  const all = [...near, { id: '', room_id: '', isMovable: true, ...wish }];
  const movable = near.filter(({ isMovable }) => isMovable).length;
  const steps = { left: MOST_STEPS };
  if (movable <= MOST_MOVABLE)
    for (let most = 0; most <= movable; most += 1) {
      const fit = place(rooms, all, [{ id: '', ...wish }], { most, steps, given: new Map() });
      if (fit) return fitOf(fit);
      if (steps.left <= 0) break;
    }
  else {
    const free = rooms.find((room_id) => near.every((one) => one.room_id !== room_id || !meets(one, wish)));
    if (free) return { room_id: free, moves: [] };
  }
  return movable > MOST_MOVABLE || steps.left <= 0 ? inOrderOfArrival(rooms, near, wish) : null;
}

/** What a wish can push about: what meets it, what meets that, and so on; bookings that stay put push nothing. */
function reachedFrom(placed: readonly Placed[], wish: Time): Placed[] {
  const reached = new Set<Placed>();
  const open: Time[] = [wish];
  for (let time = open.pop(); time; time = open.pop()) {
    for (const one of placed) {
      if (reached.has(one) || !meets(one, time)) continue;
      reached.add(one);
      if (one.isMovable) open.push(one);
    }
  }
  return placed.filter((one) => reached.has(one));
}

interface Search {
  most: number;
  steps: { left: number };
  given: ReadonlyMap<string, string>;
}

/** Gives each of these a room; who is in the way there is given another one, until as many as may move have moved. */
function place(
  rooms: readonly string[],
  placed: readonly Placed[],
  waiting: readonly (Time & { id: string })[],
  search: Search,
): ReadonlyMap<string, string> | null {
  const [first, ...others] = waiting;
  if (!first) return search.given;
  for (const room_id of rooms) {
    search.steps.left -= 1;
    if (search.steps.left <= 0) return null;
    const inTheWay = placed.filter(
      (one) => one.id !== first.id && roomOf(one, search.given) === room_id && meets(one, first),
    );
    const isLeft = placed.find(({ id }) => id === first.id)?.room_id === room_id;
    if (isLeft || inTheWay.some(({ id, isMovable }) => !isMovable || search.given.has(id))) continue;
    const more = inTheWay.filter(({ id }) => !others.some((other) => other.id === id));
    const moved = search.given.size + others.length + more.length;
    if (moved > search.most) continue;
    const given = new Map([...search.given, [first.id, room_id]]);
    const found = place(rooms, placed, [...others, ...more], { ...search, given });
    if (found) return found;
  }
  return null;
}

const roomOf = ({ id, room_id }: Placed, given: ReadonlyMap<string, string>) => given.get(id) ?? room_id;

/** All bookings that may move, and the wish, given rooms anew as they arrive: their own where that is free, else the first. */
function inOrderOfArrival(rooms: readonly string[], placed: readonly Placed[], wish: Time): Fit | null {
  const [movable, still] = [placed.filter((one) => one.isMovable), placed.filter((one) => !one.isMovable)];
  const wanted = [...movable, { id: '', room_id: '', isMovable: true, ...wish }];
  const done: Placed[] = [...still];
  for (const one of wanted.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const isFree = (room_id: string) => !done.some((other) => other.room_id === room_id && meets(other, one));
    const room_id = isFree(one.room_id) && one.room_id ? one.room_id : rooms.find(isFree);
    if (!room_id) return null;
    done.push({ ...one, room_id });
  }
  const was = new Map(movable.map(({ id, room_id }) => [id, room_id]));
  const given = done.filter(({ id, room_id, isMovable }) => isMovable && was.get(id) !== room_id);
  return fitOf(new Map(given.map(({ id, room_id }) => [id, room_id])));
}

function fitOf(given: ReadonlyMap<string, string>): Fit {
  const moves = [...given].filter(([id]) => id !== '').map(([id, room_id]) => ({ id, room_id }));
  return { room_id: given.get('') ?? '', moves };
}
