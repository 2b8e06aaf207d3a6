import { expect, test } from 'vitest';
import { bestFit, type Placed } from './best-fit.rules.ts';

const ROOMS = ['101', '102'];
const stay = (id: string, room_id: string, from: number, to: number, isMovable = true): Placed => ({
  ...{ id, room_id, from, to, isMovable },
});

test('a wish that no room has free finds one as a single booking moves (HW-18)', () => {
  const placed = [stay('A', '101', 1, 3, false), stay('B', '102', 3, 5), stay('C', '101', 5, 7)];
  const found = bestFit(ROOMS, placed, { from: 3, to: 7 });
  expect(found?.moves).toHaveLength(1);
  expect(clashes(placed, found, { from: 3, to: 7 })).toBe(0);
  const fixed = placed.map((one) => ({ ...one, isMovable: false }));
  expect(bestFit(ROOMS, fixed, { from: 3, to: 7 })).toBeNull();
});

test('nothing moves where a room is free, and nothing helps where a night is full', () => {
  expect(bestFit(ROOMS, [stay('A', '101', 1, 3)], { from: 1, to: 3 })).toEqual({ room_id: '102', moves: [] });
  const full = [stay('A', '101', 1, 3), stay('B', '102', 2, 4)];
  expect(bestFit(ROOMS, full, { from: 2, to: 3 })).toBeNull();
});

/** How many share a room for some time once the moves are made and the wish has its room. */
function clashes(
  placed: readonly Placed[],
  found: ReturnType<typeof bestFit>,
  wish: { from: number; to: number },
) {
  const moved = new Map(found?.moves.map(({ id, room_id }) => [id, room_id]));
  const all = [
    ...placed.map((one) => ({ ...one, room_id: moved.get(one.id) ?? one.room_id })),
    { ...wish, id: '', room_id: found?.room_id ?? '' },
  ];
  return all.filter((one, place) =>
    all.some(
      (other, at) =>
        at > place && other.room_id === one.room_id && other.from < one.to && one.from < other.to,
    ),
  ).length;
}

/** Numbers that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The fewest moves by trying every room for every booking. */
function fewestOf(rooms: readonly string[], placed: readonly Placed[], wish: { from: number; to: number }) {
  const movable = placed.filter(({ isMovable }) => isMovable);
  let fewest: number | null = null;
  const ways = rooms.length ** (movable.length + 1);
  for (let way = 0; way < ways; way += 1) {
    let rest = way;
    const pick = () => {
      const room_id = rooms[rest % rooms.length] ?? '';
      rest = Math.floor(rest / rooms.length);
      return room_id;
    };
    const found = { room_id: pick(), moves: movable.map(({ id }) => ({ id, room_id: pick() })) };
    if (clashes(placed, found, wish) > 0) continue;
    const moves = found.moves.filter(({ id, room_id }) =>
      movable.some((one) => one.id === id && one.room_id !== room_id),
    );
    fewest = Math.min(fewest ?? moves.length, moves.length);
  }
  return fewest;
}

test('on small houses it is as good as trying everything, and where nothing fixed is full it always finds a way', () => {
  const next = numbers(7);
  const rooms = ['101', '102', '103'];
  for (let round = 0; round < 150; round += 1) {
    const placed: Placed[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      const from = next(8);
      const one = stay(String(tried), rooms[next(3)] ?? '', from, from + 1 + next(4), next(4) > 0);
      if (
        placed.every((other) => other.room_id !== one.room_id || other.from >= one.to || one.from >= other.to)
      )
        placed.push(one);
    }
    const from = next(8);
    const wish = { from, to: from + 1 + next(4) };
    const found = bestFit(rooms, placed, wish);
    expect(found ? found.moves.length : null).toBe(fewestOf(rooms, placed, wish));
    if (found) expect(clashes(placed, found, wish)).toBe(0);
  }
});

test('in a large house each is given a room as he arrives, and the count of each night is enough', () => {
  const next = numbers(11);
  const rooms = Array.from({ length: 10 }, (_, place) => String(101 + place));
  for (let round = 0; round < 100; round += 1) {
    const placed: Placed[] = [];
    for (let tried = 0; tried < 60; tried += 1) {
      const from = next(30);
      const one = stay(String(tried), rooms[next(10)] ?? '', from, from + 1 + next(6));
      if (
        placed.every((other) => other.room_id !== one.room_id || other.from >= one.to || one.from >= other.to)
      )
        placed.push(one);
    }
    const from = next(28);
    const wish = { from, to: from + 1 + next(6) };
    const nights = Array.from({ length: wish.to - wish.from }, (_, night) => wish.from + night);
    const isFull = nights.some(
      (night) => placed.filter((one) => one.from <= night && night < one.to).length === rooms.length,
    );
    const found = bestFit(rooms, placed, wish);
    expect(found === null).toBe(isFull);
    if (found) expect(clashes(placed, found, wish)).toBe(0);
  }
});
