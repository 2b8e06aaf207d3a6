import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import type { IconName } from '../icons.tsx';
import { AppShell } from '../layout/app-shell.tsx';
import { BranchSwitcher } from '../layout/branch-switcher.tsx';
import { SearchButton } from '../layout/search-button.tsx';
import type { ShellMenuItem } from '../layout/shell-menu.ts';
import { SyncState } from '../layout/sync-state.tsx';

const sections: [string, IconName][] = [
  ['Customer', 'customers'],
  ['Point of sale', 'till'],
  ['Transport', 'transport'],
  ['Service', 'service'],
  ['Procurement', 'procurement'],
  ['Hotel', 'hotel'],
  ['Finance', 'finance'],
  ['Employee', 'employee'],
  ['Report', 'report'],
  ['Branch', 'branch'],
  ['Message', 'message'],
  ['Settings', 'settings'],
];

const menu: ShellMenuItem[] = [
  { key: 'dashboard', title: 'Dashboard', icon: 'dashboard', href: '#dashboard' },
  {
    key: 'inventory',
    title: 'Inventory',
    icon: 'stock',
    items: ['Stores', 'Products', 'Categories', 'Stock requests', 'Stock adjustments'].map((title) => ({
      key: title,
      title,
      href: `#${title}`,
      active: title === 'Products',
      plus: { title: `New in ${title}`, href: `#new-${title}` },
    })),
  },
  ...sections.map(([title, icon]) => ({ key: title, title, icon, href: `#${title}` })),
  { key: 'logout', title: 'Log out', icon: 'logout', onPress: () => undefined },
];

const branches = [
  { id: '1', name: 'Kariakoo Main', town: 'Dar es Salaam', sales: '15,788,000', primary: '#00ADD8' },
  { id: '2', name: 'Mwanza Rock City', town: 'Mwanza', sales: '9,412,500', primary: '#0F766E' },
  { id: '3', name: 'Arusha Clock Tower', town: 'Arusha', sales: '7,038,000', primary: '#7C3AED' },
  { id: '4', name: 'Dodoma Nyerere Road', town: 'Dodoma', sales: '4,560,200', primary: '#D97706' },
];

/** The shell of the mock-ups around a scene. */
export function Shell({ children, rail }: { children: ReactNode; rail?: boolean }) {
  return (
    <AppShell
      menu={menu}
      location="gallery"
      rail={rail}
      switcher={(narrow) => (
        <BranchSwitcher
          rail={narrow}
          business="Mkunazi Traders"
          current={{ id: '1', name: 'Kariakoo Main' }}
          branches={branches}
          onSwitch={() => undefined}
          find="Find a branch"
          others={[
            {
              key: 'all',
              title: 'All branches together',
              icon: 'branch',
              note: '36,798,700',
              onPress: () => undefined,
            },
            { key: 'new', title: 'New branch', icon: 'plus', onPress: () => undefined },
          ]}
        />
      )}
      user={{ name: 'Neema Mushi', role: 'Branch owner', href: '#profile' }}
      tabs={[
        { key: 'home', title: 'Home', icon: 'dashboard', href: '#home' },
        { key: 'stock', title: 'Stock', icon: 'stock', href: '#stock', active: true },
        { key: 'sell', title: 'Sell', icon: 'till', href: '#sell' },
        { key: 'sales', title: 'Sales', icon: 'sale', href: '#sales' },
        { key: 'more', title: 'More', icon: 'menu' },
      ]}
      breadcrumb={[{ title: 'Inventory', href: '#inventory' }, { title: 'Products' }]}
      branch="Kariakoo Main"
      search={<SearchButton title="Search anything" hint="Ctrl K" onPress={() => undefined} />}
      sync={<SyncState text="Saved" onPress={() => undefined} />}
      notifications={<IconButton icon="bell" name="Notifications" />}
      onLogOut={() => undefined}
    >
      {children}
    </AppShell>
  );
}
