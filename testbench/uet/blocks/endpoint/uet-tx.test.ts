import { endpointOptions, txOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetTx } from '../../../../rtl-gen/uet/endpoint/uet-tx.ts';
import { describe, elaborate, hwTest } from '../vitest-kit.ts';
import { txProperty } from './endpoint-property.ts';

const isLong = process.env.GATEWRIGHT_LONG !== undefined;

describe('what a transmit half sends arrives whole at a receiver in software', () => {
  for (const width of isLong ? ([16, 32, 64] as const) : ([16, 64] as const)) {
    const design = elaborate(uetTx(txOptions(width)));
    hwTest(
      `${width} bytes a clock`,
      { design, seeds: width === 64 ? 2 : 1 },
      txProperty(endpointOptions(width), 1_000),
    );
  }
});
