import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import type { TestContext } from '../../bench/context.ts';
import { everyEngineProperty } from '../../bench/every-engine-property.ts';
import { onEngines } from '../testing/on-engines.ts';
import { fcsOctets, fcsOf } from './fcs.ts';
import type { EthernetFrame, Moment } from './frame.ts';
import { xgmiiRegisters } from './testing/designs.ts';
import { readWord, writeWord, type XgmiiPorts, xgmiiPorts } from './xgmii-ports.ts';
import { type XgmiiSinkOptions, xgmiiSink } from './xgmii-sink.ts';
import { xgmiiSource } from './xgmii-source.ts';

const designs = { 4: elaborate(xgmiiRegisters(4)), 8: elaborate(xgmiiRegisters(8)) } as const;
const widths = [4, 8] as const;
const ramp = (length: number) => Uint8Array.from({ length }, (_, i) => i);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Characters as text: data in hexadecimal, control characters by a letter. */
const letters: Readonly<Record<number, string>> = {
  263: 'I',
  262: 'L',
  348: 'F',
  412: 'Q',
  507: 'S',
  509: 'T',
  510: 'E',
};
const show = (character: number) => letters[character] ?? character.toString(16).padStart(2, '0');
const read = (text: string) =>
  Number(Object.entries(letters).find(([, letter]) => letter === text)?.[0] ?? `0x${text}`);

/** The words that the design was shown, from the first that is not idle alone. */
function watch(t: TestContext): string[] {
  const ports = xgmiiPorts(t.dut, 'xgmii', 'source');
  const words: string[] = [];
  t.attach({
    sample: () => {
      const word: number[] = [];
      readWord(ports, word);
      const text = word.map(show).join(' ');
      if (words.length > 0 || !/^[I ]+$/.test(text)) words.push(text);
    },
  });
  return words;
}

/** The octets between frames, from words as `watch` gives them. */
const gapsOf = (words: readonly string[]): number[] =>
  [...words.join(' ').matchAll(/(T[I ]*) (?=S)/g)].map(([, gap]) => gap!.split(' ').length);

describe('a source', () => {
  test('sends the known octets of a frame in words of eight lanes', async () => {
    await onEngines(designs[8], async (t) => {
      const words = watch(t);
      const times = await xgmiiSource(t, 'xgmii').send(new Uint8Array(60));
      await t.rising();
      expect(words.slice(0, 10)).toEqual([
        'S 55 55 55 55 55 55 d5',
        ...new Array(7).fill('00 00 00 00 00 00 00 00'),
        '00 00 00 00 08 89 12 04',
        'T I I I I I I I',
      ]);
      const first = times.start.cycle;
      // Edge 0 is at 10 ns.
      const at = (cycle: number, lane: number) => ({ cycle, lane, time: (cycle + 1) * 10_000_000 });
      expect(times).toEqual({ start: at(first, 0), sfd: at(first, 7), end: at(first + 8, 7) });
    });
  });

  test('sends the known octets of a frame in words of four lanes', async () => {
    await onEngines(designs[4], async (t) => {
      const words = watch(t);
      const bytes = Uint8Array.from({ length: 62 }, (_, i) => 255 - i);
      await xgmiiSource(t, 'xgmii').send({ bytes, errors: [1, 2] });
      const [a, b, c, d] = Array.from(fcsOctets(fcsOf(bytes)), show);
      expect(words.slice(0, 3)).toEqual(['S 55 55 55', '55 55 55 d5', 'ff E E fc']);
      expect(words.slice(17, 19)).toEqual([`c3 c2 ${a} ${b}`, `${c} ${d} T I`]);
    });
  });

  for (const [lanes, startLanes, shortest] of [
    [4, [0], 9],
    [8, [0, 4], 9],
    [8, [0], 5],
  ] as const)
    test(`with ${lanes} lanes and starts in [${startLanes}] has gaps of 12 octets on average, never less than ${shortest}`, async () => {
      await onEngines(designs[lanes], async (t) => {
        const words = watch(t);
        const source = xgmiiSource(t, 'xgmii', { startLanes });
        const lengths = Array.from({ length: 60 }, () => t.random.int(60, 90));
        for (const length of lengths) source.send(ramp(length));
        await source.whenIdle();
        const gaps = gapsOf(words);
        expect(gaps.length).toBe(59);
        // After every frame, what gaps owe lies from 0 to one less than places to start lie apart.
        let owed = 0;
        for (const gap of gaps) {
          owed += 12 - gap;
          expect(owed).toBeGreaterThanOrEqual(0);
          expect(owed).toBeLessThanOrEqual(12 - shortest);
        }
        expect(Math.min(...gaps)).toBe(shortest);
        expect(Math.max(...gaps)).toBeGreaterThan(12);
      });
    });

  test('without deficit rounds every gap up', async () => {
    await onEngines(designs[8], async (t) => {
      const words = watch(t);
      const source = xgmiiSource(t, 'xgmii', { deficit: false });
      for (let length = 60; length < 68; length++) source.send(ramp(length));
      await source.whenIdle();
      expect(gapsOf(words)).toEqual([12, 15, 14, 13, 12, 15, 14]);
    });
  });

  test('starts a frame in the lane and after the gap that it asks for', async () => {
    await onEngines(designs[8], async (t) => {
      const words = watch(t);
      const source = xgmiiSource(t, 'xgmii');
      const sink = xgmiiSink(t, 'xgmii', { tolerate: ['bad-start-lane', 'short-gap'] });
      for (const [lane, gap] of [
        [4, 12],
        [0, 12],
        [3, 12],
        [0, 4],
      ] as const)
        source.send({ bytes: ramp(60), lane, gap });
      await sink.received(4);
      expect(sink.frames.map(({ start, violations }) => [start.lane, violations])).toEqual([
        [4, []],
        [0, []],
        [3, ['bad-start-lane']],
        [0, ['short-gap']],
      ]);
      expect(words.filter((word) => word.includes('S'))).toEqual([
        'I I I I S 55 55 55',
        'S 55 55 55 55 55 55 d5',
        'I I I S 55 55 55 55',
        'S 55 55 55 55 55 55 d5',
      ]);
    });
  });

  test('puts ordered sets between frames, or where told to between two words of one', async () => {
    const data = Uint8Array.of(1, 2, 3, 4, 5, 6, 7);
    for (const lanes of widths)
      await onEngines(designs[lanes], async (t) => {
        const words = watch(t);
        const source = xgmiiSource(t, 'xgmii');
        const sink = xgmiiSink(t, 'xgmii', { setLength: 8 });
        source.send(ramp(60));
        await t.cycles(4);
        source.sendSet({ code: 0x5c, data });
        source.sendSet({ data, preempt: true });
        source.send(ramp(61));
        await sink.received(2);
        expect(sink.frames.map(({ bytes }) => hex(bytes))).toEqual([hex(ramp(60)), hex(ramp(61))]);
        expect(sink.sets.map(({ code, preempted }) => [code, preempted])).toEqual([
          [0x9c, true],
          [0x5c, false],
        ]);
        expect((await sink.recvSet()).data).toEqual(data);
        const line = words.join(' ');
        expect(line).toMatch(/S 55 .*Q 01 02 03 04 05 06 07 .*T [I ]*F 01 02 03 04 05 06 07 [I ]*S/);
        // The set between the frames counts: the second one starts in the word after it.
        expect(sink.frames[1]!.gap).toBe(lanes === 8 ? 16 : 12);
      });
  });

  test('after a long idle starts a frame, and ends a set, in the next word', async () => {
    await onEngines(designs[8], async (t) => {
      const source = xgmiiSource(t, 'xgmii', { gap: 60 });
      const sink = xgmiiSink(t, 'xgmii', { setLength: 8 });
      await source.send(ramp(60));
      await t.cycles(20);
      source.sendSet({ data: ramp(7) });
      await t.cycles(20);
      expect(sink.sets.length).toBe(1);
      const asked = t.cycle;
      // Queued after the drives of an edge, it is shown after the next one, and taken by the one after that.
      expect((await source.send(ramp(60))).start.cycle).toBe(asked + 1);
    });
  });

  test('sends a frame that reset interrupts again', async () => {
    await onEngines(designs[8], async (t) => {
      const source = xgmiiSource(t, 'xgmii');
      const sink = xgmiiSink(t, 'xgmii');
      source.send(ramp(200));
      await t.cycles(10);
      t.dut.port('rst').set(1);
      await t.cycles(5);
      t.dut.port('rst').set(0);
      await source.whenIdle();
      await t.cycles(3);
      expect(sink.frames.map(({ bytes }) => hex(bytes))).toEqual([hex(ramp(200))]);
      expect(source.sent).toBe(1);
    });
  });

  test('refuses what cannot be sent with a sentence', async () => {
    await onEngines(designs[8], async (t) => {
      const source = xgmiiSource(t, 'xgmii');
      expect(() => source.send({ bytes: ramp(60), preamble: new Uint8Array(0) })).toThrow('a preamble of one octet');
      expect(() => source.send({ bytes: ramp(60), lane: 8 })).toThrow('cannot start in lane 8');
      expect(() => source.sendSet({ data: ramp(3), preempt: true })).toThrow(
        'an ordered set of 4 octets does not fill',
      );
      expect(() => xgmiiSink(t, 'xgmii', { startLanes: [8] })).toThrow('frames cannot start in the lanes [8]');
    });
  });
});

test('source and sink agree about when a frame passed', async () => {
  for (const lanes of widths)
    await onEngines(designs[lanes], async (t) => {
      const sink = xgmiiSink(t, 'xgmii');
      const source = xgmiiSource(t, 'xgmii');
      for (const length of [60, 61, 66]) {
        const sent = await source.send(ramp(length));
        const { start, sfd, end } = await sink.recv();
        // Two clocks later.
        const later = ({ cycle, lane, time }: Moment) => ({ cycle: cycle + 2, lane, time: time + 20_000_000 });
        expect([start, sfd, end]).toEqual([later(sent.start), later(sent.sfd!), later(sent.end)]);
      }
    });
});

describe('frames of every length', () => {
  for (const lanes of widths)
    test(`from every start lane to every lane of terminate, with ${lanes} lanes`, async () => {
      await onEngines(designs[lanes], async (t) => {
        const words = watch(t);
        const source = xgmiiSource(t, 'xgmii');
        const sink = xgmiiSink(t, 'xgmii');
        const starts = lanes === 8 ? [0, 4] : [0];
        const lengths = Array.from({ length: 140 }, (_, i) => i + 1);
        const frames = lengths.flatMap((length) => starts.map((lane) => ({ bytes: ramp(length), lane })));
        for (const frame of frames) source.send(frame);
        await sink.received(frames.length);
        expect(sink.frames.map(({ bytes, start }) => [start.lane, hex(bytes)])).toEqual(
          frames.map(({ bytes, lane }) => [lane, hex(bytes).padEnd(120, '0')]),
        );
        const ends = new Set(words.map((word) => word.split(' ').indexOf('T')));
        expect([...ends].sort()).toEqual([-1, ...Array.from({ length: lanes }, (_, lane) => lane)]);
      });
    });
});

describe('a sink', () => {
  const standard = [0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0xd5];
  const cases: [string, EthernetFrame, string[]][] = [
    ['a wrong check sequence', { bytes: ramp(60), fcs: 'bad' }, ['bad-fcs']],
    ['an error character', { bytes: ramp(60), errors: [10] }, ['error', 'bad-fcs']],
    ['an error character in the preamble', { bytes: ramp(60), errors: [-4] }, ['error', 'bad-preamble']],
    ['a short preamble', { bytes: ramp(60), preamble: Uint8Array.from(standard.slice(3)) }, ['short-preamble']],
    ['a long preamble', { bytes: ramp(60), preamble: Uint8Array.from([0x55, ...standard]) }, ['long-preamble']],
    ['a start and no preamble', { bytes: ramp(60), preamble: Uint8Array.of(0x55) }, ['no-sfd']],
    ['a runt', { bytes: ramp(10), pad: false }, ['runt']],
    ['too long a frame', { bytes: ramp(2001) }, ['oversize']],
    ['too short a gap', { bytes: ramp(60), gap: 5, lane: 0 }, ['short-gap']],
    ['a missing terminate', { bytes: ramp(60), terminate: false }, ['no-terminate']],
  ];
  for (const [what, frame, violations] of cases)
    test(`names ${what}, and only that`, async () => {
      for (const lanes of widths)
        await onEngines(designs[lanes], async (t) => {
          const source = xgmiiSource(t, 'xgmii');
          const sink = xgmiiSink(t, 'xgmii', { tolerate: 'all' });
          for (const one of [ramp(60), frame, ramp(60)]) source.send(one);
          await sink.received(3);
          expect(sink.frames.map((one) => [...one.violations].sort())).toEqual([[], [...violations].sort(), []]);
        });
    });

  /** Shows characters to the design, eight an edge, and gives what the sink made of them. */
  async function shown(text: string, options: XgmiiSinkOptions = {}) {
    const results: { violations: string[][]; counts: [string, number][]; sets: string[] }[] = [];
    await onEngines(designs[8], async (t) => {
      const ports: XgmiiPorts = xgmiiPorts(t.dut, 'xgmii', 'source');
      const sink = xgmiiSink(t, 'xgmii', { tolerate: 'all', ...options });
      const characters = text.trim().split(/\s+/).map(read);
      while (characters.length % 8 !== 0) characters.push(0x107);
      characters.push(...new Array(32).fill(0x107));
      for (let at = 0; at < characters.length; at += 8) {
        writeWord(ports, characters.slice(at, at + 8));
        await t.rising();
      }
      results.push({
        violations: sink.frames.map(({ violations }) => [...violations].sort()),
        counts: [...sink.violations],
        sets: sink.sets.map(({ code, data }) => `${code.toString(16)} ${hex(data)}`),
      });
    });
    expect(results[1]).toEqual(results[0]);
    return results[0]!;
  }
  const good = `S 55 55 55 55 55 55 d5 ${'00 '.repeat(60)} 08 89 12 04`;

  test('names what other agents than ours may do wrong', async () => {
    expect((await shown(`${good} T`)).violations).toEqual([[]]);
    expect((await shown(`${good} S 55 55 55 55 55 55 d5`)).violations[0]).toEqual(['no-terminate']);
    expect((await shown(`${good.replace('00 00', '00 F')} T`)).violations).toEqual([
      ['bad-fcs', 'control-in-frame', 'error'],
    ]);
    expect((await shown(`I I 00 I I I I I ${good} T`)).counts).toEqual([['stray-character', 1]]);
    expect((await shown(`T I I I I I I I ${good} T`)).counts).toEqual([['stray-character', 1]]);
    expect((await shown(`L L L L L L L L ${good} T`)).counts).toEqual([]);
  });

  test('takes ordered sets in either half of a word, of its length, and says where one is broken', async () => {
    const sets = await shown(`Q 00 00 01 F 00 00 02 I I I I Q 00 00 03 ${good} T`);
    expect([sets.sets, sets.counts]).toEqual([['9c 000001', '5c 000002', '9c 000003'], []]);
    const long = await shown(`Q 00 00 01 60 00 00 02 ${good} T`, { setLength: 8 });
    expect([long.sets, long.counts]).toEqual([['9c 00000160000002'], []]);
    const broken = await shown('Q 00 I I I I I I');
    expect([broken.sets, broken.counts]).toEqual([[], [['bad-ordered-set', 1]]]);
  });
});

everyEngineProperty(
  'what is sent comes out of registers as it was',
  designs[8],
  fc.array(fc.uint8Array({ minLength: 1, maxLength: 90 }), { minLength: 1, maxLength: 5 }),
  async (t, frames) => {
    const source = xgmiiSource(t, 'xgmii');
    const sink = xgmiiSink(t, 'xgmii');
    for (const frame of frames) source.send(frame);
    const received = [];
    for (let i = 0; i < frames.length; i++) received.push(await sink.recv());
    expect(received.map(({ bytes }) => hex(bytes))).toEqual(frames.map((bytes) => hex(bytes).padEnd(120, '0')));
  },
  { numRuns: 10 },
);
