import { describe, expect, test } from 'vitest';
import {
  bit,
  bits,
  elaborate,
  enumOf,
  int,
  module,
  optional,
  record,
  sink,
  source,
  union,
  vec,
} from '../../rtl-gen/hdl/index.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';
import type { TestContext } from '../bench/context.ts';
import type { Value } from '../engine/simulator.ts';
import { stream, streamsOf } from './item.ts';
import { failureOn, onEngines } from './testing/on-engines.ts';

const Header = union({
  short: record({ kind: bits(4), size: bits(8) }),
  long: record({ kind: bits(4), sizes: vec(bits(6), 3) }),
});

const Everything = record({
  psn: bits(32),
  tag: bits(48),
  kind: enumOf('request', 'ack', 'nack'),
  delta: int(8),
  far: int(40),
  lanes: vec(record({ id: bits(3), on: bit }), 2),
  header: Header,
  stamp: optional(false as boolean, bits(8)),
});

const design = fifo(Everything, 4);
const { up, down } = streamsOf(design);

const item = {
  psn: 0xffff_ffff,
  tag: 1n << 47n,
  kind: 'nack',
  delta: -128,
  far: -1n,
  lanes: [
    { id: 5, on: 1 },
    { id: 2, on: 0 },
  ],
  header: 0x123456,
} as const;

test('items of any shape pass a FIFO as they were sent', async () => {
  await onEngines(elaborate(design), async (t) => {
    const [source, sink] = [t.source(up), t.sink(down)];
    t.monitor(down);
    const second = { ...item, delta: 127, far: 2n ** 39n - 1n, kind: 'request', tag: 7 } as const;
    source.sendNow(item);
    source.sendNow(second);
    await sink.received(2);
    expect(sink.items.map((received) => received.item)).toEqual([item, { ...second, tag: 7n }]);
  });
});

test('a union is sent by one of its views, whose bits are the upper ones', async () => {
  await onEngines(elaborate(design), async (t) => {
    const [source, sink] = [t.source(up), t.sink(down)];
    source.sendNow({ ...item, header: { short: { kind: 0xa, size: 0x5c } } });
    source.sendNow({ ...item, header: { long: { kind: 0x3, sizes: [1, 2, 63] } } });
    await sink.received(2);
    // The long view has 22 bits, the short one 12.
    const long = (0x3 << 18) | (63 << 12) | (2 << 6) | 1;
    expect(sink.items.map((received) => received.item.header)).toEqual([0xa5c << 10, long]);
  });
});

test('names of AXI4-Stream, and names that the module chooses', async () => {
  const Beat = record({ data: bits(16), last: bit, mark: vec(bits(2), 2) });
  const slice = module(
    'slice',
    {
      link: { up: sink(Beat, { names: 'axi-stream' }), down: source(Beat, { names: 'axi-stream' }) },
      verilogNames: { up: 's_axis', down: 'm_axis' },
    },
    (io) => ({ up: { ready: io.down.ready }, down: { payload: io.up.payload, valid: io.up.valid } }),
  );
  const streams = streamsOf(slice);
  expect(streams.up.name).toBe('s_axis');
  await onEngines(elaborate(slice), async (t) => {
    const [source, sink] = [t.source(streams.up), t.sink(streams.down)];
    source.sendNow({ data: 0x1234, last: 1, mark: [1, 2] });
    expect((await sink.recv()).item).toEqual({ data: 0x1234, last: 1, mark: [1, 2] });
  });
});

/** Two FIFOs, one after the other. */
const chain = module('chain', { link: { up: sink(Everything), down: source(Everything) } }, (io, m) => {
  const between = m.wire('between', bit, 0);
  const first = m.inst('first', design, { up: io.up, down: { ready: between } });
  const second = m.inst('second', design, { up: first.down, down: io.down });
  between.set(second.up.ready);
  return { up: first.up, down: second.down };
});

describe('a monitor inside the design', () => {
  test('follows a stream by the path of its nets', async () => {
    await onEngines(elaborate(chain), async (t) => {
      const seen: unknown[] = [];
      t.monitor(stream('first.down', Everything), { onItem: (value, cycle) => seen.push([value, cycle]) });
      const [source, sink] = [t.source(up), t.sink(down)];
      const accepted = await source.send(item);
      await sink.received(1);
      expect(seen).toEqual([[item, accepted + 1]]);
    });
  });

  test('says what there is instead of a net', async () => {
    const watch = (path: string) => failureOn(elaborate(chain), async (t) => void t.monitor(path));
    expect(await watch('frist.down')).toBe('the design shows no net frist.down_valid; did you mean first.down_valid?');
    expect(await watch('elsewhere.inside')).toContain('an engine that was made with trace: true');
  });
});

describe('what does not fit is refused with its place', () => {
  const refused = (send: (source: ReturnType<typeof typedSource>) => void) =>
    failureOn(elaborate(design), async (t) => {
      const source = typedSource(t);
      send(source);
      await t.cycles(5);
    });
  const typedSource = (t: TestContext) => t.source(up);

  test.each<[string, Parameters<typeof refused>[0], string]>([
    [
      'a number above an element',
      (s) => s.sendNow({ ...item, lanes: [item.lanes[0], { id: 8, on: 1 }] }),
      '8 does not fit up_payload_lanes_1_id, which has 3 bits',
    ],
    [
      'an integer below its range',
      (s) => s.sendNow({ ...item, delta: -129 }),
      '-0x81 does not fit up_payload_delta, a signed integer of 8 bits',
    ],
    ['half a number', (s) => s.sendNow({ ...item, delta: 0.5 }), '0.5 does not fit up_payload_delta'],
    [
      'too few elements',
      (s) => s.sendNow({ ...item, lanes: [item.lanes[0]] }),
      'up_payload_lanes is a list of 2, so [{ id: 5, on: 1 }] cannot be sent',
    ],
    [
      'two views of a union',
      (s) => s.sendNow({ ...item, header: { short: { kind: 1, size: 1 }, long: { kind: 1, sizes: [1, 1, 1] } } }),
      'up_payload_header takes its bits or one of its views short, long',
    ],
    [
      'a view with a field that does not fit',
      (s) => s.sendNow({ ...item, header: { short: { kind: 16, size: 1 } } }),
      '0x10 does not fit up_payload_header_short_kind, which has 4 bits',
    ],
    [
      'an absent part',
      (s) => s.sendNow({ ...item, stamp: 1 }),
      'the design has no up_payload_stamp, so 1 cannot be sent',
    ],
    [
      'a misspelt state',
      // @ts-expect-error: the editor says so too
      (s) => s.sendNow({ ...item, kind: 'nak' }),
      'up_payload_kind has no state nak; did you mean nack?',
    ],
    [
      'a missing field',
      // @ts-expect-error: the editor says so too
      (s) => s.sendNow({ ...item, psn: undefined }),
      'for up_payload lacks psn',
    ],
    [
      'an unknown field',
      // @ts-expect-error: the editor says so too
      (s) => s.sendNow({ ...item, psm: 1 }),
      'up_payload has no field psm; did you mean psn?',
    ],
  ])('%s', async (_, send, message) => {
    expect(await refused(send)).toContain(message);
  });

  test('a shape that the design does not have', async () => {
    const other = stream('down', record({ psn: bits(31) }));
    expect(await failureOn(elaborate(design), async (t) => void t.sink(other))).toBe(
      'down_payload_psn has 32 bits, but the shape given for stream down has 31 there',
    );
  });
});

test('what is received is typed by the shape', () => {
  // Never called: only its types count.
  const typed = async (t: TestContext) => {
    const { item: got } = await t.sink(down).recv();
    const psn: number = got.psn;
    const tag: bigint = got.tag;
    const kind: 'request' | 'ack' | 'nack' | Value = got.kind;
    const lane: number | undefined = got.lanes[0]?.id;
    const stamp: number | undefined = got.stamp;
    // @ts-expect-error: no such field
    void got.psm;
    // @ts-expect-error: 48 bits are a bigint
    const narrow: number = got.tag;
    // @ts-expect-error: a stream of bytes takes no record
    t.source(stream('up', bits(8))).sendNow({ psn: 1 });
    // @ts-expect-error: no such stream
    void streamsOf(design).upp;
    return [psn, tag, kind, lane, stamp, narrow];
  };
  expect(typed).toBeTypeOf('function');
});
