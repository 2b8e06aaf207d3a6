import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { shift } from '../shift.entity.ts';
import classes from './shift.module.css';
import { SHIFT } from './shift.words.ts';
import { useCurrentShift } from './use-current-shift.ts';

/** At the till: which shift is open, that one is to be opened before the first sale, or that one of an earlier day still is. */
export function ShiftNotice() {
  const say = useSay();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { data } = useCurrentShift();
  if (!data) return null;
  const { shift: open, is_required } = data;
  if (open?.is_left_open)
    return (
      <Notice tone="warning">
        {say(SHIFT.leftOpen, { number: open.number, day: dayText(open.opened_on, language) })}
        <Row>
          <Button onClick={() => void navigate({ to: shift.screens.view, search: { id: open.id } })}>
            {say(SHIFT.countAndClose)}
          </Button>
        </Row>
      </Notice>
    );
  if (!open && !is_required) return null;
  if (open)
    return (
      <div className={classes.atTill} role="status">
        <span>
          {say(open.is_own ? SHIFT.ownIsOpen : SHIFT.isOpen, { ...open, name: open.opened_by ?? '' })}
        </span>
        <Button kind="ghost" size="s" hint="F7" onClick={() => void navigate({ to: shift.screens.form })}>
          {say(open.is_own ? SHIFT.countAndClose : SHIFT.open)}
        </Button>
      </div>
    );
  return (
    <Notice tone="warning">
      {say(SHIFT.openFirst)}
      <Row>
        <Button hint="F7" onClick={() => void navigate({ to: shift.screens.form })}>
          {say(SHIFT.open)}
        </Button>
      </Row>
    </Notice>
  );
}
