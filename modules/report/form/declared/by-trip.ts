import type { ReportGroup } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

/** By what drove, where and with whom, of records that name it by these fields. */
export const BY_TRUCK: ReportGroup = { key: 'truck', of: 'truck', words: WORDS.truck };
export const BY_ROUTE: ReportGroup = { key: 'route', of: 'route', words: WORDS.route };
export const BY_DRIVER: ReportGroup = { key: 'driver', of: 'driver', words: WORDS.driver };
