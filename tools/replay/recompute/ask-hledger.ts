import { spawnSync } from 'node:child_process';

/** The balances of a journal as hledger adds them up, in pennies by account of the chart. */
export function askHledger(journalFile: string): Map<string, bigint> {
  const { status, stdout, stderr } = spawnSync(
    'hledger',
    ['-f', journalFile, 'balance', '--flat', '--no-total', '--output-format', 'csv'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`hledger: ${stderr ?? 'is not installed'}`);
  const balances = new Map<string, bigint>();
  for (const row of stdout.trim().split('\n').slice(1)) {
    const [, account = '', amount = ''] = /^"(.*)","(.*)"$/.exec(row.trim()) ?? [];
    const code = /(?:^|:)(\d{4})(?:-\d+)? [^:]*$/.exec(account)?.[1] ?? account;
    const [whole = '0', fraction = ''] = amount.replace(/[^\d.-]/g, '').split('.');
    const pennies = BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
    balances.set(code, (balances.get(code) ?? 0n) + pennies);
  }
  return new Map([...balances].filter(([, balance]) => balance !== 0n));
}
