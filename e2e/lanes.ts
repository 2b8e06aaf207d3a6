import path from 'node:path';

/** How many browsers work at once; each has a server of its own, on a copy of one prepared data folder. */
export const LANES = Number(process.env.E2E_LANES ?? 2);

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4871);

/** Where the server of a lane answers; the one after the last lane is where nobody has been yet. */
export function laneAddress(lane: number): string {
  return `http://localhost:${portOf(lane)}`;
}

export function portOf(lane: number): number {
  return FIRST_PORT + lane;
}

/** The data folder of a lane, in the folder of the whole run. */
export function dataFolderOf(folder: string, lane: number): string {
  return path.join(folder, `lane-${lane}`);
}
