import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { countText } from '../format/number.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { CANNOT_DELETE, DELETE, DELETE_OTHERS } from './delete.words.ts';
import type { RefusedRow } from './use-bulk-delete.ts';

export interface RefusedDialogProps {
  rows: readonly RefusedRow[];
  asked: readonly string[];
  onDeleteOthers: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Names each row that cannot be deleted with its reason, and offers to delete the others, if any were asked for. */
export function RefusedDialog({ rows, asked, onDeleteOthers, onClose }: RefusedDialogProps) {
  const say = useSay();
  const held = new Set(rows.map((row) => row.id));
  const others = asked.filter((id) => !held.has(id));
  const only = asked.length === 1 ? rows[0] : undefined;
  return (
    <Dialog
      opened
      onClose={onClose}
      width={560}
      title={
        only
          ? say(DELETE.heldOne, { name: only.name })
          : sayCounted(say, CANNOT_DELETE, rows.length, { all: countText(asked.length) })
      }
      actions={
        <>
          <Button onClick={onClose}>{say(only ? DELETE.keepOne : DELETE.keep)}</Button>
          {others.length > 0 && (
            <Button kind="danger" icon="delete" onClick={() => onDeleteOthers(others)}>
              {sayCounted(say, DELETE_OTHERS, others.length)}
            </Button>
          )}
        </>
      }
    >
      {only ? (
        <p>{only.reason}</p>
      ) : (
        <Stack gap={3}>
          <p>{say(DELETE.refusedNone)}</p>
          <Facts
            items={rows.slice(0, SHOWN).map((row) => ({ key: row.id, title: row.name, value: row.reason }))}
          />
          {rows.length > SHOWN && <p>{say(DELETE.others, { n: rows.length - SHOWN })}</p>}
        </Stack>
      )}
    </Dialog>
  );
}

const SHOWN = 50;
