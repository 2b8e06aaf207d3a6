import { product } from '#modules/inventory/product/product.entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { TILL } from '../till.words.ts';
import { useTillUiActions, useTillUiPart } from './till-ui.ts';

/** The sentence to the cashier; a code that no product has can be created by who may. */
export function TillNotice() {
  const say = useSay();
  const may = useMay();
  const { change } = useTillUiActions();
  const notice = useTillUiPart('notice');
  if (!notice) return null;
  const { tone, text, code } = notice;
  return (
    <Notice tone={tone} onDismiss={() => change({ notice: null })}>
      {text}
      {code && may(product.permissions.create) && (
        <Row>
          <Button icon="plus" onClick={() => change({ panel: 'product', code, notice: null, typed: '' })}>
            {say(TILL.createProduct)}
          </Button>
        </Row>
      )}
    </Notice>
  );
}
