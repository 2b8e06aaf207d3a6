import type { AnyEntity } from '#core/define-entity.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { voidedLine } from '../voided-line.entity.ts';

const { cart: _, ...fields } = voidedLine.fields;

/** The id of the cart joins what was taken out of the same one, and says nothing to a reader. */
const voidedLineInView: AnyEntity = { ...voidedLine, fields };

/** What was taken out of a cart at the till, and by whom. */
export default function VoidedLineViewScreen() {
  return <EntityScreens entity={voidedLineInView} kind="view" />;
}
