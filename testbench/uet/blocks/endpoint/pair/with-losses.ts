/** Runs of two endpoints without loss and with losses. */
import { expect, test } from 'vitest';
import type { EndpointWorld } from './endpoint-world.ts';

/** A test without loss, and ones with 1 % and with 5 % of it, which is seen; their names have the loss for `%d`. */
export const withLosses = (
  name: string,
  run: (loss: number) => Promise<EndpointWorld>,
  timeout: number | undefined = 600_000,
): void =>
  test.each([0, 0.01, 0.05])(
    name,
    async (loss) => {
      const world = await run(loss);
      if (loss > 0) expect(world.network.seen.lost).toBeGreaterThan(0);
    },
    timeout,
  );
