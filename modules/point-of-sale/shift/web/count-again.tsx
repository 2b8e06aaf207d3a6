import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { bodyOfCount, isCounted, NOTHING_COUNTED, piecesOf } from './count-of-notes.ts';
import { DrawerCount } from './drawer-count.tsx';
import classes from './shift.module.css';
import { SHIFT } from './shift.words.ts';
import { useShiftTerms } from './use-shift-terms.ts';

/** The last shift of a till is counted again by somebody who moves money; what went to the safe is part of the count (A33). */
export function CountAgain({ row }: Pick<RecordProps, 'row'>) {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const { currency } = useBranch();
  const pieces = piecesOf(currency);
  const { data: terms } = useShiftTerms();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(NOTHING_COUNTED);
  const [sending, setSending] = useState(false);
  const isLast = terms?.tills.some(({ last_shift_id }) => last_shift_id === row.id);
  if (!isLast || !may('create_transaction')) return null;
  const send = async () => {
    setSending(true);
    try {
      const body = { id: row.id, ...bodyOfCount(typed, pieces) };
      await call('PUT', 'shift/recount', { body, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(SHIFT.recounted) });
      setOpen(false);
      setTyped(NOTHING_COUNTED);
      await client.invalidateQueries();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={say(SHIFT.recount)}>
      <div className={classes.count}>
        <p className={classes.note}>{say(SHIFT.recountWhy)}</p>
        {isOpen && <DrawerCount typed={typed} set={setTyped} />}
        <Row>
          {isOpen ? (
            <>
              <Button
                kind="primary"
                loading={sending}
                disabled={!isCounted(typed, pieces)}
                onClick={() => void send()}
              >
                {say(SHIFT.confirm)}
              </Button>
              <Button kind="ghost" onClick={() => setOpen(false)}>
                {say(SHIFT.cancel)}
              </Button>
            </>
          ) : (
            <Button onClick={() => setOpen(true)}>{say(SHIFT.recount)}</Button>
          )}
        </Row>
      </div>
    </Card>
  );
}
