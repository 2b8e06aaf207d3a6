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
/** A message may hold a code that opens somebody's account, so the outbox is for the highest accounts alone. */
const READS_THE_OUTBOX = ['list_messages', 'open_message', 'send_message_again'];
/** What everybody on the platform lives by is settled by the highest accounts alone. */
const SETTLES_TERMS = ['modify_platform_settings'];

/**
 * Rights of the platform's own accounts. They follow from the account type and the business it lives in, never from a
 * role, so no owner can give them and no role form shows them (specification §6, administrative accounts).
 */
export const PLATFORM_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  agent: BRINGS_BUSINESSES,
  system: RUNS_THE_PLATFORM,
  onepos: [...RUNS_THE_PLATFORM, ...READS_THE_OUTBOX, ...SETTLES_TERMS],
};

/** Every right that only the platform has. */
export const PLATFORM_PERMISSIONS: ReadonlySet<string> = new Set(Object.values(PLATFORM_RIGHTS).flat());
