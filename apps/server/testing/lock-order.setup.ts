import { afterEach } from 'vitest';
import { lockOrder } from '#modules/lock-order.ts';
import { registry } from '#modules/registry.ts';
import { holdLockOrder, takeLockFaults } from '#server-kit/testing/lock-watch.ts';

holdLockOrder(lockOrder(registry));

// After every test on a database: whatever calls it made, each kept the one order.
afterEach(() => {
  const [first] = takeLockFaults();
  if (first) throw new Error(first);
});
