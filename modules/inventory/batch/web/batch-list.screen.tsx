import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { batch } from '../batch.entity.ts';
import { WriteOffExpired } from './write-off-expired.tsx';

/** Batches, the first to expire on top, with the way to write off what has expired. */
export default function BatchListScreen() {
  return <EntityScreens entity={batch} kind="list" list={FRAME} />;
}

const FRAME = { Under: WriteOffExpired };
