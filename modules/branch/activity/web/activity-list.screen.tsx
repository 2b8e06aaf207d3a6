import { dressed } from '#web-kit/fields/looks.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { activity } from '../activity.entity.ts';
import { DeedCell, EntityCell, RecordCell } from './activity-cells.tsx';

const { record_id: _, ...fields } = activity.fields;

/** Activities in words: the record by its name, what it is by the word of its own screens. */
const activityInList = dressed(
  { ...activity, fields },
  { entity: { Cell: EntityCell }, record_name: { Cell: RecordCell }, type: { Cell: DeedCell } },
);

export default function ActivityListScreen() {
  return <EntityScreens entity={activityInList} kind="list" />;
}
