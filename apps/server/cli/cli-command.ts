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
export interface CliContext {
  database: Database;
  /** Address of the database's owner, for what reads across businesses. */
  adminUrl: string;
  context: CallContext;
  /** The key of the server that keeps this installation, for what it has sealed. */
  serverKey(): Promise<ServerKey>;
  /** A line of the answer; everything else goes to the error output, so that the answer can be piped on. */
  print(line: string): void;
}

/** What a command has that opens no installation: it makes or replaces the database itself. */
export interface CliTerminal {
  env: NodeJS.ProcessEnv;
  print(line: string): void;
  /** A line that is no part of the answer. */
  tell(line: string): void;
}

interface CliWords<O> {
  help: string;
  options: O;
  /** The one word that stands by itself: `restore <file>`. */
  operand?: { name: string; help: string };
}

type AnyOptions = Readonly<Record<string, CliOption>>;
type AnyValues = Readonly<Record<string, string | boolean | undefined>>;
type ExitCode = Promise<number | undefined>;

/** A command that works with the installation as it is. */
export interface InstallationCommand extends CliWords<AnyOptions> {
  works: 'on the installation';
  run(values: AnyValues, cli: CliContext): ExitCode;
}

/** A command that opens no installation. */
export interface TerminalCommand extends CliWords<AnyOptions> {
  works: 'beside it';
  run(values: AnyValues, terminal: CliTerminal): ExitCode;
}

/** One command of `npm run onepos -- <name>`; answers its exit code, 0 where it says nothing. */
export type CliCommand = InstallationCommand | TerminalCommand;

export function defineCliCommand<const O extends AnyOptions>(
  command: CliWords<O> & { run(values: CliValues<O>, cli: CliContext): ExitCode },
): InstallationCommand {
  return {
    ...command,
    works: 'on the installation',
    run: (values, cli) => command.run(values as CliValues<O>, cli),
  };
}

/** A command whose operand, where it has one, is among its values under its own name. */
export function defineTerminalCommand<const O extends AnyOptions, const W extends string = never>(
  command: CliWords<O> & {
    operand?: { name: W; help: string };
    run(values: CliValues<O> & Record<W, string>, terminal: CliTerminal): ExitCode;
  },
): TerminalCommand {
  return {
    ...command,
    works: 'beside it',
    run: (values, terminal) => command.run(values as CliValues<O> & Record<W, string>, terminal),
  };
}
