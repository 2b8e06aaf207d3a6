import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  scenes: [
    { name: 'employee-on-paper', as: 'owner', path: ({ ids }) => `/employee/view?id=${ids.user}&print=1` },
  ],
};
