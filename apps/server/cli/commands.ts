import type { CliCommand } from './cli-command.ts';
import { createBusinessCommand } from './create-business.ts';

/** The commands of `npm run onepos --`, by name. */
export const COMMANDS: Readonly<Record<string, CliCommand>> = {
  'create-business': createBusinessCommand,
};
