/** Lets the page draw and answer before long work goes on; not a timer, which would wait four milliseconds each time. */
export function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
