import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/feedback/toast-store.ts';
import { useSending } from '../api/use-sending.ts';
import { useSay } from '../i18n/language.tsx';
import { FILES } from './files.words.ts';
import { attachFile, filesOf } from './record-files.ts';

/** Attaches a photo to a record, and asks anew for what is attached to it. */
export function useAddPhoto(entity: string, id: string) {
  const say = useSay();
  const client = useQueryClient();
  const { sending, send } = useSending();
  const add = async (file: File) => {
    if (!(await send(() => attachFile(entity, id, file)))) return;
    showToast({ tone: 'success', title: say(FILES.added) });
    await client.invalidateQueries({ queryKey: filesOf(entity, id).queryKey });
    await client.invalidateQueries({ queryKey: ['activity', 'of', entity, id] });
  };
  return { busy: sending, add };
}
