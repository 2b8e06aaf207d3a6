import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordFile } from '#core/record-files.answer.ts';
import { FileButton } from '#ui/actions/file-button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Card } from '#ui/show/card.tsx';
import { FileList } from '#ui/show/file-list.tsx';
import { problemText } from '../api/problem-text.ts';
import { useQuestion } from '../api/use-question.ts';
import { instantText } from '../format/day.ts';
import { sizeText } from '../format/number.ts';
import { useLanguage, useSay } from '../i18n/language.tsx';
import { ListNotLoaded } from '../list/list-states.tsx';
import { useBranch, useMay } from '../user/current-user.tsx';
import { FILE_REQUIRED, FILES } from './files.words.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { attachFile, detachFile, filesOf, saveFile } from './record-files.ts';
import type { RecordProps } from './status-of.tsx';

const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf';

/** Pictures and papers of a record, in a tab or beside its paper: seen by whoever sees it, added and removed by whoever may change it. */
export function FilesTab({ entity, row, words, isBeside = false }: RecordProps & { isBeside?: boolean }) {
  const say = useSay();
  const may = useMay();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const found = useQuery(filesOf(entity.name, row.id));
  const [busy, setBusy] = useState(false);
  const removal = useQuestion<RecordFile>();
  const [shown, setShown] = useState<RecordFile | null>(null);
  const mayChange = may(entity.permissions.modify);
  const changed = async (title: string) => {
    showToast({ tone: 'success', title });
    await client.invalidateQueries({ queryKey: filesOf(entity.name, row.id).queryKey });
    await client.invalidateQueries({ queryKey: ['activity', 'of', entity.name, row.id] });
  };
  const run = async (work: () => Promise<void>, done?: string) => {
    setBusy(true);
    try {
      await work();
      if (done) await changed(done);
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    const file = removal.subject;
    if (file && (await removal.run(() => detachFile(file)))) await changed(say(FILES.removed));
  };
  const open = (file: RecordFile) =>
    file.content_type.startsWith('image/') ? setShown(file) : void run(() => saveFile(file));
  if (found.isError && !found.data)
    return (
      <Card>
        <ListNotLoaded
          {...{ entity, error: found.error, retrying: found.isFetching }}
          onRetry={() => void found.refetch()}
        />
      </Card>
    );
  const add = mayChange && (
    <FileButton
      accept={ACCEPTED}
      icon="attach"
      loading={busy}
      onNone={() => showToast({ tone: 'error', title: say(FILE_REQUIRED) })}
      onFile={(file) => void run(() => attachFile(entity.name, row.id, file), say(FILES.added))}
    >
      {say(FILES.add)}
    </FileButton>
  );
  const files = found.data ?? [];
  if (isBeside && files.length === 0 && !mayChange) return null;
  return (
    <Late loading={!found.data} skeleton={<ListSkeleton />}>
      <Card
        title={say(FILES.files)}
        note={mayChange ? say(FILES.note) : undefined}
        action={(isBeside || files.length > 0) && add}
      >
        {files.length === 0 && isBeside ? null : files.length === 0 ? (
          <EmptyState
            icon="attach"
            tone="neutral"
            title={say(FILES.none)}
            body={say(FILES.why, { one: words.lower })}
            actions={add}
          />
        ) : (
          <FileList
            label={say(FILES.files)}
            files={files.map((file) => ({
              key: file.id,
              name: file.name,
              icon: file.content_type === 'application/pdf' ? 'invoice' : 'photo',
              note: say(FILES.by, {
                size: sizeText(file.size),
                who: file.created_by_name,
                when: instantText(file.created_at, language, timeZone),
              }),
              onOpen: () => open(file),
              ...(mayChange
                ? {
                    remove: {
                      title: say(FILES.remove, { name: file.name }),
                      onPress: () => removal.ask(file),
                    },
                  }
                : {}),
            }))}
          />
        )}
      </Card>
      {shown && <PictureDialog file={shown} onClose={() => setShown(null)} />}
      <ConfirmDialog
        {...removal.question}
        icon="delete"
        title={say(FILES.remove, { name: removal.subject?.name ?? '' })}
        body={say(FILES.removeBody)}
        confirm={say(FILES.removeOne)}
        onConfirm={() => void remove()}
      />
    </Late>
  );
}
