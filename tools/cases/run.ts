import { parseArgs } from 'node:util';
import { startThrowAwayServer } from '../replay/throw-away-server.ts';
import { readCases } from './case-file.ts';
import { describePlayed } from './describe-played.ts';
import { playCase } from './play-case.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { case: { type: 'string', multiple: true, default: [] } },
});

/**
 * `npm run cases -- FILE [--case ID]`: plays worked cases over HTTP, each in a business of its own on a server that is
 * gone afterwards, and prints each figure that differs. 1 where one does, or where a case could not be played to its end.
 */
async function cases(): Promise<number> {
  const [file] = positionals;
  if (!file) throw new Error('Which file? npm run cases -- worked-cases.json');
  const wanted = await readCases(file, values.case);
  const server = await startThrowAwayServer();
  try {
    const place = { address: server.address(), onepos: server.onepos };
    let failed = 0;
    for (const worked of wanted) {
      const played = await playCase(place, worked);
      console.log(describePlayed(played));
      if (played.unknown || played.differences.length > 0) failed += 1;
    }
    console.log(`${wanted.length - failed} of ${wanted.length} cases agree.`);
    return failed > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
}

process.exitCode = await cases();
