import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { roleInFull } from './role-on-screen.ts';
import { SeeAsButton } from './see-as-button.tsx';

/** A role, what it adds to another, and what its holders see. */
export default function RoleViewScreen() {
  return <EntityScreens entity={roleInFull} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Actions: SeeAsButton };
