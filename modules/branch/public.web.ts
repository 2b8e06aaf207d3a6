/** What the shell and other modules show of this module. */

export { sizeText } from './branch-data/web/size-text.ts';
export { SETTING_PLACES } from './branch-settings/web/setting-places.ts';
export { businessWords } from './business/business.i18n.ts';
export { BUSINESS_TYPES } from './business-types.ts';
export { Bell } from './notification/web/bell.tsx';
