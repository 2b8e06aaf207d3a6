import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage } from '#core/list-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useSay } from '../i18n/language.tsx';
import { PAPER } from '../paper/paper.words.ts';
import { ExcelMenu } from './excel-menu.tsx';
import { LIST_KEYS } from './keys.words.ts';
import type { OpenedTool } from './list-tool.tsx';
import { paperAddress } from './print/paper-address.ts';
import type { Beginning } from './use-beginning.ts';
import type { ListAddress } from './use-list-state.ts';

export interface ListActionsProps {
  entity: AnyEntity;
  address: ListAddress;
  page: ListPage | undefined;
  beginning: Beginning | null;
  onImport: () => void;
  tool?: OpenedTool | undefined;
}

/** What is done with the whole list: onto paper, out of and into Excel, and a new record. */
export function ListActions({ entity, address, page, beginning, onImport, tool }: ListActionsProps) {
  const say = useSay();
  return (
    <>
      {tool?.button}
      {page && page.data.length > 0 && (
        <IconButton
          icon="print"
          kind="secondary"
          name={say(PAPER.print)}
          href={paperAddress(entity, address)}
          aria-keyshortcuts={LIST_KEYS.print}
        />
      )}
      <ExcelMenu {...{ entity, address, page, onImport }} />
      {beginning && (
        <Button kind="primary" icon="plus" href={beginning.href} aria-keyshortcuts={LIST_KEYS.new}>
          {beginning.title}
        </Button>
      )}
    </>
  );
}
