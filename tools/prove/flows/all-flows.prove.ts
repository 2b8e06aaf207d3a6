import { fileURLToPath } from 'node:url';
import { allFlows } from '../../test/chosen-flows.ts';
import { drawSome } from '../../test/lots.ts';
import { runSteps } from '../../test/run-steps.ts';
import { readSourceGraph } from '../../test/source-graph.ts';
import { browser } from '../../test/steps.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const name = 'all-flows';

/**
 * Every browser flow, where a run of the tests takes those that it has time for: what a user does on each screen ends as it
 * should, on a laptop and on a phone. At less than full size a share of them by the seed.
 */
export async function run(size: number, seed: number): Promise<string> {
  const all = allFlows(readSourceGraph(ROOT));
  const flows = drawSome(all, Math.max(1, Math.round(all.length * size)), seed);
  const said: string[] = [];
  const steps = browser({ flows, options: { recordsSeconds: false } });
  const place = { root: ROOT, node: process.execPath, isQuiet: true };
  const { passed, failed } = await runSteps(steps, { ...place, say: (line) => void said.push(line) });
  if (failed > 0) throw new Error(said.join('\n'));
  // The build counts as one.
  return `${passed - 1} tests in ${flows.length} of ${all.length} files passed`;
}
