import { activity } from '#modules/branch/activity/activity.entity.ts';
import { BY_BRANCH, BY_DAY, BY_HOUR, BY_MONTH, type ReportType } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

/** Who did how much, to what and when. */
export const activitiesReport: ReportType = {
  type: 'activities',
  title: WORDS.activities,
  right: 'view_activities_report',
  documents: WORDS.activities,
  parts: [{ entity: activity, day: 'created_at', at: 'created_at', about: ['user', 'reason'] }],
  figures: [],
  groups: [
    { key: 'person', of: 'user', words: WORDS.person },
    { key: 'type', of: 'type', words: WORDS.whatWasDone },
    { key: 'entity', of: 'entity', names: 'entity', words: WORDS.toWhat },
    BY_HOUR,
    BY_DAY,
    BY_MONTH,
    BY_BRANCH,
  ],
};
