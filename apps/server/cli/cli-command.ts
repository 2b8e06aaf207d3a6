import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { CallContext } from '#server-kit/operation/context.ts';

/** One option of a command: a word that follows it, or a switch. */
export interface CliOption {
  kind: 'word' | 'switch';
  isRequired?: boolean;
  help: string;
}

export type CliValues<O> = {
  [K in keyof O]: O[K] extends { kind: 'switch' }
    ? boolean
    : O[K] extends { isRequired: true }
      ? string
      : string | undefined;
};

/** What a command works with: the database of the installation, and a call that nobody made over the network. */
export interface CliHouse {
  database: Database;
  /** Address of the database's owner, for what reads across businesses. */
  adminUrl: string;
  context: CallContext;
  /** The key of the server that keeps this installation, for what it has sealed. */
  serverKey(): Promise<ServerKey>;
  /** A line of the answer; everything else goes to the error output, so that the answer can be piped on. */
  print(line: string): void;
}

/** One command of `npm run onepos -- <name>`; answers its exit code, 0 where it says nothing. */
export interface CliCommand {
  help: string;
  options: Readonly<Record<string, CliOption>>;
  run(
    values: Readonly<Record<string, string | boolean | undefined>>,
    house: CliHouse,
  ): Promise<number | undefined>;
}

export function defineCliCommand<const O extends Readonly<Record<string, CliOption>>>(command: {
  help: string;
  options: O;
  run(values: CliValues<O>, house: CliHouse): Promise<number | undefined>;
}): CliCommand {
  return { ...command, run: (values, house) => command.run(values as CliValues<O>, house) };
}
