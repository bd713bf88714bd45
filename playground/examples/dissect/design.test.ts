/** The packets of the capture go through the hardware; what comes out is compared with the codec, bit by bit. */
import { chance, hwTest } from 'gatewright/bench';
import { engines } from 'gatewright/engine';
import { elaborate } from 'gatewright/hdl';
import { expect } from 'vitest';
import { settings, size, top } from './design.ts';
import { capturedPackets, parserBench } from './packets.ts';

const design = elaborate(top);

hwTest(
  'the parser gives every packet the verdict of the codec',
  { create: (o) => engines.wasm.create(design, o) },
  async (t) => {
    const { checker, send, drain } = parserBench(t, { size, settings, payload: chance(0.8) });
    const packets = capturedPackets();
    for (const packet of packets) send(packet);
    await drain();
    const judged = Object.values(checker.counts).reduce((sum, count) => sum + count, 0);
    expect(judged).toBe(packets.length);
  },
);
