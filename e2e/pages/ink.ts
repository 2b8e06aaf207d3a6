import { inflateSync } from 'node:zlib';

/** What is drawn on each page of a file that the browser has printed, as the commands of its format. */
export function inkOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, object = '']) => {
    const head = new RegExp(`\\n${object} 0 obj\\n<<[\\s\\S]*?/Length (\\d+)[\\s\\S]*?stream\\n`).exec(text);
    if (!head) throw new Error(`The page has no contents ${object}.`);
    const from = head.index + head[0].length;
    return inflateSync(file.subarray(from, from + Number(head[1]))).toString('latin1');
  });
}
