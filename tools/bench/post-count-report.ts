import { cpus } from 'node:os';
import { span } from './measure.ts';
import type { CountFigure } from './post-count.ts';

/** `docs/performance-count.md`: what posting a count costs beside the SQL of it. */
export function countReport(
  { lines, call, sql, empty, ratio }: CountFigure,
  day: string,
  load: number,
): string {
  return `# Posting a stock take

Written by \`npm run bench -- count\` on ${day}: ${cpus().length} processors, ${cpus()[0]?.model.trim()}, Node ${process.version}; load of
the machine before it: ${load.toFixed(1)}.

A count of ${lines.toLocaleString('en')} lines in a shop of 100,000 products, every line with a difference, half of them gains. \`Call\` is
\`PUT api/stock-take/post\` as the page makes it. \`SQL\` is what somebody writes by hand who knows the tables: nine statements
over whole sets in one transaction of the application's role behind row-level security, for another count of the same
differences. \`Empty call\` is \`GET api/user/settings\`. In turn, five times after one to warm up; each turn both must have
written as many lines, movements and lines of the journal. At most 2.0 is allowed.

| call, ms | SQL, ms | empty call, ms | call / (SQL + empty call) |
|---|---|---|---|
| ${span(call, 0)} | ${span(sql, 0)} | ${span(empty, 1)} | **${span(ratio)}** |
`;
}
