/**
 * When a word is taken to be mistyped, and what then resembles it: one rule for the palette, which asks the database, and
 * the till, which looks through the products on the device.
 */

/** Fewer found than that, and the word may be mistyped. */
export const TOO_FEW_FOUND = 3;

/** How much of a mistyped word must be right: a letter left out of six, or two that changed places. */
export const LIKENESS = 0.42;

/** Whether a word may be mistyped: letters that somebody knows by ear. Another number is another thing. */
export function mayBeMistyped(typed: string): boolean {
  return typed.length >= 4 && !/\d/.test(typed);
}

/**
 * How much of a word stands somewhere in a text, from 0 to 1, by the three-letter parts that both have: what PostgreSQL's
 * `word_similarity` answers. Asked of many texts, it is made once for the word.
 */
export function likenessTo(word: string): (text: string) => number {
  const wanted = new Set(trigramsOf(word));
  return (text) => {
    const parts = trigramsOf(text);
    const places = parts.flatMap((part, place) => (wanted.has(part) ? [place] : []));
    let best = 0;
    for (const [index, from] of places.entries())
      for (const to of places.slice(index)) {
        const extent = new Set(parts.slice(from, to + 1));
        const common = [...extent].filter((part) => wanted.has(part)).length;
        best = Math.max(best, common / (wanted.size + extent.size - common));
      }
    return best;
  };
}

/** `  a`, ` az`, `aza` … `am `: each word with two spaces before it and one behind. */
function trigramsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const padded = `  ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3));
  });
}
