import { dressed } from '#web-kit/fields/looks.ts';
import { activity } from '../activity.entity.ts';
import { DeedCell, DeedOnCard, EntityCell, RecordCell, RecordOnCard } from './activity-cells.tsx';

const { record_id: _record, person: _person, support_grant: _grant, ...fields } = activity.fields;

/** Activities in words: the record by its name, what it is by the word of its own screens. */
export const activityInList = dressed(
  { ...activity, fields },
  {
    entity: { Cell: EntityCell },
    record_name: { Cell: RecordCell, card: { Cell: RecordOnCard } },
    type: { Cell: DeedCell, card: { Cell: DeedOnCard } },
  },
);
