import { runCommandLine } from '../cli/run-command-line.ts';

/**
 * Runs a command of `onepos` in this process and answers what it prints; throws where it is refused, after it has said why.
 * A process of its own for each command would read the whole product again, which is more work than most commands.
 */
export async function onepos(env: NodeJS.ProcessEnv, ...words: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const code = await runCommandLine(words, env, (line) => void printed.push(`${line}\n`));
  if (code !== 0) throw new Error(`onepos ${words[0]} ended with ${code}.`);
  return printed.join('');
}
