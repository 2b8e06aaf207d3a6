// A program that runs commands of `onepos` as it is told to, one by one, until nobody is left to tell it.
import { runCommandLine } from '../cli/run-command-line.ts';

/** A command, with the environment of the installation that it is for. */
interface Order {
  env: NodeJS.ProcessEnv;
  words: readonly string[];
}

process.on('message', async ({ env, words }: Order) => {
  const printed: string[] = [];
  const code = await runCommandLine(words, env, (line) => void printed.push(`${line}\n`));
  process.send?.({ printed: printed.join(''), code });
});
