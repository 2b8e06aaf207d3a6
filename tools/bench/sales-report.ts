import { cpus } from 'node:os';
import { span } from './measure.ts';
import type { SalesFigure, WorkFigure } from './sales.ts';

/** `docs/performance-checkout.md`: a checkout beside the plain statements that write the same facts. */
export function salesReport(figures: readonly SalesFigure[], day: string, load: number): string {
  return `# A checkout beside plain statements

Written by \`npm run bench -- checkout\` on ${day}: ${cpus().length} processors, ${cpus()[0]?.model.trim()}, Node ${process.version}; load of
the machine before it: ${load.toFixed(1)}.

A sale of five lines in cash in a shop of 100,000 products. \`Ours\` is \`POST api/sale/checkout\` as a till makes it. \`Plain\` is a
schema of its own in the same PostgreSQL without walls between businesses, policies or triggers, to which one connection per
client sends twenty-one statements and a commit that write the same facts: key and answer, goods, levels and values, movements,
number, sale with lines and payment, entry with lines and sums of the month, activity. \`Empty\` is \`GET api/user/settings\`. In
turn, five times after one to warm up. Processor time is that of the processes themselves, so that what others do is not in it:
of all backends that serve the application, and of the server. After the run, as many sales are stored as were acknowledged, the
goods that left are those that moved, the stock is worth what account 1200 says, and debits are credits, on both sides.

| clients | what | a second | database, ms | server, ms |
|---|---|---|---|---|
${figures.flatMap(({ clients, ours, plain, empty }) => [row(clients, 'ours', ours), row(clients, 'plain', plain), row(clients, 'empty', empty)]).join('\n')}

| clients | ours / plain, a second | asked for |
|---|---|---|
${figures.map(({ clients, ratio }) => `| ${clients} | **${span(ratio)}** | 0.3 |`).join('\n')}
`;
}

function row(clients: number, name: string, { rate, database, server }: WorkFigure): string {
  return `| ${clients} | ${name} | ${span(rate, 0)} | ${span(database)} | ${server ? span(server) : ''} |`;
}
