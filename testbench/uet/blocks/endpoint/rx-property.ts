/** The property run of the receive half: a flow over a network that is as bad as the seed says. */
import assert from 'node:assert/strict';
import type { RxOptions } from '../../../../rtl-gen/uet/endpoint/rx-options.ts';
import type { Body } from '../../../bench/context.ts';
import { rxBench, rxFlow } from './rx-flow.ts';

/** Bytes that are written in a run of so many clocks: the network's delays take most of the time. */
const bytesOf = (clocks: number): number => 6 * clocks + 3000;

/** WRITEs of up to three senders, as many bytes as fit into about that many clocks. */
export const rxProperty =
  (options: RxOptions, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const bench = rxBench(t.dut, options, random.fork('bench'));
    const [place, line] = [random.pick([1, 1, 0.8, 0.4]), random.pick([1, 1, 0.7])];
    const host = random.fork('host');
    bench.host.willing = {
      place: () => host.chance(place),
      completion: () => host.chance(place),
      replies: () => host.chance(line),
      line: () => host.chance(line),
    };
    const weather = {
      loss: random.pick([0, 0.02, 0.1]),
      copies: random.pick([0, 0.02, 0.1]),
      maxDelay: random.int(1, 12),
    };
    const fate = {
      trimmed: random.pick([0, 0.05]),
      trimmedAtLastHop: random.pick([0, 0.05]),
      corrupted: random.pick([0, 0.03]),
    };
    const flow = { bytes: bytesOf(clocks), senders: random.int(1, 3), weather, fate };
    const { bytesWrong, lost, duplicates } = await rxFlow(bench, flow, random.fork('flow'), () => t.rising());
    assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
  };
