/** A turn of the event loop by a message: browsers hold `setTimeout` back by 4 ms. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port2.addEventListener('message', () => waiting.shift()?.());
port2.start();

/** As `macrotask` of `macrotask.ts`. */
export const macrotask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port1.postMessage(undefined);
  });
