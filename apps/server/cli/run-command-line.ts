import { InvalidFields, Refusal } from '#core/errors.ts';
import { say } from '#core/i18n/language.ts';
import { sayProblem } from '#core/i18n/problems.ts';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import { BackupRefused } from '../backup/backup-refused.ts';
import { COMMANDS } from './commands.ts';
import { openCliContext } from './open-cli-context.ts';
import { BadArguments, readArguments, usageOf } from './read-arguments.ts';

const BAD_ARGUMENTS = 2;
const REFUSED = 1;

/** Runs one command of the command line and answers its exit code: 0 done, 1 refused, 2 called wrongly. */
export async function runCommandLine(
  [name = '', ...words]: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<number> {
  const complain = (line: string) => void process.stderr.write(`${line}\n`);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    if (name && name !== 'help') complain(`There is no command ${name}.`);
    complain(
      Object.entries(COMMANDS)
        .map(([known, one]) => usageOf(known, one))
        .join('\n\n'),
    );
    return name === 'help' ? 0 : BAD_ARGUMENTS;
  }
  try {
    const values = readArguments(command, words);
    if (command.works === 'beside it')
      return (await command.run(values, { env, print, tell: complain })) ?? 0;
    const cli = await openCliContext(env, print, complain);
    try {
      return (await command.run(values, cli)) ?? 0;
    } finally {
      await cli.close();
    }
  } catch (error) {
    const [code, lines] = complaintOf(error, name);
    for (const line of lines) complain(line);
    return code;
  }
}

function complaintOf(error: unknown, name: string): [number, string[]] {
  if (error instanceof BadArguments)
    return [BAD_ARGUMENTS, [error.message, `Ask for help: npm run onepos -- help`]];
  if (error instanceof InvalidFields) {
    const lines = Object.entries(error.problems).map(
      ([field, problem]) => `--${field.replaceAll('_', '-')}: ${sayProblem(problem, 'en')}`,
    );
    return [BAD_ARGUMENTS, lines];
  }
  if (error instanceof Refusal) return [REFUSED, [say(error.words, 'en', error.data)]];
  if (error instanceof StartRefused || error instanceof BackupRefused) return [REFUSED, [error.message]];
  return [
    REFUSED,
    [`${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
  ];
}
