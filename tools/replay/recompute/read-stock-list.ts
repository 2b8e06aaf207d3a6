import { inflateRawSync } from 'node:zlib';
import { nineDigits, penniesOf } from './pennies.ts';

/** An article as the shop begins with it; the list names cost and price in pounds. */
export interface Article {
  cost: bigint;
  opening: bigint;
}

/**
 * The articles of the list by code. A row without name or price, or finer than a penny, is no article,
 * and neither is one whose code stands above in other letters: no scanner tells 85123A from 85123a.
 */
export function readStockList(workbook: Buffer): Map<string, Article> {
  const parts = unzip(workbook);
  const strings = parts.get('xl/sharedStrings.xml') ?? '';
  const said = [...strings.matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, inside = '']) => textIn(inside));
  const sheet = [...parts.keys()].filter((name) => name.startsWith('xl/worksheets/sheet')).sort()[0] ?? '';
  const [head, ...rows] = rowsOf(parts.get(sheet) ?? '', said);
  const column = new Map([...(head ?? [])].map(([letter, heading]) => [heading, letter]));
  const articles = new Map<string, Article>();
  const codes = new Set<string>();
  for (const row of rows) {
    const cell = (heading: string) => (row.get(column.get(heading) ?? '') ?? '').trim();
    const price = penniesOf(nineDigits(cell('Retail price')));
    const cost = cell('Cost') === '' ? 0n : penniesOf(nineDigits(cell('Cost')));
    const code = cell('StockCode');
    const stoodAbove = codes.has(code.toLowerCase());
    codes.add(code.toLowerCase());
    if (stoodAbove || !cell('Description') || price === null || cost === null) continue;
    articles.set(code, { cost, opening: BigInt(cell('Opening qty') || '0') });
  }
  return articles;
}

function rowsOf(sheet: string, said: readonly string[]): Map<string, string>[] {
  return [...sheet.matchAll(/<row[ >]([\s\S]*?)<\/row>/g)].map(([, inside = '']) => {
    const cells = new Map<string, string>();
    for (const [, marks = '', content = ''] of inside.matchAll(/<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const letter = /r="([A-Z]+)\d+"/.exec(marks)?.[1] ?? '';
      const value = /<v>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '';
      if (/t="s"/.test(marks)) cells.set(letter, said[Number(value)] ?? '');
      else cells.set(letter, /t="inlineStr"/.test(marks) ? textIn(content) : value);
    }
    return cells;
  });
}

function textIn(xml: string): string {
  const joined = [...xml.matchAll(/<t(?: [^>]*)?>([\s\S]*?)<\/t>/g)].map(([, text]) => text).join('');
  return joined
    .replace(/&#(x?)([\da-fA-F]+);/g, (_, hex, digits) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/** The texts of an archive by name, found through the directory at its end. */
function unzip(archive: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let n = archive.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(from, from + packed);
    const content = method === 0 ? bytes : inflateRawSync(bytes);
    parts.set(archive.toString('utf8', at + 46, at + 46 + name), content.toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return parts;
}
