import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { type ReactNode, useRef } from 'react';
import { Menu } from '../actions/menu.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './tabs.module.css';
import { useFitting } from './use-fitting.ts';

interface Tab {
  value: string;
  title: string;
  icon?: IconName;
  count?: number | string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}

/** Views of one record beside each other, what does not fit under More; the address keeps which one is open. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const words = useWords();
  const row = useRef<HTMLDivElement>(null);
  const twin = useRef<HTMLDivElement>(null);
  const fitting = useFitting(row, twin, {
    open: items.findIndex((item) => item.value === value),
    content: items.map(({ title, count }) => `${title} ${count ?? ''}`).join(),
  });
  const shown = items.filter((_, place) => fitting?.includes(place) ?? true);
  const others = items.filter((item) => !shown.includes(item));
  return (
    <MantineTabs
      value={value}
      onChange={(picked) => picked && onChange(picked)}
      keepMounted={false}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <div ref={row} className={classes.row}>
        <MantineTabs.List aria-label={label}>
          {shown.map((item) => (
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
        {others.length > 0 && (
          <Menu
            label={words.more}
            trigger={
              <button type="button" className={classes.tab} aria-haspopup="menu">
                <More />
              </button>
            }
            sections={[
              {
                key: 'others',
                items: others.map((item) => ({
                  key: item.value,
                  title: item.title,
                  ...(item.icon ? { icon: item.icon } : {}),
                  ...(item.count === undefined ? {} : { hint: String(item.count) }),
                  onPress: () => onChange(item.value),
                })),
              },
            ]}
          />
        )}
        <div ref={twin} className={classes.twin} aria-hidden="true">
          {items.map((item) => (
            <span key={item.value} className={classes.tab}>
              {item.icon && <Icon name={item.icon} size="s" />}
              {item.title}
              {item.count !== undefined && <span className={classes.count}>{item.count}</span>}
            </span>
          ))}
          <span className={classes.tab}>
            <More />
          </span>
        </div>
      </div>
      {items.map((item) => (
        <MantineTabs.Panel key={item.value} value={item.value}>
          {item.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

function More() {
  const words = useWords();
  return (
    <>
      {words.more}
      <Icon name="chevron-down" size="s" />
    </>
  );
}
