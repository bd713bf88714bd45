/** The time line of a packet has each stage of the hardware that it goes through, as long as that is known to take. */
import { expect, test } from 'vitest';
import { wasmEngine } from '../../engine/wasm/engine.ts';
import type { PacketTimeline } from './packet-timeline.ts';
import { SystemRecorder } from './recorder.ts';
import { runSystem } from './system-bench.ts';
import { clockTime, type NodeKind } from './system-node.ts';

/** That of a packet of host 1 to host 0. */
async function timelineOf(nodes: readonly NodeKind[], traced: boolean): Promise<PacketTimeline> {
  const recorder = new SystemRecorder(1);
  const { flows } = await runSystem(
    wasmEngine,
    { nodes, workload: 'incast', bytes: 60_000, seed: 4, traced },
    {
      onStart: (view) => recorder.onStart(view),
      follows: (frame) => recorder.follows(frame),
      onFrame: (frame, host, time) => recorder.onFrame(frame, host, time),
      onArrived: (frame, host, time, ports) => recorder.onArrived(frame, host, time, ports),
      onSample: (view) => recorder.onSample(view),
    },
  );
  return recorder.recording(flows).timeline!;
}

/** Clocks that a stage takes, by what it is. */
const clocksOf = ({ stages }: PacketTimeline): ReadonlyMap<string, number> =>
  new Map(stages.map(({ text, from, to }) => [text.replace(/^host \d: /, ''), (1000 * (to - from)) / clockTime]));

test('two endpoints in hardware show all of their stages', async () => {
  const timeline = await timelineOf(['rtl', 'rtl'], true);
  const clocks = clocksOf(timeline);
  expect(timeline.stages.length).toBeGreaterThanOrEqual(22);
  // As the page of the endpoint has them, in clocks, of a packet that opens its PDC.
  expect(clocks.get('choice of the PDC')).toBeCloseTo(21);
  expect(clocks.get('gate, to the queue of its PDC')).toBeCloseTo(12);
  expect(clocks.get('target: judged, delivered')).toBeCloseTo(18);
  expect(clocks.get('SES: place found, response')).toBeCloseTo(7);
  expect(clocks.get('initiator: outcome, bytes given back')).toBeCloseTo(30);
  // One begins when the one before ends, but for bytes that are placed while their ACK is decided.
  const { stages } = timeline;
  for (const [i, { text, where, from, to }] of stages.entries()) {
    expect(to, text).toBeGreaterThanOrEqual(from);
    if (i > 0 && where === 'sender' && stages[i - 1]!.where === 'sender') expect(from).toBe(stages[i - 1]!.to);
  }
  expect(stages[0]!.from).toBe(0);
  expect(stages.at(-1)!.to).toBe(Math.max(...stages.map(({ to }) => to)));
  expect(new Set(stages.map(({ where }) => where))).toEqual(new Set(['sender', 'network', 'receiver']));
}, 120_000);

test.each([
  ['a golden sender', ['rtl', 'golden'], true, 'target: judged, delivered', 'choice of the PDC'],
  ['a golden receiver', ['golden', 'rtl'], true, 'choice of the PDC', 'target: judged, delivered'],
  ['hardware whose signals are not shown', ['rtl', 'rtl'], false, 'until its ACK has left', 'choice of the PDC'],
] as const)(
  '%s shows what can be seen from outside',
  async (_, nodes, traced, has, lacks) => {
    const texts = [...clocksOf(await timelineOf(nodes, traced)).keys()];
    expect(texts).toContain(has);
    expect(texts).not.toContain(lacks);
  },
  120_000,
);
