import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { countText } from '../format/number.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { useRelated } from '../record/use-related.ts';
import { CANNOT_DELETE, DELETE, DELETE_OTHERS } from './delete.words.ts';
import type { RefusedRow } from './use-bulk-delete.ts';

export interface RefusedDialogProps {
  entity: AnyEntity;
  rows: readonly RefusedRow[];
  asked: readonly string[];
  onDeleteOthers: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Names each row that cannot be deleted with its reason, and offers to delete the others, if any were asked for. */
export function RefusedDialog({ entity, rows, asked, onDeleteOthers, onClose }: RefusedDialogProps) {
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
        <Stack gap={3}>
          <p>{only.reason}</p>
          <SeeThem {...{ entity, row: only }} />
        </Stack>
      ) : (
        <Stack gap={3}>
          <p>{say(DELETE.refusedNone)}</p>
          <Facts
            items={rows.slice(0, SHOWN).map((row) => ({
              key: row.id,
              title: row.name,
              value: (
                <>
                  {row.reason} <SeeThem {...{ entity, row }} />
                </>
              ),
            }))}
          />
          {rows.length > SHOWN && <p>{say(DELETE.others, { n: rows.length - SHOWN })}</p>}
        </Stack>
      )}
    </Dialog>
  );
}

/** The way to the documents that stand in the way of a deletion, each list by itself. */
function SeeThem({ entity, row }: { entity: AnyEntity; row: RefusedRow }) {
  const say = useSay();
  const related = useRelated(entity);
  const lists = related.filter((one) => row.see?.some((found) => found.entity === one.entity.name));
  if (lists.length === 0) return null;
  return (
    <Row>
      {lists.map(({ name, title, entity: list, column }) => (
        <TextLink key={name} href={`${list.screens.list}?${column}=${row.id}`}>
          {say(DELETE.see, { list: title })}
        </TextLink>
      ))}
    </Row>
  );
}

const SHOWN = 50;
