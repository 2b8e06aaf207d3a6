import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import classes from './notice.module.css';

export interface NoticeProps {
  tone: 'danger' | 'warning' | 'info' | 'success';
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
    <div
      className={classes.notice}
      data-tone={tone}
      role={tone === 'info' || tone === 'success' ? 'status' : 'alert'}
    >
      <Icon name={SIGNS[tone]} />
      <span className={classes.words}>
        {title && <b>{title}</b>}
        <span>{children}</span>
      </span>
      {action}
      {onDismiss && <IconButton icon="close" size="s" name={words.dismiss} onClick={onDismiss} />}
    </div>
  );
}

const SIGNS: Readonly<Record<NoticeProps['tone'], IconName>> = {
  danger: 'error',
  warning: 'warning',
  info: 'info',
  success: 'check',
};
