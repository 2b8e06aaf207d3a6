/** So many letters of a usual name stand on the two lines of a tile, and so many smaller ones on three. */
const USUAL = 34;
const MOST = 54;

/** Whether a name needs smaller letters to be whole. */
export function isLongName(name: string): boolean {
  return name.length > USUAL;
}

/**
 * A name that fits on a tile with its end: what does not fit is left out before it, because the end is the size that
 * tells one product from another. `Wheat flour for pancakes … 2kg`.
 */
export function nameWithEnd(name: string): string {
  if (name.length <= MOST) return name;
  const end = END.exec(name)?.[0] ?? name.slice(-SHORTEST_END);
  return `${name.slice(0, MOST - end.length - 2).trimEnd()} … ${end}`;
}

const SHORTEST_END = 12;

/** The last figure with its unit and what it is times: `12 x 500 ml`; or the last word. */
const END = /(?:\d\S{0,5}\s+[x×*]\s+)?(?:\S{0,8}\d\S{0,8}(?:\s+\S{1,8}){0,2}|\S{1,16})$/;
