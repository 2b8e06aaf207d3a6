/**
 * Text inside XML. What XML cannot carry is written the way spreadsheet programs do (`_x000B_`), and a text that
 * looks like that by itself is guarded, so that every text comes back as it was.
 */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      NOT_IN_XML,
      (character) => `_x${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    )
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Control characters, and CR, which an XML parser would turn into LF. */
const NOT_IN_XML = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
