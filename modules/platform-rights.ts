/**
 * Rights of the platform's own accounts. They follow from the account type and the business it lives in, never from a
 * role, so no owner can give them and no role form shows them (specification §6, administrative accounts).
 */
export const PLATFORM_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  agent: ['view_platform_menu', 'list_businesses', 'create_business'],
  system: [
    'view_platform_menu',
    'list_businesses',
    'create_business',
    'list_fee_payments',
    'view_fee_payment',
    'create_fee_payment',
    'list_jobs',
    'run_job',
  ],
  onepos: [
    'view_platform_menu',
    'list_businesses',
    'create_business',
    'list_fee_payments',
    'view_fee_payment',
    'create_fee_payment',
    'list_jobs',
    'run_job',
  ],
};

/** Every right that only the platform has. */
export const PLATFORM_PERMISSIONS: ReadonlySet<string> = new Set(Object.values(PLATFORM_RIGHTS).flat());
