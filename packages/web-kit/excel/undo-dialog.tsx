import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { problemText } from '../api/problem-text.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { EARLIER, GO, GO_BESIDE, GONE, IN_THE_WAY, RESTORED, STAY_BESIDE } from './earlier.words.ts';
import classes from './import.module.css';
import { type EarlierImport, type Undone, undoImport } from './import-calls.ts';
import { Problem } from './problem.tsx';

/** What taking an import back would do, each record that is in the way with its reason; then all of it or nothing. */
export function UndoDialog({
  import: { id, file_name },
  onClose,
}: {
  import: EarlierImport;
  onClose: () => void;
}) {
  const say = useSay();
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useQuery({
    queryKey: ['undo-import', id],
    queryFn: () => undoImport(id, true),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const seen = preview.data;
  const takeBack = async () => {
    setRunning(true);
    try {
      await undoImport(id, false);
      showToast({ tone: 'success', title: say(EARLIER.done) });
      await client.invalidateQueries();
      onClose();
    } catch (error) {
      setProblem(problemText(error, say));
      await preview.refetch();
    } finally {
      setRunning(false);
    }
  };
  const failed = problem ?? (preview.isError ? problemText(preview.error, say) : null);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(EARLIER.question, { file: file_name })}
      width={520}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {say(EARLIER.keep)}
          </Button>
          <Button
            size="l"
            kind="danger"
            icon="reset"
            loading={running || preview.isPending}
            disabled={!seen || seen.refused > 0}
            onClick={() => void takeBack()}
          >
            {say(EARLIER.undo)}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {seen && (
          <ul className={classes.outcome}>
            {sentencesOf(seen).map(([words, n]) => (
              <li key={words.many.en}>{sayCounted(say, words, n)}</li>
            ))}
          </ul>
        )}
        {seen && seen.refused > 0 && (
          <>
            <Problem text={sayCounted(say, IN_THE_WAY, seen.refused)} />
            <ul className={classes.reasons}>
              {seen.reasons.map(({ id: record, name, reason }) => (
                <li key={record}>
                  <b>{name}</b>
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {failed && <Problem text={failed} />}
      </Stack>
    </Dialog>
  );
}

function sentencesOf(seen: Undone) {
  return (
    [
      [GO, seen.to_delete],
      [RESTORED, seen.to_restore],
      [GO_BESIDE, seen.to_delete_beside],
      [STAY_BESIDE, seen.to_stay_beside],
      [GONE, seen.gone],
    ] as const
  ).filter(([, n]) => n > 0);
}
