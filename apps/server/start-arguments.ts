import { parseArgs } from 'node:util';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';

/** What was typed behind `npm start --`, as the variables that say the same. */
export function withStartArguments(words: readonly string[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { https, key, cert } = parsed(words);
  return {
    ...env,
    ...(https ? { HTTPS: 'on' } : {}),
    ...(key === undefined ? {} : { HTTPS_KEY: key }),
    ...(cert === undefined ? {} : { HTTPS_CERT: cert }),
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { https: { type: 'boolean' }, key: { type: 'string' }, cert: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new StartRefused(
      `${(error as Error).message.split('. ')[0]}. Onepos knows: npm start -- --https --key <file> --cert <file>`,
    );
  }
}
