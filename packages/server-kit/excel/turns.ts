import { refuseWorkbook } from './errors.ts';

/** Workbooks read at the same time; each may take the heap of `READ_LIMITS`. */
const AT_ONCE = 2;

/** Uploads that wait for a turn hold their bytes in memory, so the line is short. */
const WAITING = 8;

let reading = 0;
const line: (() => void)[] = [];

/** Waits for a turn to read a workbook and answers how to give it back. */
export async function takeTurn(): Promise<() => void> {
  if (reading < AT_ONCE) {
    reading += 1;
  } else {
    if (line.length >= WAITING) throw refuseWorkbook('workbook_reader_busy');
    await new Promise<void>((called) => line.push(called));
  }
  return giveBack;
}

/** The next in line takes over the place, so that nobody slips in between. */
function giveBack(): void {
  const next = line.shift();
  if (next) next();
  else reading -= 1;
}
