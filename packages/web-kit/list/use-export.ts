import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { withQuery } from '../api/client.ts';
import { downloadFile } from '../api/download.ts';
import { problemText } from '../api/problem-text.ts';
import { useSay } from '../i18n/language.tsx';
import type { ListAddress } from './use-list-state.ts';

/** Downloads the list as it stands (condition, search, sort, filters), one page of it, selected rows, or the empty template. */
export function useExport(entity: AnyEntity, { state, filters }: ListAddress) {
  const say = useSay();
  const [running, setRunning] = useState(false);
  const download = async (path: string, options?: Parameters<typeof downloadFile>[2]) => {
    setRunning(true);
    try {
      await downloadFile(path, `${entity.plural}.xlsx`, options);
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
    exportRows: (ids: readonly string[]) => {
      const { condition, sort, order } = state;
      const path = withQuery(`${entity.name}/export`, { condition, sort, order });
      return download(path, { method: 'POST', body: { ids } });
    },
    downloadTemplate: () => download(`${entity.name}/template`),
  };
}
