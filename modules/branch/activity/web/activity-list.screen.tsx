import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { activityInList } from './activity-in-list.ts';

export default function ActivityListScreen() {
  return <EntityScreens entity={activityInList} kind="list" />;
}
