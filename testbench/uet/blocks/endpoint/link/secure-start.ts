/** A secured pair whose packets are repeated, or come plain: what the methods of Start_PSN keep away (8.9). */
import { linkedOptions } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { layerDefaults } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import type { Engine, Simulator } from '../../../../engine/simulator.ts';
import { setPort } from '../pair/endpoint-ports.ts';
import { destinationOf, frameOf } from '../pair/frames.ts';
import { type EndpointWorld, fairRun } from '../pair/index.ts';
import { runLinkWorld } from './link-world.ts';
import { SecureReader } from './secure-setup.ts';

const options = linkedOptions(64, {}, { ...layerDefaults, domains: 4, keys: 16 });

export interface StartRun {
  readonly method: 'none' | 'expected_0rtt' | 'random_1rtt';
  /** What the initiator begins with is at random, whatever the method. */
  readonly isRandom?: boolean;
  readonly seed: number;
  readonly messages: number;
  /** After so many clocks each packet of the first end is sent again, as it was; none without it. */
  readonly repeats?: readonly number[];
  /** Each packet comes plain, too, and plain ones are let through to PDS. */
  readonly plain?: boolean;
}

/** One message after another, each with a PDC of its own, as each PDC is idle for long before the next one. */
export async function runStarts(
  engine: Engine,
  { method, seed, messages, repeats = [], plain = false, isRandom = false }: StartRun,
) {
  const length = 300;
  const run = fairRun(options, {
    ...{ seed, senders: 1, bytes: messages * length, lengths: [length], pause: 6000, idleTime: 1500, decodes: false },
  });
  const kinds = new Set<string>();
  const counts = { opened: 0, moved: 0, refused: 0 };
  let [again, plains, left] = [0, 0, 0];
  let simulators: readonly Simulator[] = [];
  const { world, sums } = await runLinkWorld(engine, options, 2, run, {
    errors: 0,
    // Until all that comes again has come.
    until: ({ isDone }: EndpointWorld) => {
      if (!isDone || left > 0) return false;
      counts.refused = simulators.reduce((sum, each) => sum + Number(each.port('plain_refused').get()), 0);
      return true;
    },
    watches: (all, each) => {
      simulators = all.slice(0, 2);
      const reader = new SecureReader(options.rx.wire);
      const waiting: { readonly at: number; readonly bytes: Uint8Array }[] = [];
      for (const ports of simulators) {
        setPort(ports, 'secure_start_method', method);
        setPort(ports, 'registers_expected_0rtt', method === 'expected_0rtt' && !isRandom);
        if (plain) setPort(ports, 'secure_required', 0);
      }
      each.onFrame = (frame, from) => {
        const bytes = Uint8Array.from(frame);
        if (from === 0) for (const clocks of repeats) waiting.push({ at: each.now + clocks, bytes });
        left = waiting.length;
        if (plain && plains < 60) {
          const { plain: opened, layers } = reader.open(bytes);
          for (const { name } of layers) kinds.add(name);
          plains++;
          waiting.push({ at: each.now + 50, bytes: opened });
        }
      };
      const told = simulators.map((ports) => ({
        valid: ports.port('pdc_event_valid'),
        opened: ports.port('pdc_event_opened'),
        moved: ports.port('pdc_event_moved'),
      }));
      return () => {
        for (const { valid, opened, moved } of told) {
          if (valid.get() === 0) continue;
          counts.opened += Number(opened.get());
          counts.moved += Number(moved.get());
        }
        for (let i = 0; i < waiting.length; i++) {
          const { at, bytes } = waiting[i]!;
          if (at !== each.now) continue;
          again++;
          const frame = frameOf(bytes, 64);
          each.network.send(frame, destinationOf(frame, 64), each.now);
          waiting.splice(i--, 1);
        }
        left = waiting.length;
      };
    },
  });
  return { world, sums, kinds, again, plains, ...counts };
}
