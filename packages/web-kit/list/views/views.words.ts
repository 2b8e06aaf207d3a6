import type { Words } from '#core/i18n/language.ts';

export const VIEWS = {
  views: { en: 'Views', sw: 'Mionekano' },
  plain: { en: 'Standard view', sw: 'Mwonekano wa kawaida' },
  mine: { en: 'Mine', sw: 'Yangu' },
  shared: { en: 'Shared', sw: 'Za wote' },
  notLoaded: { en: 'The views could not be loaded', sw: 'Mionekano haikuweza kupakiwa' },
  more: { en: 'More for {name}', sw: 'Zaidi kwa {name}' },
  rename: { en: 'Rename', sw: 'Badilisha jina' },
  replace: { en: 'Update to the current list', sw: 'Sasisha kwa orodha ilivyo sasa' },
  share: { en: 'Share', sw: 'Shirikisha' },
  unshare: { en: 'Make private', sw: 'Iwe yangu tu' },
  first: { en: 'Set as default', sw: 'Weka kuwa mwonekano mkuu' },
  notFirst: { en: 'Remove as default', sw: 'Ondoa kuwa mwonekano mkuu' },
  opensWith: { en: 'Default view', sw: 'Mwonekano mkuu' },
  delete: { en: 'Delete', sw: 'Futa' },
  saveNow: { en: 'Save current list as a view', sw: 'Hifadhi orodha ilivyo sasa' },
  name: { en: 'View name', sw: 'Jina la mwonekano' },
  shareAll: { en: 'For everyone who can see this list', sw: 'Kwa kila anayeona orodha hii' },
  keep: { en: 'Save view', sw: 'Hifadhi mwonekano' },
  save: { en: 'Save', sw: 'Hifadhi' },
} as const satisfies Record<string, Words>;
