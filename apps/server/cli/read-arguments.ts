import { parseArgs } from 'node:util';
import type { CliCommand } from './cli-command.ts';

/** Arguments that make no sense, with a sentence that says which. */
export class BadArguments extends Error {
  override readonly name = 'BadArguments';
}

/** Reads the arguments of a command; `--owner-name Neema` is the value `owner-name`. */
export function readArguments(
  { options, operand }: CliCommand,
  words: readonly string[],
): Record<string, string | boolean | undefined> {
  const known = Object.fromEntries(
    Object.entries(options).map(([name, { kind }]) => [
      name,
      { type: kind === 'word' ? 'string' : 'boolean' } as const,
    ]),
  );
  const { values, positionals } = parse(words, known, operand !== undefined);
  for (const [name, { kind, isRequired }] of Object.entries(options)) {
    if (kind === 'switch') values[name] ??= false;
    const value = values[name];
    if (isRequired && (typeof value !== 'string' || value.trim() === ''))
      throw new BadArguments(`--${name} is missing.`);
  }
  if (!operand) return values;
  const [word, more] = positionals;
  if (word === undefined || more !== undefined) throw new BadArguments(`Name one <${operand.name}>.`);
  return { ...values, [operand.name]: word };
}

function parse(
  words: readonly string[],
  options: Record<string, { type: 'string' | 'boolean' }>,
  allowPositionals: boolean,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, strict: true, allowPositionals });
    return { values: { ...values }, positionals };
  } catch (error) {
    throw new BadArguments(
      error instanceof Error ? (error.message.split('. ')[0] ?? '').concat('.') : 'Bad arguments.',
    );
  }
}

/** How a command is used, one option to a line. */
export function usageOf(name: string, { help, options, operand }: CliCommand): string {
  const rows = Object.entries(options).map(([option, { kind, isRequired, help: about }]) => {
    const shown = `--${option}${kind === 'word' ? ' …' : ''}`;
    return `  ${shown.padEnd(28)}${about}${isRequired ? ' (required)' : ''}`;
  });
  const word = operand ? [`  ${`<${operand.name}>`.padEnd(28)}${operand.help} (required)`] : [];
  return [
    `npm run onepos -- ${name}${operand ? ` <${operand.name}>` : ''}`,
    `  ${help}`,
    ...word,
    ...rows,
  ].join('\n');
}
