import { expect, test } from 'vitest';
import { showToast, toastStore } from '#ui/feedback/toast-store.ts';
import { refusalOfForm } from './use-refusal.ts';

test('what was refused is forgotten with the next try, and no other error is', () => {
  const refusal = refusalOfForm();
  showToast({ tone: 'error', title: 'The printer is away' });
  refusal.tell('The period is closed');
  refusal.forget();
  expect(toastStore.read().map(({ title }) => title)).toEqual(['The printer is away']);
});
