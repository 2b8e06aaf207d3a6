import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { shift } from '../shift.entity.ts';
import { CLOSE_SCREEN } from './close-screen.ts';
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
  const toForm = () => void navigate({ to: shift.screens.form });
  if (open?.is_left_open)
    return (
      <Notice tone="warning">
        {say(SHIFT.leftOpen, { number: open.number, day: dayText(open.opened_on, language) })}
        <Row>
          <Button
            onClick={() =>
              void navigate({ to: open.is_own ? CLOSE_SCREEN : shift.screens.view, search: { id: open.id } })
            }
          >
            {say(SHIFT.countAndClose)}
          </Button>
        </Row>
      </Notice>
    );
  if (open || !is_required)
    return (
      <div className={classes.atTill} role="status">
        <span>
          {open
            ? say(open.is_own ? SHIFT.ownIsOpen : SHIFT.isOpen, { ...open, name: open.opened_by ?? '' })
            : say(SHIFT.noneIsOpen)}
        </span>
        <Button kind="ghost" size="s" hint="F7" onClick={toForm}>
          {say(open?.is_own ? SHIFT.myShift : SHIFT.open)}
        </Button>
      </div>
    );
  return (
    <Notice tone="warning">
      {say(SHIFT.openFirst)}
      <Row>
        <Button hint="F7" onClick={toForm}>
          {say(SHIFT.open)}
        </Button>
      </Row>
    </Notice>
  );
}
