/** Longer than any frame; a page that nobody sees draws none. */
const NO_FRAME_MS = 100;

/**
 * Does work that nobody waits for once the page has drawn what somebody does wait for. Asked again before that, the same
 * work is done once. What is still to do when the page is left is done then; without a page it is done at once.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    work();
    return;
  }
  if (waiting.size === 0) awaitFrame();
  waiting.add(work);
}

const waiting = new Set<() => void>();

function awaitFrame(): void {
  const timer = setTimeout(doAll, NO_FRAME_MS);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      doAll();
    };
    port2.postMessage(null);
  });
}

function doAll(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

if (typeof addEventListener !== 'undefined') addEventListener('pagehide', doAll);
