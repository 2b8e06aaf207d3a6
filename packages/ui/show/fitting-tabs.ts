/**
 * Which of several tabs stand beside each other, by their places, where each has a width: all that fit, else as many as leave
 * room for what the others stand under. The open one is always among them, in place of the last.
 */
export function fittingTabs(
  widths: readonly number[],
  room: number,
  { more, gap, open }: { more: number; gap: number; open: number },
): readonly number[] {
  const places = widths.map((_, place) => place);
  const long = (some: readonly number[]) =>
    some.reduce((sum, place) => sum + (widths[place] ?? 0), 0) + gap * Math.max(0, some.length - 1);
  if (long(places) <= room) return places;
  const left = room - more - gap;
  const lead = places.slice(0, places.findLastIndex((place) => long(places.slice(0, place + 1)) <= left) + 1);
  if (open < 0 || lead.includes(open)) return lead;
  while (lead.length > 0 && long([...lead, open]) > left) lead.pop();
  return [...lead, open];
}
