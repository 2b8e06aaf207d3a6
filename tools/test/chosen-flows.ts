import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composes } from './affected.ts';
import { chooseParts } from './chosen-parts.ts';
import { flowSeconds } from './flow-seconds.ts';
import type { SourceGraph } from './source-graph.ts';

/** How much runs of the flows that a change does not reach. */
const SHARE = 0.3;

/** How long the flows of a run take at most, one after the other: two workers do it in half of that. */
export const MOST_SECONDS = 430;

/** All files of browser flows. */
export function allFlows({ files }: SourceGraph): string[] {
  return files.filter((file) => file.endsWith('.flow.ts')).toSorted();
}

/**
 * The flows of a run, as many as it has time for: those that are changed themselves, those whose pages are, those that a
 * change reaches by what all pages share, and by lot a share of the others; `changed` is null where all is.
 */
export function chosenFlows(
  root: string,
  graph: SourceGraph,
  { changed, seed }: { changed: readonly string[] | null; seed: number },
): string[] {
  const reached = touchedFlows(root, graph, changed);
  const flows = allFlows(graph);
  const touched = [
    flows.filter((file) => changed?.includes(file)),
    flowsOfPages(root, graph, changed ?? []),
    reached,
  ];
  const others = flows.filter((file) => !reached.includes(file));
  return chooseParts(
    { touched, others },
    { share: SHARE, most: MOST_SECONDS, cost: flowSeconds(flows, root), seed },
  );
}

/**
 * The flows whose own files changed, or the slices whose pages they open, or what these import. What all pages share, and
 * the server, is of every flow.
 */
export function touchedFlows(root: string, graph: SourceGraph, changed: readonly string[] | null): string[] {
  const isShared = (file: string) => !NO_MATTER.test(file) && OF_ALL_FLOWS.test(file);
  return changed && !changed.some(isShared) ? flowsOfPages(root, graph, changed) : allFlows(graph);
}

/** The same without what all pages share. */
function flowsOfPages(root: string, graph: SourceGraph, changed: readonly string[]): string[] {
  const weighs = changed.filter((file) => !NO_MATTER.test(file) && !OF_ALL_FLOWS.test(file));
  const reached = [...new Set([...weighs, ...graph.reaching(weighs, composes)])];
  return allFlows(graph).filter((flow) => {
    const own = [...graph.reachOf(flow)].filter((file) => file.startsWith('e2e/'));
    const slices = slicesOpened(own.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'), graph);
    return reached.some((file) => own.includes(file) || slices.some((slice) => file.startsWith(slice)));
  });
}

/** What no browser sees. */
const NO_MATTER =
  /\.test\.tsx?$|\.md$|\.prove\.ts$|\/mutants\.json$|\/(?:look|testing)\/|^(?:docs|specification|tools)\//;

/** What stands under every page: shared packages, the product itself, its packages from elsewhere, the wiring of flows. */
const OF_ALL_FLOWS =
  /^(?:packages|apps|migrations|tools\/launch)\/|^modules\/[^/]+$|^e2e\/[^/]+$|^[^/]+\.(?:json|mjs)$/;

/** Folders of the slices whose pages a text names: `/inventory/category-list` is `modules/inventory/category/`. */
function slicesOpened(text: string, { files }: SourceGraph): string[] {
  const pages = new Set([...text.matchAll(ADDRESS)].map(([, module, page]) => `${module}/${page}`));
  return [...pages].map((page) => {
    const [module = '', name = ''] = page.split('/');
    const words = name.split('-');
    for (let count = words.length; count > 0; count -= 1) {
      const slice = `modules/${module}/${words.slice(0, count).join('-')}/`;
      if (files.some((file) => file.startsWith(slice))) return slice;
    }
    // A page that is called otherwise than its slice is of its module.
    return `modules/${module}/`;
  });
}

const ADDRESS =
  /['"`/]\/?(branch|customer|employee|finance|inventory|platform|point-of-sale|procurement|report|session)\/([a-z-]+)/g;
