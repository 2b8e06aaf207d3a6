import type { OwnRights } from '#core/own-rights.ts';

export const reportRights: OwnRights = {
  module: 'report',
  title: { en: 'Report', sw: 'Ripoti' },
  rights: {
    share_list_views: {
      reason:
        'a view that is shared stands before everybody who sees the list, and the specification knows no views.',
      words: { en: 'Share views of lists', sw: 'Kushirikisha mionekano ya orodha' },
    },
  },
};
