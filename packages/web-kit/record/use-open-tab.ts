import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { searchOf } from '../screens/addresses.ts';

/** Which tab of a record is open, kept in the address: coming back from one of its rows finds it again. */
export function useOpenTab(tabs: readonly string[]) {
  const search = useSearch({ strict: false }) as { tab?: string };
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const open = tabs.find((tab) => tab === search.tab);
  const setOpen = (tab: string | undefined) =>
    void navigate({
      to: path,
      search: searchOf({ ...search, tab }),
      replace: true,
      // The way back stays as long as it was.
      state: true,
      resetScroll: false,
    });
  return [open, setOpen] as const;
}
