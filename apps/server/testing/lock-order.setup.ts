import { afterEach } from 'vitest';
import { LOCK_ORDER } from '#modules/lock-order.ts';
import { holdLockOrder, takeLockFaults } from '#server-kit/testing/lock-watch.ts';

holdLockOrder(LOCK_ORDER);

// After every test on a database: whatever calls it made, each kept the one order.
afterEach(() => {
  const [first] = takeLockFaults();
  if (first) throw new Error(first);
});
