import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import type { TestContext } from '../../bench/context.ts';
import { everyEngineProperty } from '../../bench/every-engine-property.ts';
import { onEngines } from '../testing/on-engines.ts';
import { fcsOf } from './fcs.ts';
import type { EthernetFrame, Moment } from './frame.ts';
import { gmiiSink } from './gmii-sink.ts';
import { gmiiSource } from './gmii-source.ts';
import { gmiiReceiver, gmiiRegister } from './testing/designs.ts';

const register = elaborate(gmiiRegister);
const ramp = (length: number) => Uint8Array.from({ length }, (_, i) => i);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** What the design was shown in each clock: `dv er data`, `--` for data that means nothing. */
function watch(t: TestContext): string[] {
  const [data, valid, error] = ['gmii_rxd', 'gmii_rx_dv', 'gmii_rx_er'].map((name) => t.dut.port(name));
  const seen: string[] = [];
  t.attach({
    sample: () => {
      const octet = data!.get().toString(16).padStart(2, '0');
      seen.push(`${valid!.get()}${error!.get()}${valid!.get() || error!.get() ? octet : '--'}`);
    },
  });
  return seen;
}

test('the check sequence is that of known vectors', () => {
  // research/crypto-crc-nics.md, part D.
  expect(fcsOf(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(fcsOf(new Uint8Array(60))).toBe(0x04128908);
  expect(fcsOf(ramp(64))).toBe(0x100ece8c);
  expect(fcsOf(ramp(1514).map((_, i) => i & 255))).toBe(0xe7870705);
});

describe('a source', () => {
  test('sends preamble, delimiter, the padded bytes and the check sequence, low byte first', async () => {
    await onEngines(register, async (t) => {
      const seen = watch(t);
      const times = await gmiiSource(t, 'gmii').send(Uint8Array.of(0));
      const first = seen.findIndex((octet) => octet.startsWith('10'));
      const octets = seen.slice(first).map((octet) => octet.replace(/^10/, ''));
      const preamble = ['55', '55', '55', '55', '55', '55', '55', 'd5'];
      expect(octets).toEqual([...preamble, ...new Array(60).fill('00'), '08', '89', '12', '04']);
      const start = t.cycle - octets.length;
      // Edge 0 is at 10 ns.
      const at = (cycle: number) => ({ cycle, lane: 0, time: (cycle + 1) * 10_000_000 });
      expect(times).toEqual({ start: at(start), sfd: at(start + 7), end: at(start + 71) });
    });
  });

  test('keeps the gap between frames, or the one of the frame, and shows carrier extension', async () => {
    await onEngines(register, async (t) => {
      const seen = watch(t);
      const source = gmiiSource(t, 'gmii');
      const small: EthernetFrame = { bytes: Uint8Array.of(1), pad: false, fcs: 'none', preamble: Uint8Array.of(0xd5) };
      source.send({ ...small, extension: 2 });
      source.send(small);
      await source.send({ ...small, gap: 3, errors: [0] });
      const line = seen.join(' ').replace(/^(00-- )+/, '');
      expect(line).toBe(`10d5 1001 010f 010f ${'00-- '.repeat(12)}10d5 1001 00-- 00-- 00-- 10d5 1101`);
    });
  });

  test('can be paused and cleared; what has begun is sent to its end', async () => {
    await onEngines(register, async (t) => {
      const source = gmiiSource(t, 'gmii');
      const sink = gmiiSink(t, 'gmii');
      source.pause();
      const first = source.send(ramp(60));
      const second = source.send(ramp(61));
      await t.cycles(20);
      expect([source.queued, source.sent, source.idle]).toEqual([2, 0, false]);
      source.resume();
      await t.cycles(10);
      source.clear();
      await first;
      await expect(second).rejects.toThrow('the Ethernet source gmii was cleared');
      await t.cycles(90);
      expect([source.idle, source.sent, sink.frames.length]).toEqual([true, 1, 1]);
    });
  });

  test('sends a frame that reset interrupts again', async () => {
    await onEngines(register, async (t) => {
      const source = gmiiSource(t, 'gmii');
      const sink = gmiiSink(t, 'gmii');
      source.send(ramp(60));
      await t.cycles(30);
      t.dut.port('rst').set(1);
      await t.cycles(5);
      t.dut.port('rst').set(0);
      await source.whenIdle();
      await t.cycles(3);
      expect(sink.frames.map(({ bytes }) => hex(bytes))).toEqual([hex(ramp(60))]);
    });
  });

  test('refuses what cannot be sent with a sentence', async () => {
    await onEngines(register, async (t) => {
      const source = gmiiSource(t, 'gmii');
      const bytes = ramp(60);
      expect(() => source.send({ bytes, errors: [64] })).toThrow(
        'octet 64 lies outside of the frame, which has octets -8 to 63',
      );
      expect(() => source.send({ bytes, fcs: -1 })).toThrow('the check sequence -1');
      expect(() => source.send({ bytes, gap: 0.5 })).toThrow('0.5 octets of gap');
      expect(() => gmiiSource(t, 'mii')).toThrow('neither mii_txd nor mii_rxd as an input');
      expect(() => gmiiSink(t, 'gmii', { ports: { data: 'gmii_rxd' } })).toThrow('gmii_rxd, because it is an input');
      expect(() => gmiiSink(t, 'gmii', { ports: { valid: 'gmii_txd' } })).toThrow('gmii_txd has 8 bits');
    });
  });
});

describe('a sink', () => {
  const cases: [string, EthernetFrame, string[]][] = [
    ['nothing in a good frame', { bytes: ramp(60) }, []],
    ['a wrong check sequence', { bytes: ramp(60), fcs: 'bad' }, ['bad-fcs']],
    ['a check sequence of the sender', { bytes: ramp(60), fcs: 0xaaaaaaaa }, ['bad-fcs']],
    ['an absent check sequence', { bytes: ramp(80), fcs: 'none' }, ['bad-fcs']],
    ['an octet that is marked', { bytes: ramp(60), errors: [7] }, ['error']],
    ['a short preamble', { bytes: ramp(60), preamble: Uint8Array.of(0x55, 0x55, 0xd5) }, ['short-preamble']],
    ['a preamble that is the delimiter alone', { bytes: ramp(60), preamble: Uint8Array.of(0xd5) }, ['short-preamble']],
    [
      'a long preamble',
      { bytes: ramp(60), preamble: Uint8Array.from([...new Array(8).fill(0x55), 0xd5]) },
      ['long-preamble'],
    ],
    [
      'a broken preamble',
      { bytes: ramp(60), preamble: Uint8Array.of(0x55, 0x57, 0x55, 0x55, 0x55, 0x55, 0x55, 0xd5) },
      ['bad-preamble'],
    ],
    ['no preamble', { bytes: ramp(60), preamble: new Uint8Array(0) }, ['no-sfd']],
    ['a runt', { bytes: ramp(59), pad: false }, ['runt']],
    ['less than a check sequence', { bytes: ramp(3), pad: false, fcs: 'none' }, ['runt', 'bad-fcs']],
    ['too long a frame', { bytes: ramp(1997) }, ['oversize']],
    ['too short a gap', { bytes: ramp(60), gap: 11 }, ['short-gap']],
    ['no fault in carrier extension', { bytes: ramp(60), extension: 4 }, []],
  ];
  for (const [what, frame, violations] of cases)
    test(`names ${what}, and only that`, async () => {
      await onEngines(register, async (t) => {
        const source = gmiiSource(t, 'gmii');
        const sink = gmiiSink(t, 'gmii', { tolerate: 'all' });
        for (const one of [ramp(60), frame, ramp(60)]) source.send(one);
        await sink.received(3);
        expect(sink.frames.map((one) => [...one.violations].sort())).toEqual([[], [...violations].sort(), []]);
        expect([...sink.violations]).toEqual(sink.frames[1]!.violations.map((violation) => [violation, 1]));
      });
    });

  test('counts the gap from the end of carrier extension', async () => {
    await onEngines(register, async (t) => {
      const source = gmiiSource(t, 'gmii');
      const sink = gmiiSink(t, 'gmii', { tolerate: ['short-gap'] });
      source.send({ bytes: ramp(60), extension: 4 });
      source.send({ bytes: ramp(60), gap: 10 });
      await sink.received(2);
      expect(sink.frames.map(({ gap, violations }) => [gap, violations])).toEqual([
        [undefined, []],
        [10, ['short-gap']],
      ]);
    });
  });

  test('fails the run for what it is not to tolerate', async () => {
    const send = (tolerate: readonly ('runt' | 'bad-fcs')[]) =>
      onEngines(register, async (t) => {
        const sink = gmiiSink(t, 'gmii', { tolerate });
        gmiiSource(t, 'gmii').send({ bytes: ramp(9), pad: false });
        await sink.received(1);
      });
    await send(['runt']);
    await expect(send(['bad-fcs'])).rejects.toThrow(
      /^Ethernet on gmii: runt, the frame of 9 bytes that begins at cycle \d+$/,
    );
  });

  test('tells when start, delimiter and end came, the gap, and where errors are', async () => {
    await onEngines(register, async (t) => {
      const source = gmiiSource(t, 'gmii', { gap: 20 });
      const sink = gmiiSink(t, 'gmii', { tolerate: ['error'] });
      source.send(ramp(60));
      const sent = await source.send({ bytes: ramp(61), errors: [-8, 3] });
      const { start, sfd, end, gap, errors, preamble, fcs } = await sink.recv().then(() => sink.recv());
      // The register's clock later.
      const later = (moment: Moment | undefined) => ({
        cycle: moment!.cycle + 1,
        lane: 0,
        time: moment!.time + 10_000_000,
      });
      expect([start, sfd, end]).toEqual([later(sent.start), later(sent.sfd), later(sent.end)]);
      expect([gap, errors, hex(preamble), fcs]).toEqual([20, [-8, 3], '55555555555555d5', fcsOf(ramp(61))]);
    });
  });

  test('takes any preamble where it is told to', async () => {
    await onEngines(register, async (t) => {
      const sink = gmiiSink(t, 'gmii', { preamble: 'any' });
      // As a link layer may have it: a sequence number that happens to look like a delimiter.
      const preamble = Uint8Array.of(0x55, 0x07, 0xd5, 0xd5, 0x55, 0x55, 0x55, 0xd5);
      gmiiSource(t, 'gmii').send({ bytes: ramp(60), preamble });
      const frame = await sink.recv();
      expect([hex(frame.preamble), hex(frame.bytes)]).toEqual([hex(preamble), hex(ramp(60))]);
      expect(frame.sfd?.cycle).toBe(frame.start.cycle + 7);
    });
  });
});

const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 90 });

test('what is sent comes out of a register as it was', async () => {
  const frames = fc.array(fc.record({ bytes: anyBytes, gap: fc.integer({ min: 12, max: 15 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  const property = fc.asyncProperty(frames, (sent) =>
    onEngines(register, async (t) => {
      const source = gmiiSource(t, 'gmii');
      const sink = gmiiSink(t, 'gmii');
      for (const frame of sent) source.send(frame);
      await sink.received(sent.length);
      const padded = sent.map(({ bytes }) => hex(bytes).padEnd(120, '0'));
      expect(sink.frames.map(({ bytes }) => hex(bytes))).toEqual(padded);
      expect(sink.frames.slice(1).map(({ gap }) => gap)).toEqual(sent.slice(1).map(({ gap }) => gap));
    }),
  );
  await fc.assert(property, { numRuns: 10 });
});

everyEngineProperty(
  'a MAC in hardware finds the frames that are bad',
  elaborate(gmiiReceiver),
  fc.array(
    fc.record({
      bytes: anyBytes,
      fcs: fc.constantFrom('good' as const, 'bad' as const),
      errors: fc.constantFrom([], [0], [63], [-1]),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  async (t, frames) => {
    const source = gmiiSource(t, 'gmii');
    const [octet, valid, last, bad] = ['octet', 'valid', 'last', 'bad'].map((name) => t.dut.port(name));
    const got: { bytes: number[]; bad: number }[] = [];
    let bytes: number[] = [];
    t.attach({
      sample: () => {
        if (valid!.get() === 0) return;
        bytes.push(Number(octet!.get()));
        if (last!.get() === 0) return;
        got.push({ bytes, bad: Number(bad!.get()) });
        bytes = [];
      },
    });
    for (const frame of frames) source.send(frame);
    await source.whenIdle();
    await t.cycles(3);
    expect(got.map((frame) => frame.bad)).toEqual(
      frames.map(({ fcs, errors }) => (fcs === 'bad' || errors.some((at) => at >= 0) ? 1 : 0)),
    );
    expect(got.map((frame) => hex(Uint8Array.from(frame.bytes.slice(0, -4))))).toEqual(
      frames.map((frame) => hex(frame.bytes).padEnd(120, '0')),
    );
  },
  { numRuns: 10 },
);
