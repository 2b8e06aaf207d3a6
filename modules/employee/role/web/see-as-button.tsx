import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { RIGHTS } from './rights.words.ts';

/** Looks at menu and screens as a holder of the role would; only for whoever may all that the role may. */
export function SeeAsButton({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const { seeAs } = useSessionActs();
  if (!may((row.permissions ?? []) as string[])) return null;
  return (
    <Button kind="secondary" icon="eye" onClick={() => void seeAs(row.id)}>
      {say(RIGHTS.seeAs)}
    </Button>
  );
}
