import { Notice, type NoticeProps } from '#ui/feedback/notice.tsx';
import classes from './banner.module.css';

/** A notice that stands over every screen, below the header; paper has none. */
export function Banner(notice: NoticeProps) {
  return (
    <div className={classes.strip}>
      <Notice {...notice} />
    </div>
  );
}
