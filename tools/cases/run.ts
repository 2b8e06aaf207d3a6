import { parseArgs } from 'node:util';
import { readCases } from './case-file.ts';
import { startCaseServer } from './case-server.ts';
import { describePlayed, describeUnknown } from './describe-played.ts';
import { playMessageCase, readMessageCases, unplayedIn } from './message-cases.ts';
import { playCase } from './play-case.ts';
import { readServiceCases } from './service-case-file.ts';
import { playServiceCase } from './service-cases.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    case: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
  },
});

/**
 * `npm run cases -- FILE [--case ID]`: plays worked cases over HTTP, each in a business of its own and on its own days, on a
 * server that is gone afterwards, and prints what differs; 1 where something does. `--list` plays nothing, and tells the
 * events that the product does not know.
 */
async function cases(): Promise<number> {
  const [file] = positionals;
  if (!file) throw new Error('Which file? npm run cases -- worked-cases.json');
  const messages = await readMessageCases(file, values.case);
  const jobs = await readServiceCases(file, values.case);
  const wanted = messages.length + jobs.length > 0 ? [] : await readCases(file, values.case);
  const unplayed = messages.length > 0 ? await unplayedIn(file) : [];
  if (unplayed.length > 0) console.log(`Not played: ${unplayed.join(', ')}`);
  if (values.list) {
    console.log(describeUnknown(wanted));
    return 0;
  }
  const server = await startCaseServer();
  try {
    let failed = 0;
    const all = [
      ...wanted.map((worked) => () => playCase(server, worked)),
      ...jobs.map((one) => () => playServiceCase(server, one)),
      ...messages.map((one) => () => playMessageCase(server, one)),
    ];
    for (const play of all) {
      const played = await play();
      console.log(describePlayed(played));
      if (played.differences.length > 0) failed += 1;
    }
    console.log(`${all.length - failed} of ${all.length} cases agree.`);
    return failed > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
}

process.exitCode = await cases();
