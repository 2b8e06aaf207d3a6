import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { useSay } from '../i18n/language.tsx';
import { columnsForm } from './columns-step.tsx';
import { IMPORT } from './import.words.ts';
import type { Import } from './use-import.ts';

/** On to the check, once every column that a record needs is there; else it says which one is missing. */
export function ColumnsBar({ entity, work }: { entity: AnyEntity; work: Import }) {
  const say = useSay();
  const { kept, choice, problem, running } = work;
  if (!kept || !choice) return null;
  const mapped = new Set(Object.values(choice.mapping));
  const missing = kept.columns.filter(({ required, column }) => required && !mapped.has(column));
  const lacking =
    missing.length > 0 && say(IMPORT.missing, { columns: missing.map(({ title }) => title).join(', ') });
  return (
    <ActionBar note={problem ?? lacking} tone={problem || lacking ? 'danger' : 'neutral'}>
      <Button icon="left" onClick={() => void work.cancel()}>
        {say(IMPORT.back)}
      </Button>
      <Button
        kind="primary"
        type="submit"
        form={columnsForm(entity)}
        loading={running}
        disabled={missing.length > 0}
      >
        {say(IMPORT.checkRows)}
      </Button>
    </ActionBar>
  );
}
