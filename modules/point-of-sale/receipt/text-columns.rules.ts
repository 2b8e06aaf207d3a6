/** Characters that a till printer's own alphabet lacks, and what stands for them. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\p{Zs}\t\r\n]+/gu, ' '],
  [/[\u2018\u2019\u201a\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00d7]/g, 'x'],
  // Neither seen nor printed: controls, joiners, marks that turn the direction of writing.
  [/[\p{Cc}\p{Cf}]/gu, ''],
];

/** Text with plain spaces, quotes and dashes; letters stay as they are. */
export function plainText(text: string): string {
  return PLAIN.reduce((plain, [odd, usual]) => plain.replace(odd, usual), text.normalize('NFC')).trim();
}

const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** How many columns of a printer a text takes: letters of East Asia and pictures take two. */
export function columnsOf(text: string): number {
  return clusters(text).reduce((columns, cluster) => columns + widthOf(cluster), 0);
}

/** Breaks a text between words; a word longer than a line goes on in the next one. Nothing is left out. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of plainText(text)
    .split(' ')
    .flatMap((long) => pieces(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (columnsOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Words at the left and a figure at the right; where both do not fit beside each other, the figure goes below. */
export function pair(left: string, right: string, width: number): string[] {
  const lines = wrap(left, width);
  const last = lines.at(-1) ?? '';
  const gap = width - columnsOf(last) - columnsOf(right);
  if (gap >= 1) return [...lines.slice(0, -1), `${last}${' '.repeat(gap)}${right}`];
  return [...lines, ...wrap(right, width).map((line) => toTheRight(line, width))];
}

export function centred(text: string, width: number): string[] {
  return wrap(text, width).map((line) => `${' '.repeat(Math.floor((width - columnsOf(line)) / 2))}${line}`);
}

function toTheRight(line: string, width: number): string {
  return `${' '.repeat(width - columnsOf(line))}${line}`;
}

function pieces(word: string, width: number): string[] {
  if (columnsOf(word) <= width) return word === '' ? [] : [word];
  const parts: string[] = [];
  let part = '';
  for (const cluster of clusters(word)) {
    if (columnsOf(part) + widthOf(cluster) > width) {
      parts.push(part);
      part = '';
    }
    part += cluster;
  }
  return [...parts, part];
}

function clusters(text: string): string[] {
  return [...CLUSTERS.segment(text)].map(({ segment }) => segment);
}

function widthOf(cluster: string): number {
  return WIDE.test(cluster) ? 2 : 1;
}
