const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Room on a disk as people read it: `312 B`, `48 kB`, `1.2 MB`. */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const figures = unit > 0 && size < 9.95 ? size.toFixed(1) : String(Math.round(size));
  return `${figures} ${UNITS[unit]}`;
}
