import { useSyncExternalStore } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons.tsx';
import { useWords } from '../theme/words.ts';
import { dismissToast, type ShownToast, toastStore } from './toast-store.ts';
import classes from './toasts.module.css';

/** Where toasts appear: top right, full width under the bar on phones. UiProvider draws it. */
export function ToastRegion() {
  const words = useWords();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <section className={classes.region} aria-label={words.messages}>
      <div role="alert" className={classes.stack}>
        {toasts
          .filter((toast) => toast.tone === 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
      <div role="status" className={classes.stack}>
        {toasts
          .filter((toast) => toast.tone === 'success')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const words = useWords();
  const dismiss = () => dismissToast(toast.id);
  return (
    <div className={classes.toast} data-tone={toast.tone}>
      <Icon name={toast.tone === 'success' ? 'success' : 'error'} />
      <div className={classes.words}>
        <b>{toast.title}</b>
        {toast.message && <p>{toast.message}</p>}
        {toast.actions && (
          <div className={classes.actions}>
            {toast.actions.map((action, index) => (
              <Button
                key={action.title}
                size="s"
                kind={index === 0 ? 'secondary' : 'ghost'}
                onClick={() => {
                  action.onPress();
                  dismiss();
                }}
              >
                {action.title}
              </Button>
            ))}
          </div>
        )}
      </div>
      {toast.tone === 'error' && (
        <button type="button" className={classes.close} aria-label={words.dismiss} onClick={dismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
