import type { AnyEntity } from '#core/define-entity.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { removedLine } from '../removed-line.entity.ts';

const { cart: _, ...fields } = removedLine.fields;

/** The id of the cart joins what was taken out of the same one, and says nothing to a reader. */
const removedLineInView: AnyEntity = { ...removedLine, fields };

/** What was taken out of a cart at the till, and by whom. */
export default function RemovedLineViewScreen() {
  return <EntityScreens entity={removedLineInView} kind="view" />;
}
