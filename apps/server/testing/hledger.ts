import { spawn } from 'node:child_process';

/**
 * Asks hledger, a program of others that keeps books by the same laws: it checks a journal strictly, and computes the
 * balance of each account in minor units. Debian has it (`apt-get install hledger`).
 */
export async function hledgerBalances(journal: string, decimals: number): Promise<Record<string, bigint>> {
  await hledger(['check', '-s', 'balancednoautoconversion', 'ordereddates', 'uniqueleafnames'], journal);
  const table = await hledger(['balance', '--flat', '--no-total', '--output-format', 'csv'], journal);
  const rows = table.trim().split('\n').slice(1);
  return Object.fromEntries(
    rows.map((row) => {
      const [, account = '', amount = ''] = /^"([^"]*)","([^"]*)"$/.exec(row.trim()) ?? [];
      const code = /(?:^|:)(\d{4}(?:-\d+)?) [^:]*$/.exec(account)?.[1] ?? account;
      return [code, minorUnits(amount, decimals)];
    }),
  );
}

/** Several columns of the same, one for each month: what each account held at its end, or moved in it, by the options. */
export async function hledgerColumns(
  journal: string,
  options: readonly string[],
  query: readonly string[] = [],
): Promise<ReadonlyMap<string, readonly bigint[]>> {
  await hledger(['check', '-s', 'balancednoautoconversion', 'ordereddates', 'uniqueleafnames'], journal);
  const asked = [
    'balance',
    '--flat',
    '--empty',
    '--no-total',
    '--output-format',
    'csv',
    ...options,
    ...query,
  ];
  const [, ...rows] = (await hledger(asked, journal)).trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [account = '', ...amounts] = row.trim().slice(1, -1).split('","');
      const code = /(?:^|:)(\d{4}(?:-\d+)?) [^:]*$/.exec(account)?.[1] ?? account;
      return [code, amounts.map((amount) => minorUnits(amount, 2))];
    }),
  );
}

function minorUnits(amount: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = amount.replace(/[^\d.-]/g, '').split('.');
  return BigInt(`${whole}${fraction.padEnd(decimals, '0').slice(0, decimals)}`);
}

function hledger(options: readonly string[], journal: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = spawn('hledger', ['-f', '-', ...options], { stdio: ['pipe', 'pipe', 'pipe'] });
    let answer = '';
    let complaint = '';
    program.stdout.on('data', (part) => {
      answer += part;
    });
    program.stderr.on('data', (part) => {
      complaint += part;
    });
    program.on('error', (error) =>
      reject(new Error('hledger is missing: apt-get install hledger', { cause: error })),
    );
    program.on('close', (code) =>
      code === 0 ? resolve(answer) : reject(new Error(`hledger ${options.join(' ')}: ${complaint}`)),
    );
    program.stdin.on('error', () => undefined);
    program.stdin.end(journal);
  });
}
