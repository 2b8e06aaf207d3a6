import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { commandsOf, useCommand } from '#web-kit/api/commands.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { DELETED } from '#web-kit/list/delete.words.ts';
import { DeleteDialog, type Doomed } from '#web-kit/list/delete-dialogs.tsx';
import { mayDelete, mayModify } from '#web-kit/list/row-actions.tsx';
import { VIEW } from '#web-kit/record/view.words.ts';
import { formAddress } from '#web-kit/screens/addresses.ts';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { product } from '../product.entity.ts';
import { productWords } from '../product.i18n.ts';

/** What one may do with the product that is open. */
export function ProductActions({ row }: { row: WireRow }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const goBack = useGoBack(product.screens.list);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const removal = useCommand(product, commandsOf(product).remove);
  const remove = async () => {
    setDoomed(null);
    try {
      await removal.mutateAsync(row.id);
      showToast({ tone: 'success', title: say(DELETED.one) });
      goBack();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  const deletion = {
    key: 'delete',
    title: say(VIEW.deleteOne, { one: productWords[language].lower }),
    icon: 'delete' as const,
    danger: true,
    onPress: () => setDoomed({ ids: [row.id], name: String(row.name) }),
  };
  return (
    <>
      {mayDelete(product, may) && (
        <Menu
          label={say(VIEW.more)}
          trigger={<IconButton icon="more" kind="secondary" name={say(VIEW.more)} aria-haspopup="menu" />}
          sections={[{ key: 'delete', items: [deletion] }]}
        />
      )}
      {mayModify(product, may) && (
        <Button kind="primary" icon="edit" href={formAddress(product, row.id)}>
          {say(VIEW.edit)}
        </Button>
      )}
      <DeleteDialog
        entity={product}
        doomed={doomed}
        onCancel={() => setDoomed(null)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
