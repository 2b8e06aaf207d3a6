import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/show/card.tsx';
import { instantText } from '../format/day.ts';
import { countText } from '../format/number.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { useBranch } from '../user/current-user.tsx';
import { EARLIER } from './earlier.words.ts';
import classes from './import.module.css';
import { cancelImport, type EarlierImport, earlierImports } from './import-calls.ts';
import { UndoDialog } from './undo-dialog.tsx';

export interface EarlierImportsProps {
  entity: AnyEntity;
  onContinue: (id: string) => void;
}

/** Imports that wait for their end, and those of before: who brought what, and the way to take all of it back. */
export function EarlierImports({ entity, onContinue }: EarlierImportsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const client = useQueryClient();
  const queryKey = ['imports', entity.name];
  const { data = [] } = useQuery({ queryKey, queryFn: () => earlierImports(entity) });
  const [undoing, setUndoing] = useState<EarlierImport | null>(null);
  if (data.length === 0) return null;
  const forget = async (id: string) => {
    await cancelImport(id).catch(() => undefined);
    await client.invalidateQueries({ queryKey });
  };
  const figures = ({ created, updated, skipped }: EarlierImport) =>
    [
      [EARLIER.created, created],
      [EARLIER.updated, updated],
      [EARLIER.skipped, skipped],
    ]
      .flatMap(([words, n]) =>
        n ? [say(words as typeof EARLIER.created, { n: countText(n as number) })] : [],
      )
      .join(', ');
  const at = (instant: string) => instantText(instant, language, timeZone);
  const told = (one: EarlierImport) =>
    one.status === 'open'
      ? say(EARLIER.left, { when: at(one.touched_at) })
      : one.status === 'undone'
        ? say(EARLIER.undone, { when: at(one.undone_at ?? one.touched_at) })
        : [one.by, at(one.done_at ?? one.touched_at), figures(one)].filter(Boolean).join(' · ');
  return (
    <Card title={say(EARLIER.title)} flush>
      <ul className={classes.earlier} aria-label={say(EARLIER.title)}>
        {data.map((one) => (
          <li key={one.id}>
            <div className={classes.heading}>
              <b>{one.file_name}</b>
              <small>{told(one)}</small>
            </div>
            {one.status === 'open' && (
              <>
                <Button size="s" kind="ghost" onClick={() => void forget(one.id)}>
                  {say(EARLIER.forget)}
                </Button>
                <Button size="s" onClick={() => onContinue(one.id)}>
                  {say(EARLIER.goOn)}
                </Button>
              </>
            )}
            {one.may_undo && (
              <Button size="s" kind="ghost" icon="reset" onClick={() => setUndoing(one)}>
                {say(EARLIER.undo)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undoing && <UndoDialog import={undoing} onClose={() => setUndoing(null)} />}
    </Card>
  );
}
