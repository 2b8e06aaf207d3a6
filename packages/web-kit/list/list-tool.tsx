import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { MenuAction } from '#ui/actions/menu.tsx';
import { useSay } from '../i18n/language.tsx';
import { useMay } from '../user/current-user.tsx';
import type { ListFrame } from './list-frame.ts';
import type { ListAddress } from './use-list-state.ts';

/** What one list alone can be asked for: a button on a laptop, a line of the menu on a phone, and the panel of both. */
export interface OpenedTool {
  action: MenuAction;
  button: ReactNode;
  panel: ReactNode;
}

/** The tool of a list, where it has one and this user may use it. */
export function useListTool(
  { tool }: ListFrame,
  address: ListAddress,
  phone: boolean,
): OpenedTool | undefined {
  const say = useSay();
  const may = useMay();
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  if (!tool || !may(tool.permission)) return undefined;
  const { icon, Panel } = tool;
  const title = say(tool.title);
  const open = () => {
    setUsed(true);
    setOpened(true);
  };
  return {
    action: { key: 'tool', title, icon, onPress: open },
    button: (
      <Button icon={icon} aria-haspopup="dialog" onClick={open}>
        {title}
      </Button>
    ),
    panel: used && (
      <Suspense>
        <Panel {...{ address, phone, opened }} onClose={() => setOpened(false)} />
      </Suspense>
    ),
  };
}
