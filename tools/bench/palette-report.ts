import { span } from './measure.ts';
import { PALETTE_ALLOWED, type PaletteFigures } from './palette.ts';
import { CUSTOMERS, SALES } from './palette-rows.ts';
import { PRODUCTS } from './seed.ts';

/** The part of `docs/performance-million.md` that tells what the palette takes. */
export function paletteReport({ empty, words }: PaletteFigures): string {
  const [products, customers, sales] = [PRODUCTS, CUSTOMERS, SALES].map((many) => many.toLocaleString('en'));
  return `## The palette of a full shop

${products} products, ${customers} customers and ${sales} sales: \`GET api/palette/find\` over HTTP, one client with one connection, each
word of a kind eleven times in turn. The owner sees everything; the cashier has one branch and sees of its sales those that
he made himself, one in fifty. 95 of 100 answers within ${PALETTE_ALLOWED.ms} ms are asked for, or, where the machine is busy with other
things, within ${PALETTE_ALLOWED.emptyCalls} empty calls (\`GET api/user/settings\`) of the same run, ${span(empty, 1)} ms each.

| who | what is typed | ms | 95 of 100 within, ms |
|---|---|---|---|
${words.map(({ caller, words: typed, call, p95 }) => `| ${caller} | ${typed} | ${span(call, 1)} | **${p95.toFixed(0)}** |`).join('\n')}

How: each kind of record is asked by a function that looks up its trigrams, and no way but that index is left to it. Two
thousand rows with the word are held against each other, the names of six are fetched. A mistyped word is guessed only where
less than three records were found, so it is asked twice.
`;
}
