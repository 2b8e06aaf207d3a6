import { FormSection } from '#ui/layout/form-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { ClearCount } from './clear-count.tsx';
import { type DrawerTyped, isCounted, nothingCounted, piecesOf } from './count-of-notes.ts';
import { DrawerCount } from './drawer-count.tsx';
import { SHIFT } from './shift.words.ts';

interface CountSectionProps {
  /** The form it stands in. */
  form: string;
  why: string;
  typed: DrawerTyped;
  set: (drawer: DrawerTyped) => void;
}

/** The notes and coins of a drawer, with a way to begin the count again. */
export function CountSection({ form, why, typed, set }: CountSectionProps) {
  const say = useSay();
  const pieces = piecesOf(useBranch().currency);
  return (
    <FormSection
      title={say(SHIFT.drawer)}
      why={why}
      action={
        isCounted(typed, pieces) && <ClearCount form={form} onClear={() => set(nothingCounted(pieces))} />
      }
    >
      <DrawerCount typed={typed} set={set} />
    </FormSection>
  );
}
