const CAUSES: [RegExp, (where: string, found: RegExpExecArray) => string][] = [
  [
    /No space left on device|Disk quota exceeded/,
    (where) => `The disk is full: the database in ${where} needs room to start.`,
  ],
  [
    /Cannot allocate memory|ENOMEM|EAGAIN|could not (?:map|create|resize) .*shared memory/,
    () => 'There is not enough free memory to start the database.',
  ],
  [
    /spawn (\S+) ENOENT/,
    (_, [, program]) => `The program ${program} is missing. Install Onepos again, with the same data.`,
  ],
  [/Read-only file system/, (where) => `The database in ${where} cannot be written: its disk is read-only.`],
  [
    /Permission denied/,
    (where) =>
      `The database in ${where} cannot be reached by the user it runs as. Check the rights of its folders.`,
  ],
];

/** What the database's own log says about a failed start, in words for the person at the terminal. */
export function failureSentence(log: string, where: string): string {
  for (const [pattern, sentence] of CAUSES) {
    const found = pattern.exec(log);
    if (found) return sentence(where, found);
  }
  const lines = log.trim().split('\n');
  const telling = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
  return `The database in ${where} did not start. It says: ${telling || 'nothing'}`;
}
