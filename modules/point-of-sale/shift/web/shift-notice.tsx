import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { shift } from '../shift.entity.ts';
import { SHIFT } from './shift.words.ts';
import { useCurrentShift } from './use-current-shift.ts';

/** At the till: that a shift is to be opened before the first sale, or that one of an earlier day is still open. */
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
  if (open || !is_required) return null;
  return (
    <Notice tone="warning">
      {say(SHIFT.openFirst)}
      <Row>
        <Button onClick={() => void navigate({ to: shift.screens.form })}>{say(SHIFT.open)}</Button>
      </Row>
    </Notice>
  );
}
