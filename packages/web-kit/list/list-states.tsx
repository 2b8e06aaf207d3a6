import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { problemText } from '../api/problem-text.ts';
import { Refused } from '../api/refused.ts';
import { EXCEL } from '../excel/excel.words.ts';
import { useSay } from '../i18n/language.tsx';
import { useModuleIcon } from '../screens/module-icon.ts';
import { useEntityWords } from '../screens/registry.tsx';
import { useMay } from '../user/current-user.tsx';
import { mayImport } from './excel-menu.tsx';
import { LIST } from './list.words.ts';
import type { Beginning } from './use-beginning.ts';
import { useExport } from './use-export.ts';
import type { ListAddress } from './use-list-state.ts';

/** Nothing at all yet: what the list is for and how to begin. */
export function EmptyList({
  entity,
  address,
  beginning,
  importHref,
}: {
  entity: AnyEntity;
  address: ListAddress;
  beginning: Beginning | null;
  importHref: string;
}) {
  const say = useSay();
  const may = useMay();
  const words = useEntityWords(entity);
  const icon = useModuleIcon(entity.module);
  const { downloadTemplate } = useExport(entity, address);
  const imports = mayImport(entity, may);
  return (
    <EmptyState
      icon={icon}
      title={say(LIST.noneYet, { many: words.many.toLowerCase() })}
      body={words.purpose}
      actions={
        <>
          {beginning && (
            <Button kind="primary" size="l" icon="plus" href={beginning.href}>
              {beginning.title}
            </Button>
          )}
          {imports && (
            <Button size="l" icon="import" href={importHref}>
              {say(EXCEL.import)}
            </Button>
          )}
        </>
      }
      link={
        imports && (
          <TextLink
            href="#template"
            size="s"
            onClick={(event) => {
              event.preventDefault();
              void downloadTemplate();
            }}
          >
            {say(EXCEL.templateLink)}
          </TextLink>
        )
      }
    />
  );
}

/** Rows there are, but none that is asked for; offers to ask for less. */
export function NothingFound({ entity, address }: { entity: AnyEntity; address: ListAddress }) {
  const say = useSay();
  const many = useEntityWords(entity).many.toLowerCase();
  const { keyword } = address.state;
  return (
    <EmptyState
      icon="search"
      tone="neutral"
      title={say(LIST.noneFound)}
      body={keyword ? say(LIST.noneFoundFor, { many, keyword }) : say(LIST.noneHere, { many })}
      actions={
        <Button size="l" onClick={() => address.change({ keyword: '', condition: 'all' }, {})}>
          {say(keyword ? LIST.clearSearch : LIST.showAll)}
        </Button>
      }
    />
  );
}

export interface NotLoadedProps {
  entity: AnyEntity;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  /** Asks for less, where what was asked for is what the server refuses. */
  onShowAll?: (() => void) | undefined;
}

export function ListNotLoaded({ entity, error, retrying, onRetry, onShowAll }: NotLoadedProps) {
  const say = useSay();
  const { many } = useEntityWords(entity);
  return (
    <ErrorPanel
      title={say(LIST.notLoaded, { many })}
      message={problemText(error, say)}
      {...(onShowAll && error instanceof Refused && error.status === 400
        ? { onInstead: { title: say(LIST.showAll), onPress: onShowAll } }
        : { onRetry, retrying })}
    />
  );
}
