import { expect, test, vi } from 'vitest';
import { FormLayout } from './form-layout.tsx';

/** What the form does when it, or a form in a dialog of one of its fields, is sent. */
function send(from: 'itself' | 'a dialog') {
  const onSubmit = vi.fn();
  const preventDefault = vi.fn();
  const form = FormLayout({ id: 'bill', onSubmit, children: null });
  const currentTarget = { id: 'bill' };
  const target = from === 'itself' ? currentTarget : { id: 'password' };
  form.props.onSubmit({ target, currentTarget, preventDefault });
  return { onSubmit, preventDefault };
}

test('a form that is sent is handled here, and not by the browser', () => {
  const { onSubmit, preventDefault } = send('itself');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('what a dialog asks in a form of its own does not send the form under it', () => {
  const { onSubmit, preventDefault } = send('a dialog');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});
