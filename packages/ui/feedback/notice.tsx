import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './notice.module.css';

export interface NoticeProps {
  tone: 'danger' | 'warning' | 'info';
  /** What happened in two words: `Not sent`. */
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
}

/** A sentence in its place, where a toast would vanish before it is read. */
export function Notice({ tone, title, children, action, onDismiss }: NoticeProps) {
  const words = useWords();
  return (
    <div className={classes.notice} data-tone={tone} role={tone === 'info' ? 'status' : 'alert'}>
      <Icon name={tone === 'info' ? 'info' : tone === 'danger' ? 'error' : 'warning'} />
      <span className={classes.words}>
        {title && <b>{title}</b>}
        <span>{children}</span>
      </span>
      {action}
      {onDismiss && <IconButton icon="close" size="s" name={words.dismiss} onClick={onDismiss} />}
    </div>
  );
}
