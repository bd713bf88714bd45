import { cellBytes } from '../../../../../studies/cbfc/cells.ts';
import { type CreditRunOptions, creditShare, spacings } from '../../../../../studies/cbfc/credit-run.ts';
import { clockNs, fullShare, gapBytes, lines, oneWayNs } from '../../../../../studies/line/line.ts';
import type { Simulator, Snapshot } from '../../../../engine/simulator.ts';
import { afterAll, beforeAll, describe, elaborate, engines, expect, test } from '../../vitest-kit.ts';
import { ScheduleModel } from '../schedule-model.ts';
import { cbfcPair } from './pair.ts';

const vcs = 32;
const line = lines[0]!;
const [metres, frame] = [40, 1_518];

/**
 * Frames of credit for the one busy channel: at 100 Gb/s over 40 m and with SAI's spacings they are worth 336 clocks,
 * and 323 pass from a frame's grant to the next use of its credit.
 */
const frames = 14;

const channelCounts = [1, 4, 8, 32] as const;

const run = (channels: number): CreditRunOptions => ({
  line,
  metres,
  frame,
  channels,
  busy: [0],
  credit: { mode: 'per_channel', limit: frames * Math.ceil(frame / cellBytes) },
  spacing: spacings.sai,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * The share of the line that channel 0 has by the model of the schedule, over `clocks` clocks; and the clocks of all
 * CF_Updates of each channel.
 */
function modelRun(channels: number, clocks: number) {
  const { lineBytes } = line;
  const way = oneWayNs(line, metres) / clockNs(line);
  const frameClocks = (frame + gapBytes) / lineBytes;
  const schedule = new ScheduleModel(vcs);
  const active = Array.from({ length: vcs }, (_, vc) => vc < channels);
  const told: number[][] = Array.from({ length: vcs }, () => []);
  /** When frames leave the buffer, and when credits are at the sender again. */
  const releases: number[] = [];
  const credits: { readonly due: number; readonly frames: number }[] = [];
  let [credit, free, drained, released, sent] = [frames, 0, 0, 0, 0];
  for (let clock = 0; clock < clocks; clock++) {
    const back = credits.filter(({ due }) => due <= clock);
    credits.splice(0, back.length);
    credit += sum(back.map((entry) => entry.frames));
    if (credit > 0 && free < clock + 1) {
      credit--;
      sent++;
      free = Math.max(free, clock) + frameClocks;
      drained = Math.max(drained, free + way) + frameClocks;
      // What leaves the buffer counts three clocks later.
      releases.push(drained + 3);
    }
    const leaves = releases.length > 0 && releases[0]! <= clock;
    if (leaves) releases.shift();
    const offer = schedule.offer();
    for (const vc of new Set(offer === undefined ? [] : [offer.first, offer.second])) told[vc]!.push(clock);
    if (offer?.first === 0 || offer?.second === 0) {
      // The sender decides four clocks after it has taken a CF_Update.
      credits.push({ due: clock + way + 4, frames: released });
      released = 0;
    }
    released += Number(leaves);
    schedule.clock({
      active,
      released: leaves ? 0 : undefined,
      owed: undefined,
      urgent: 2 ** 19,
      lineBytes,
      minimumSpacing: spacings.sai.minimum,
      maximumSpacing: spacings.sai.maximum,
      linkFault: false,
      ready: true,
    });
  }
  return { share: (sent * frameClocks) / clocks, told };
}

describe('one busy channel among idle ones that are refreshed, by the model', () => {
  const clocks = 30_000;

  test.each(channelCounts)('%i channels on: it has the whole line', (channels) => {
    expect(modelRun(channels, clocks).share).toBeGreaterThan(fullShare);
  });

  test.each(channelCounts)('%i channels on: each is advertised within the largest spacing', (channels) => {
    const { told } = modelRun(channels, clocks);
    for (const times of told.slice(0, channels)) {
      const worst = Math.max(...[...times, clocks].map((clock, i) => clock - (times[i - 1] ?? 0)));
      expect(worst * line.lineBytes).toBeLessThanOrEqual(spacings.sai.maximum);
    }
  });
});

for (const name of ['wasm', 'yosys'] as const) {
  describe(`one busy channel among idle ones that are refreshed, both ends in hardware, on ${name}`, () => {
    let simulator: Simulator;
    let start: Snapshot;
    beforeAll(async () => {
      simulator = await engines[name].create(elaborate(cbfcPair(vcs)));
      start = simulator.snapshot();
    });
    afterAll(() => simulator.dispose());

    test.each(channelCounts)('%i channels on: it has the whole line', (channels) => {
      simulator.restore(start);
      expect(creditShare(simulator, run(channels))).toBeGreaterThan(fullShare);
    });
  });
}
