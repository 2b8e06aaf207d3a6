import { type KeyboardEvent, useRef } from 'react';
import { holdFocus } from '../actions/hold-focus.ts';
import { IconButton } from '../actions/icon-button.tsx';
import classes from './cart-tabs.module.css';

export interface CartTab {
  id: string;
  name: string;
  /** What it comes to; empty for the cart in front, whose total is large anyway. */
  amount?: string;
}

export interface CartTabsProps {
  label: string;
  tabs: readonly CartTab[];
  value: string;
  onChange: (id: string) => void;
  /** Name of the plus: `New cart`. */
  open: string;
  onOpen: () => void;
  /** Takes an open cart away; its words name the cart. */
  close?: (name: string) => string;
  onClose?: (id: string) => void;
}

/** The open carts of a till. */
export function CartTabs({ label, tabs, value, onChange, open, onOpen, close, onClose }: CartTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[tabs.findIndex(({ id }) => id === value) + by];
    if (by === 0 || !next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-cart="${next.id}"]`)?.focus();
  };
  return (
    <div className={classes.row}>
      <div ref={list} role="tablist" aria-label={label} className={classes.tabs} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-cart={tab.id}
            className={classes.tab}
            aria-selected={tab.id === value}
            tabIndex={tab.id === value ? 0 : -1}
            onMouseDown={holdFocus}
            onClick={() => onChange(tab.id)}
          >
            <span className={classes.name}>{tab.name}</span>
            {tab.amount && <span className={classes.amount}>{tab.amount}</span>}
          </button>
        ))}
      </div>
      {close && onClose && tabs.length > 1 && (
        <IconButton
          icon="close"
          size="s"
          name={close(tabs.find(({ id }) => id === value)?.name ?? '')}
          onClick={() => onClose(value)}
        />
      )}
      <IconButton icon="plus" name={open} onClick={onOpen} />
    </div>
  );
}
