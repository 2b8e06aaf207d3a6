import { basename } from 'node:path';
import { type Change, readChange } from './change.ts';
import { changedCalls } from './changed-calls.ts';
import { allFlows, chosenFlows } from './chosen-flows.ts';
import { chosenServers } from './chosen-servers.ts';
import { drawShare } from './lots.ts';
import type { Options } from './options.ts';
import { reachDates } from './reach-dates.ts';
import { readSourceGraph, type SourceGraph } from './source-graph.ts';
import { startsItsOwn, testKind } from './test-files.ts';

/** What of the tests a run takes. */
export interface Selection {
  options: Options;
  graph: SourceGraph;
  change: Change;
  /** Unit tests that run once more in another time zone. */
  inGreenwich: string[];
  /** Tests that run once more on the oldest PostgreSQL. */
  onOldest: string[];
  /** Tests that start servers of their own. */
  servers: string[];
  /** Files of browser flows. */
  flows: string[];
  /** Calls that hostile input is tried in as a whole. */
  hostile: string[];
}

/** The settings that tests which draw by lot read: all from the seed of the run, so that the same tree is tried alike. */
export function lotSettings({ options, hostile }: Selection): Record<string, string> {
  const share = options.everything ? 1 : SHARE_OF_HOSTILE;
  return {
    HOSTILE_SEED: String(options.seed),
    HOSTILE_SHARE: String(share),
    HOSTILE_WHOLE: hostile.join(', '),
    GOODS_SEED: String(options.seed),
    MATRIX_SEED: String(options.seed),
  };
}

/** How much of the calls whose definition did not change meets hostile input in a run. */
const SHARE_OF_HOSTILE = 0.5;

/** How much of what need not run on the oldest PostgreSQL every time does. */
const SHARE_ON_OLDEST = 0.1;

/** Chooses by what changed and by the seed; the same of both is the same selection. */
export function select(root: string, options: Options): Selection {
  const graph = readSourceGraph(root);
  const change = readChange(root, options.since);
  const files = change.since === null ? graph.files : change.files;
  const ofKind = (...kinds: string[]) => graph.files.filter((file) => kinds.includes(testKind(file) ?? ''));
  const unit = ofKind('unit', 'alone');
  const onServer = ofKind('db').filter((file) => !startsItsOwn(file));
  const servers = allServers(graph);
  const lot = { changed: change.since === null ? null : change.files, seed: options.seed };
  return {
    options,
    graph,
    change,
    inGreenwich: options.everything ? unit : reachDates(root, graph, unit),
    onOldest: options.everything ? onServer : chosenForOldest(onServer, options.seed),
    servers: options.everything ? servers : chosenServers(servers, lot),
    flows: options.everything ? allFlows(graph) : chosenFlows(root, graph, lot),
    hostile: changedCalls(root, files, options.seed),
  };
}

/** Always what another PostgreSQL could answer otherwise: migrations, isolation, ledgers, every call; a share of the rest. */
export function chosenForOldest(files: readonly string[], seed: number): string[] {
  const always = files.filter((file) => ALWAYS_ON_OLDEST.test(file));
  const rest = files.filter((file) => !ALWAYS_ON_OLDEST.test(file));
  return [...always, ...drawShare(rest, SHARE_ON_OLDEST, seed)];
}

const ALWAYS_ON_OLDEST =
  /^packages\/server-kit\/(?:migrate|db|query|jobs)\/|(?:^|[/.])contract\.test|^modules\/(?:finance\/ledger|inventory\/stock|branch\/activity)\//;

/** A selection in words, with what asks for it again. */
export function describeSelection({
  options,
  change,
  graph,
  inGreenwich,
  onOldest,
  servers,
  flows,
  hostile,
}: Selection): string[] {
  const { seed, everything } = options;
  const of = (kinds: readonly string[]) =>
    graph.files.filter((file) => kinds.includes(testKind(file) ?? '')).length;
  const since = change.since
    ? `${change.files.length} files since ${change.since.slice(0, 12)}, ${change.because}`
    : `everything, for ${change.because}`;
  const again = `--seed ${seed}${change.since ? ` --since ${change.since.slice(0, 12)}` : ''}`;
  return [
    `Changed: ${since}.`,
    `Chosen: ${inGreenwich.length} of ${of(['unit', 'alone'])} unit test files in Greenwich, ${onOldest.length} of ${of(['db'])} files on the oldest PostgreSQL.`,
    `Chosen: ${servers.length} of ${allServers(graph).length} files that start servers of their own, ${flows.length} of ${allFlows(graph).length} files of browser flows.`,
    ...leftToTheLot(graph, [...servers, ...flows]),
    `Hostile input whole: ${hostile.join(', ') || 'in no call'}; a part of it in half of the others.`,
    everything ? 'Everything was asked for.' : `The same selection again: ${again}; all of it: --everything`,
  ];
}

/** By name what of them this run leaves to the lots of others. */
function leftToTheLot(graph: SourceGraph, taken: readonly string[]): string[] {
  const left = [...allServers(graph), ...allFlows(graph)].filter((file) => !taken.includes(file));
  const names = left.map((file) => basename(file).replace(/\.(?:db\.test|flow)\.ts$/, ''));
  return names.length ? [`Left to the lots of other runs: ${names.join(', ')}.`] : [];
}

/** All files of tests that start servers of their own. */
function allServers({ files }: SourceGraph): string[] {
  return files.filter((file) => testKind(file) === 'db' && startsItsOwn(file));
}
