const BRINGS_BUSINESSES = ['view_platform_menu', 'list_businesses', 'create_business'];
const RUNS_THE_PLATFORM = [
  ...BRINGS_BUSINESSES,
  'list_fee_payments',
  'view_fee_payment',
  'create_fee_payment',
  'list_jobs',
  'run_job',
  'list_backups',
  'make_backup',
  'ask_support_access',
];

/**
 * Rights of the platform's own accounts. They follow from the account type and the business it lives in, never from a
 * role, so no owner can give them and no role form shows them (specification §6, administrative accounts).
 */
export const PLATFORM_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  agent: BRINGS_BUSINESSES,
  system: RUNS_THE_PLATFORM,
  onepos: RUNS_THE_PLATFORM,
};

/** Every right that only the platform has. */
export const PLATFORM_PERMISSIONS: ReadonlySet<string> = new Set(Object.values(PLATFORM_RIGHTS).flat());
