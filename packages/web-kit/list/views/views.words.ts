import type { Words } from '#core/i18n/language.ts';

export const VIEWS = {
  views: { en: 'Views', sw: 'Mionekano' },
  plain: { en: 'No view', sw: 'Bila mwonekano' },
  mine: { en: 'Mine', sw: 'Yangu' },
  shared: { en: 'Shared', sw: 'Za wote' },
  notLoaded: { en: 'The views could not be loaded', sw: 'Mionekano haikuweza kupakiwa' },
  more: { en: 'More for {name}', sw: 'Zaidi kwa {name}' },
  rename: { en: 'Rename', sw: 'Badilisha jina' },
  replace: { en: 'Keep the list as it stands now', sw: 'Hifadhi orodha ilivyo sasa' },
  share: { en: 'Share', sw: 'Shirikisha' },
  unshare: { en: 'Keep for me alone', sw: 'Iwe yangu peke yangu' },
  first: { en: 'Open the list with it', sw: 'Fungua orodha nayo' },
  notFirst: { en: 'Open the list without it', sw: 'Fungua orodha bila hiyo' },
  opensWith: { en: 'The list opens with it', sw: 'Orodha hufunguka nayo' },
  delete: { en: 'Delete', sw: 'Futa' },
  keepNow: { en: 'Keep the list as it stands now', sw: 'Hifadhi orodha ilivyo sasa' },
  name: { en: 'Name of the view', sw: 'Jina la mwonekano' },
  shareAll: { en: 'For everybody who sees this list', sw: 'Kwa kila anayeona orodha hii' },
  keep: { en: 'Keep view', sw: 'Hifadhi mwonekano' },
  save: { en: 'Save', sw: 'Hifadhi' },
} as const satisfies Record<string, Words>;
