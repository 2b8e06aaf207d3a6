import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { withQuery } from '../api/client.ts';
import { downloadFile } from '../api/download.ts';
import { problemText } from '../api/problem-text.ts';
import { useSay } from '../i18n/language.tsx';
import type { ListAddress } from './use-list-state.ts';

/** Downloads the list as it stands (condition, search, sort, filters), one page of it, or the empty template. */
export function useExport(entity: AnyEntity, { state, filters }: ListAddress) {
  const say = useSay();
  const [running, setRunning] = useState(false);
  const download = async (path: string) => {
    setRunning(true);
    try {
      await downloadFile(path, `${entity.plural}.xlsx`);
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setRunning(false);
    }
  };
  const { limit, page, ...whole } = state;
  return {
    running,
    exportList: () => download(withQuery(`${entity.name}/export`, { ...filters, ...whole })),
    exportPage: () => download(withQuery(`${entity.name}/export`, { ...filters, ...whole, limit, page })),
    downloadTemplate: () => download(`${entity.name}/template`),
  };
}
