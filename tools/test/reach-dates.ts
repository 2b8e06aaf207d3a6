import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceGraph } from './source-graph.ts';

/**
 * Files whose code, or code that they import, could answer something else in another time zone: what asks the clock of
 * the machine for its hour or day, shows a moment, or reads one that does not name its zone.
 */
export function reachDates(root: string, graph: SourceGraph, files: readonly string[]): string[] {
  const dated = new Set(
    graph.files.filter((file) => READS_THE_ZONE.test(readFileSync(join(root, file), 'utf8'))),
  );
  const isDated = (file: string) => dated.has(file) || WITH_DATES.test(file);
  return files.filter((file) => [...graph.reachOf(file)].some(isDated));
}

const READS_THE_ZONE = new RegExp(
  [
    String.raw`\.(?:get|set)(?:Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear|TimezoneOffset)\(`,
    String.raw`\btoLocale(?:Date|Time)?String\(|\bto(?:Date|Time)String\(|\bDateTimeFormat\b|\bTemporal\b`,
    // A date of numbers, or of a text; not of nothing, nor of what Date itself has made.
    String.raw`\bDate\.parse\(|\bnew Date\((?!\)|Date\.)|\bTZ\b`,
  ].join('|'),
);

/** Packages that show or read dates. */
const WITH_DATES = /^(?:@mantine\/dates|hucre)(?:\/|$)/;
