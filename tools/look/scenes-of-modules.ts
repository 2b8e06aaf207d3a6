import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Scene } from './scene.ts';

/** What a module brings in `testing/look-scenes.ts`: where its screens are opened, and further pictures of them. */
export interface ScenesOfModule {
  /** Screens that are opened from a record need to be told which. */
  openedAt?: Readonly<Record<string, Scene['path']>>;
  scenes?: readonly Scene[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const all: ScenesOfModule[] = [];
for (const path of globSync('modules/*/testing/look-scenes.ts', { cwd: ROOT }).toSorted())
  all.push((await import(new URL(`../../${path}`, import.meta.url).href)).LOOK);

export const OPENED_AT: Readonly<Record<string, Scene['path']>> = Object.assign(
  {},
  ...all.map(({ openedAt }) => openedAt),
);

export const SCENES_OF_MODULES: readonly Scene[] = all.flatMap(({ scenes }) => scenes ?? []);
