/** What is selected after a press on one row; with Shift, everything from the last pressed row to it follows it. */
export function afterPress(
  selected: ReadonlySet<string>,
  order: readonly string[],
  press: { id: string; from: string | null; range: boolean },
): ReadonlySet<string> {
  const select = !selected.has(press.id);
  const next = new Set(selected);
  for (const id of press.range ? between(order, press.from, press.id) : [press.id]) {
    if (select) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** All rows of the page in or out, leaving other pages as they are. */
export function afterAll(
  selected: ReadonlySet<string>,
  page: readonly string[],
  select: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of page) {
    if (select) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** What was selected before, and every row from the first to the last of a walk. */
export function afterExtend(
  before: ReadonlySet<string>,
  order: readonly string[],
  from: string,
  to: string,
): ReadonlySet<string> {
  return new Set([...before, ...between(order, from, to)]);
}

function between(order: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [from === null ? -1 : order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : order.slice(first, last + 1);
}
