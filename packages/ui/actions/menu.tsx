import { Menu as MantineMenu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Fragment, type ReactElement } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { UiLink } from '../theme/link.tsx';
import classes from './menu.module.css';

export interface MenuAction {
  key: string;
  title: string;
  icon?: IconName;
  /** Quiet words at the right: `248 rows`, `.xlsx only`. */
  hint?: string;
  /** A line under the title: what is to be done before it. */
  note?: string;
  danger?: boolean;
  selected?: boolean;
  /** One of several that may be chosen together: the menu stays open. */
  several?: boolean;
  disabled?: boolean;
  href?: string;
  onPress?: () => void;
}

export interface MenuSection {
  key: string;
  title?: string;
  items: readonly MenuAction[];
}

export interface MenuProps {
  /** Names the menu for screen readers. */
  label: string;
  /** The button that opens it; give it `aria-haspopup` looks through Button or IconButton. */
  trigger: ReactElement;
  sections: readonly MenuSection[];
  width?: number;
  align?: 'start' | 'end';
  /** Opened in a drawer, it stands above it. */
  inDrawer?: boolean;
}

/** Actions behind a button, in sections divided by a line; deleting stands last, in danger colour. */
export function Menu({ label, trigger, sections, width = 220, align = 'end', inDrawer }: MenuProps) {
  return (
    <MantineMenu
      width={width}
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      offset={6}
      shadow="lg"
      zIndex={inDrawer ? 70 : 40}
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'fade', duration: 90 }}
      classNames={{
        dropdown: classes.menu,
        item: classes.item,
        label: classes.head,
        divider: classes.line,
        itemLabel: classes.words,
      }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>
        {sections.map((section, index) => (
          <Fragment key={section.key}>
            {index > 0 && <MantineMenu.Divider />}
            {section.title && <MantineMenu.Label>{section.title}</MantineMenu.Label>}
            {section.items.map((item) => (
              <MenuRow key={item.key} item={item} />
            ))}
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

function MenuRow({ item }: { item: MenuAction }) {
  const look = {
    'data-danger': item.danger || undefined,
    leftSection: item.icon && <Icon name={item.icon} />,
    rightSection: item.selected ? (
      <Icon name="check" size="s" />
    ) : (
      item.hint && <span className={classes.hint}>{item.hint}</span>
    ),
    onClick: item.onPress,
    disabled: item.disabled,
  };
  const said = (
    <>
      {item.title}
      {item.note && <span className={classes.note}>{item.note}</span>}
    </>
  );
  if (item.several)
    return (
      <MantineMenu.CheckboxItem
        checked={Boolean(item.selected)}
        onChange={item.onPress}
        closeMenuOnClick={false}
        checkIcon={<Icon name="check" size="s" />}
        disabled={item.disabled}
        rightSection={item.hint && <span className={classes.hint}>{item.hint}</span>}
      >
        {said}
      </MantineMenu.CheckboxItem>
    );
  if (item.href === undefined) return <MantineMenu.Item {...look}>{said}</MantineMenu.Item>;
  return (
    <MantineMenu.Item component={UiLink} href={item.href} {...look}>
      {said}
    </MantineMenu.Item>
  );
}
