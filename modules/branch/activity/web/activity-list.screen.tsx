import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { activityInList } from './activity-in-list.ts';
import { ChainStrip } from './chain-strip.tsx';

const FRAME = { Under: ChainStrip };

/** What anyone did in the branch, and under it whether the record of it is still whole. */
export default function ActivityListScreen() {
  return <EntityScreens entity={activityInList} kind="list" list={FRAME} />;
}
