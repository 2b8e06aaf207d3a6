import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';
import { REPORT_TYPES } from '../form/report-types.ts';

export const LOOK: ScenesOfModule = {
  openedAt: { '/report/ledger-lines': '/report/ledger-lines?account_code=1200' },
  scenes: [
    { name: 'trial-balance-all', as: 'owner', path: '/report/trial-balance?columns=all' },
    { name: 'balance-sheet-months', as: 'owner', path: '/report/balance-sheet?compare=months' },
    ...REPORT_TYPES.map(({ type }) => ({
      name: `report-${type}`,
      as: 'owner' as const,
      path: `/report/form?report_type=${type}` as const,
    })),
    { name: 'report-records', as: 'owner', path: '/report/form?group_by=product&figure=net_amount' },
  ],
};
