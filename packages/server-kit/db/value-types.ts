import pg from 'pg';

type Parser = (text: string) => unknown;

const INT8 = 20;
const INT8_LIST = 1016;
const DATE = 1082;
const DATE_LIST = 1182;
const NUMERIC = 1700;

/**
 * How values of the database become values of the program: amounts and quantities are bigint, a date is the text
 * `YYYY-MM-DD` (a day has no time zone), a moment is a Date. Nothing is numeric here, and a sum that forgot its
 * `::bigint` is told so instead of losing digits.
 */
const PARSERS: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [INT8, BigInt],
  [INT8_LIST, (text) => listOf(text, BigInt)],
  [DATE, String],
  [DATE_LIST, (text) => listOf(text, String)],
  [
    NUMERIC,
    () => {
      throw new TypeError('a numeric came out of the database: cast the expression to bigint');
    },
  ],
]);

/** The type parsers of every connection of the product. */
export const valueTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
    return PARSERS.get(oid) ?? (pg.types.getTypeParser(oid, format ?? 'text') as Parser);
  },
} as pg.CustomTypesConfig;

function listOf(text: string, parse: Parser): unknown[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : parse(item)));
}
