import { dressed } from '#web-kit/fields/looks.ts';
import { activity } from '../activity.entity.ts';
import { ActionCell, ActionOnCard, EntityCell, RecordCell, RecordOnCard } from './activity-cells.tsx';
import { ChangesCell } from './changes-cell.tsx';

const { record_id: _record, person: _person, support_grant: _grant, ...fields } = activity.fields;

/** Activities in words: the record by its name, what it is by the word of its own screens. */
export const activityInList = dressed(
  { ...activity, fields, list: { ...activity.list, columns: [...activity.list.columns, 'changes'] } },
  {
    entity: { Cell: EntityCell },
    record_name: { Cell: RecordCell, card: { Cell: RecordOnCard } },
    type: { Cell: ActionCell, card: { Cell: ActionOnCard } },
    changes: { Cell: ChangesCell, card: { Cell: ChangesCell, place: 'foot' } },
  },
);
