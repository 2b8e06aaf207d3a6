import { activity } from '#modules/branch/activity/activity.entity.ts';
import { room } from '#modules/hotel/room/room.entity.ts';
import { BY_BRANCH, BY_DAY, BY_HOUR, BY_MONTH, type ReportType, type ReportValue } from '../report-type.ts';
import { REPORT_WORDS as WORDS } from '../report-types.words.ts';

const OF_CARE = `exists (select from jsonb_array_elements(r.changes) c where c ->> 'field' = 'housekeeping')`;

/** One where a room was taken to that state. */
const became = (state: string): ReportValue => ({
  sql: `case when r.changes @> '[{"field": "housekeeping", "after": "${state}"}]' then 1000 else 0 end`,
  of: ['changes'],
});

/** How many rooms each person cleaned, looked over and began, by what was written down of the rooms (hotel.md 10). */
export const housekeepingReport: ReportType = {
  type: 'housekeeping',
  title: WORDS.housekeeping,
  right: 'view_activities_report',
  documents: WORDS.stepsOfRooms,
  parts: [
    {
      ...{ entity: activity, day: 'created_at', at: 'created_at', about: ['user'] },
      only: {
        sql: `r.entity = '${room.name}' and r.type = 'modification' and ${OF_CARE}`,
        of: ['entity', 'changes'],
      },
      values: {
        cleaned: became('clean'),
        inspected: became('inspected'),
        begun: became('cleaning'),
        dirty: became('dirty'),
      },
    },
  ],
  figures: [
    { key: 'cleaned', kind: 'quantity', of: ['cleaned'], words: WORDS.roomsCleaned },
    { key: 'inspected', kind: 'quantity', of: ['inspected'], words: WORDS.roomsInspected },
    { key: 'begun', kind: 'quantity', of: ['begun'], words: WORDS.roomsBegun },
    { key: 'dirty', kind: 'quantity', of: ['dirty'], words: WORDS.roomsBecameDirty },
  ],
  groups: [
    { key: 'person', of: 'user', words: WORDS.person },
    { key: 'room', of: 'record_name', words: WORDS.room },
    BY_DAY,
    BY_HOUR,
    BY_MONTH,
    BY_BRANCH,
  ],
};
