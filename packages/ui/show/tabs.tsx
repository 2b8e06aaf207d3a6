import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import classes from './tabs.module.css';

export interface TabsProps {
  label: string;
  items: readonly {
    value: string;
    title: string;
    icon?: IconName;
    count?: number | string;
    content: ReactNode;
  }[];
  value: string;
  onChange: (value: string) => void;
}

/** Views of one record beside each other; the address keeps which one is open. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <MantineTabs
      value={value}
      onChange={(picked) => picked && onChange(picked)}
      keepMounted={false}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <MantineTabs.List aria-label={label}>
        {items.map((item) => (
          <MantineTabs.Tab
            key={item.value}
            value={item.value}
            leftSection={item.icon && <Icon name={item.icon} size="s" />}
            rightSection={item.count !== undefined && <span className={classes.count}>{item.count}</span>}
          >
            {item.title}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {items.map((item) => (
        <MantineTabs.Panel key={item.value} value={item.value}>
          {item.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
