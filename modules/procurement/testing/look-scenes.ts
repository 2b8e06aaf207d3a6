import type { ScenesOfModule } from '../../../tools/look/scenes-of-modules.ts';

export const LOOK: ScenesOfModule = {
  openedAt: { '/procurement/statement': ({ ids }) => `/procurement/statement?id=${ids.supplier}` },
};
