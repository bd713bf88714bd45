import {
  type AnswersOptions,
  answers,
  answersLatency,
} from '../../../../../rtl-gen/uet/pds/target-side/answers/answers.ts';
import type { Body } from '../../../../bench/context.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import { type Delivery, pdsPacket, synWord } from '../../../golden/pds/index.ts';
import { describe, elaborate, engines, expect, hwTest, test } from '../../vitest-kit.ts';
import { AnswersBench, answerEvents, askLatency } from './answers-bench.ts';
import { answersDut } from './answers-dut.ts';
import { AnswersTraffic } from './answers-traffic.ts';

const small: AnswersOptions = {
  contexts: 8,
  window: 128,
  guaranteedEntries: 16,
  replyDepth: 64,
  sackBase: 'tracking',
  sackAlign: 1,
  ackForm: 'ack_cc',
  accountLatency: askLatency,
};
const variants: readonly (readonly [string, AnswersOptions])[] = [
  ['SACKs that track', small],
  ['SACKs that track, in multiples of 8', { ...small, sackAlign: 8, contexts: 4, window: 256 }],
  ['SACKs from what is answered, in multiples of 8', { ...small, sackBase: 'trigger', sackAlign: 8 }],
  ['SACKs from what is answered', { ...small, sackBase: 'trigger', guaranteedEntries: 128, contexts: 16 }],
  ['no SACKs', { ...small, ackForm: 'ack', replyDepth: 128 }],
];
const designs = new Map(variants.map(([, options]) => [options, elaborate(answersDut(options))]));

/** So many clocks of random traffic, then until all PDCs have ended, and every response is given back. */
const life =
  (options: AnswersOptions, clocks: number, seen = new Set<string>()): Body<void> =>
  async (t) => {
    const bench = new AnswersBench(t, options);
    const flows = options.contexts - 2;
    const traffic = new AnswersTraffic(bench, t.random.fork('traffic'), { flows, refuses: true });
    for (let i = 0; i < clocks; i++) {
      const inputs = traffic.next();
      traffic.done(inputs, await bench.clock(inputs));
    }
    await traffic.finish();
    await bench.drain(2 * Math.max(options.guaranteedEntries, 64) + 40);
    expect(bench.target.stored, 'responses that are not given back').toBe(0);
    expect(bench.target.free, 'PDCs that are not given back').toBe(options.contexts);
    for (const name of bench.seen) seen.add(name);
  };

/** What random traffic has to bring about. */
const all = [
  ...['none', 'default', 'ses'].flatMap((part) => ['none', 'clear', 'close'].map((req) => `ack ${part} ${req}`)),
  ...['none', 'clear', 'close'].map((req) => `ack probe ${req}`),
  'nack rcvd_ses_procg',
  'nack inv_dpdcid',
  'nack gtd_resp_unavail',
  'nack ack_with_data',
  'clear_req',
  'close_req',
  'dropped',
  'released',
  ...answerEvents,
];

describe('the answers of a PDS target', () => {
  for (const [name, options] of variants) {
    const create = (o: { seed: number }) => engines.wasm.create(designs.get(options)!, o);
    hwTest(
      `${name}: random traffic is answered as golden does, in every clock`,
      { create, seeds: 1 },
      life(options, 4_000),
    );
  }

  test('random traffic of six seeds brings everything about', async () => {
    const seen = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const run = await runSeed(
        await engines.wasm.create(designs.get(small)!, { seed }),
        seed,
        life(small, 6_000, seen),
      );
      expect(run.failure, `seed ${seed}`).toBeUndefined();
    }
    expect(all.filter((name) => !seen.has(name))).toEqual([]);
  });

  hwTest(
    'the emitted Verilog, as Yosys reads it, answers as golden does',
    { design: designs.get(small)!, engine: 'yosys', seeds: 1 },
    life(small, 1_500),
  );

  hwTest(
    'a response that is cleared is given back within two rounds of the sweeper and ten clocks',
    { design: designs.get(small)!, seeds: 4 },
    async (t) => {
      const bench = new AnswersBench(t, small);
      const psn = t.random.word();
      const opens = pdsPacket({ syn: true, psn, dpdcid: synWord(0), spdcid: 5 });
      const { delivery } = await bench.clock({ packet: opens, takesReply: true });
      await bench.drain(t.random.int(20, 100));
      const response = { ...delivery!, guaranteed: true, plainOk: false, handle: 77, nextHdr: 5 };
      await bench.clock({ response, takesReply: true });
      await bench.drain();
      expect(bench.target.stored).toBe(1);
      const clear = pdsPacket({ kind: 'clear_cmd', payload: psn, spdcid: 5, dpdcid: delivery!.pdcid });
      await bench.clock({ packet: clear, takesReply: true });
      // It may still be asked for by what was judged before.
      await bench.drain(40);
      expect(bench.target.stored).toBe(1);
      await bench.drain(2 * 64 + 10 - 40);
      expect(bench.target.stored).toBe(0);
    },
  );

  hwTest('an event a clock is taken and answered', { design: designs.get(small)!, seeds: 2 }, async (t) => {
    const bench = new AnswersBench(t, small);
    let pdcid = 0;
    const packet = (place: number, fields = {}) =>
      pdsPacket({ psn: 100 + place, spdcid: 5, dpdcid: pdcid, ar: true, clearOffset: -place - 1, ...fields });
    const due: Delivery[] = [];
    for (let place = 0; place < 300; place++) {
      const delivery = place > askLatency ? due.shift() : undefined;
      const response = delivery && { ...delivery, guaranteed: false, plainOk: true, handle: place, nextHdr: 5 };
      const opens = place === 0 ? { syn: true, dpdcid: synWord(0) } : {};
      const taken = await bench.clock({ packet: packet(place, opens), response, takesReply: true });
      expect(taken.response).toBe(delivery !== undefined);
      due.push(taken.delivery!);
      pdcid = taken.delivery!.pdcid;
    }
    expect(bench.owed).toBeLessThan(answersLatency.answer + 8);
  });

  test('sizes that are not supported are refused in one sentence', () => {
    expect(() => answers({ ...small, contexts: 5 })).toThrow('5 PDCs are not supported: choose a power of two');
    expect(() => answers({ ...small, guaranteedEntries: 20 })).toThrow('20 guaranteed responses cannot be stored');
    expect(() => answers({ ...small, replyDepth: 16 })).toThrow('a buffer of 16 replies is not supported');
    expect(() => answers({ ...small, accountLatency: 24 })).toThrow('24 clocks after their arrival come too late');
  });
});
