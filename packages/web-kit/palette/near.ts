/** As near as a slip of the finger. */
export const MISTYPED = 4;

/** How near what was typed is to a text: 0 the same, up to 4; null where it is something else. */
export function nearness(typed: string, text: string): number | null {
  const [asked, said] = [plain(typed), plain(text)];
  if (asked === '' || said === '') return null;
  if (asked === said) return 0;
  if (said.startsWith(asked)) return 1;
  const words = said.split(' ');
  const all = asked.split(' ').map((word) => nearestWord(word, words));
  return all.some((one) => one === null) ? null : Math.max(...all.map(Number));
}

/** 2 where a word begins so, 3 where the letters stand within one, 4 where one is a slip of the finger away. */
function nearestWord(word: string, words: readonly string[]): number | null {
  if (words.some((said) => said.startsWith(word))) return 2;
  if (word.length >= 3 && words.some((said) => said.includes(word))) return 3;
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  return slips > 0 && words.some((said) => isWithin(word, said, slips)) ? 4 : null;
}

/** A word that is still being typed is held against as much of the other as there is of it. */
function isWithin(word: string, said: string, slips: number): boolean {
  const beginnings = [said, said.slice(0, word.length), said.slice(0, word.length + 1)];
  return beginnings.some((part) => slipsBetween(word, part) <= slips);
}

/** Letters added, left out, changed, or two beside each other that changed places. */
function slipsBetween(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1] ? 0 : 1;
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      next[at] = Math.min(
        (last?.[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last?.[at - 1] ?? 0) + same,
        swapped ? (before?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last ?? [], next];
  }
  return last?.[b.length] ?? 0;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
