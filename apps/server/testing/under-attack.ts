import { type ShopUnderLoad, sell } from './shop-under-load.ts';

/** Sells for as long as something else goes on; answers how long each sale took, and fails with the other. */
export async function sellUntil(done: Promise<unknown>, shop: ShopUnderLoad): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = done.finally(() => {
    isOver = true;
  });
  while (!isOver) times.push(...(await sell(shop, 5)));
  await over;
  return times;
}

/** Looks at the memory of this process from now on; `stop` answers by how many bytes it grew at most. */
export function watchMemory(): { stop(): number } {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 20);
  return {
    stop() {
      clearInterval(timer);
      look();
      return most - before;
    },
  };
}
