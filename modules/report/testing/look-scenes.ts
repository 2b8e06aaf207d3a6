import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  openedAt: { '/report/ledger-lines': '/report/ledger-lines?account_code=1200' },
  scenes: [{ name: 'trial-balance-all', as: 'owner', path: '/report/trial-balance?columns=all' }],
};
