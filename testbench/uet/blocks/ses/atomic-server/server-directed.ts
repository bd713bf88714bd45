/** Corners of the server of atomics. */
import assert from 'node:assert/strict';
import { atomicDataTypes, atomicOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { nicMemory, type PeerAtomic, ServerBench } from './server-bench.ts';
import { serverCodes } from './server-codes.ts';

const { code: types } = atomicDataTypes;
const { code: op } = atomicOpcodes;
const { code: rc } = returnCodes;

/** Sums of one byte on `count` bytes from `at` on. */
const sums = (who: number, at: bigint, count: number): PeerAtomic => ({
  ...{ who, code: rc.ok, opcode: op.sum, dataType: types.uint8, isFetching: false, requestLength: count },
  ...{ payload: new Uint8Array(count).fill(1), address: at },
});

export const serverDirected = (options: {
  readonly words: number;
  readonly requests: number;
}): readonly NamedTest[] => {
  const end = nicMemory + BigInt(8 * options.words);
  return [
    named(
      'an array of 32 elements is added to, one of 33 bytes and one beyond the words are refused whole',
      async (t) => {
        const bench = new ServerBench(t, options);
        await bench.fill(() => 0n);
        await bench.clock(sums(1, nicMemory + 5n, 32));
        await bench.clock(sums(2, nicMemory, 33));
        await bench.clock(sums(3, end - 31n, 32));
        await bench.clock(sums(4, end - 32n, 32));
        await bench.clock(sums(5, nicMemory - 1n, 1));
        await bench.clock(sums(6, end, 1));
        await bench.check();
        assert.deepEqual(
          [...bench.codes].sort(([a], [b]) => a - b),
          [
            [rc.ok, 2],
            [rc.unsupported_op, 3],
            [rc.amo_unsupported_size, 1],
          ],
        );
        assert.equal(
          bench.memory.reduce((a, b) => a + b, 0),
          64,
        );
      },
    ),
    named('the host and a peer that both count on one word come in turn, and lose nothing', async (t) => {
      const bench = new ServerBench(t, options);
      await bench.fill(() => 0n);
      const one = { opcode: op.sum, dataType: types.uint64, address: 8, operand: 1n, compare: 0n };
      let peers = 0;
      for (let i = 0; i < 200; i++) {
        bench.offer(one);
        const peer: PeerAtomic = {
          ...{ who: i, code: rc.ok, opcode: op.sum, dataType: types.uint64, isFetching: true, requestLength: 8 },
          ...{ payload: Uint8Array.of(0, 0, 0, 0, 0, 0, 1, 0), address: nicMemory + 8n },
        };
        if (bench.hasRoom) peers++;
        await bench.clock(bench.hasRoom ? peer : undefined);
      }
      await bench.check();
      const view = new DataView(bench.memory.buffer, bench.memory.byteOffset);
      const counted = Number(view.getBigUint64(8, true));
      assert.equal(counted >> 8, peers);
      assert((counted & 255) > 30 && peers > 30, 'one of them waits for the other');
    }),
    ...serverCodes(options),
  ];
};
