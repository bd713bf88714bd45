/** Packets without a PDC in `rx_join`: when they come to SES, and what becomes of those without room. */
import { PeerEvent } from '../../../../rtl-gen/uet/endpoint/receive/peer-event.ts';
import { rxJoin, rxJoinLatency } from '../../../../rtl-gen/uet/endpoint/receive/rx-join.ts';
import { PacketHeaders } from '../../../../rtl-gen/uet/endpoint/receive/rx-meta.ts';
import { pdsTargetLatency } from '../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { nackCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { zeroOf } from '../drawn-items.ts';
import { assert, portsOf, type TestContext } from '../test-kit.ts';
import { describe, elaborate, expect, hwTest, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { rxJoinProperty } from './rx-join-property.ts';

const sizes = { messages: 32, guaranteed: 16, responses: 32 };
/** Guaranteed responses that are for the oldest packets of PDCs. */
const last = 8;
const options = { adopts: true, atomics: true, asks: true, datagrams: true, rudi: true };
const join = rxJoin({ ...sizes, ...options });
const design = elaborate(join);
const joinOf = portsOf(join);

interface Given {
  readonly by: 'pdc' | 'uud' | 'rudi' | 'response';
  /** Of a response of RUDI: with so many bytes. */
  readonly bytes?: number;
  readonly good?: boolean;
  readonly stored?: boolean;
  readonly trimmed?: 'none' | 'trimmed' | 'last_hop';
  readonly psn?: number;
}

/** In which clock each thing was shown, and what of it counts. */
interface Seen {
  readonly requests: number[];
  readonly asides: { readonly clock: number; readonly uud: number; readonly rudi: number; readonly pktId: number }[];
  readonly refused: { readonly pktId: number; readonly code: number }[];
  /** pkt_ids of what the initiator hears; and bytes that SES is shown: of which, when, whence and how many. */
  readonly heard: number[];
  readonly brought: { readonly clock: number; readonly pktId: number; readonly from: bigint; readonly bytes: number }[];
  readonly events: Record<'off' | 'no_buffer' | 'unrouted', number>;
}

/** Gives a packet a clock; each request of a PDC that has all is delivered, and nothing is given back of these. */
async function joins(t: TestContext, packets: readonly Given[], enable = 1): Promise<Seen> {
  const dut = joinOf(t);
  const seen: Seen = {
    requests: [],
    asides: [],
    refused: [],
    heard: [],
    brought: [],
    events: { off: 0, no_buffer: 0, unrouted: 0 },
  };
  const deliveries = new Set<number>();
  dut.enable.set(enable);
  dut.request.ready.set(1);
  dut.returns.set({ messages: 0, guaranteed: 0, responses: 0 });
  for (let clock = 0; clock < packets.length + rxJoinLatency + pdsTargetLatency.verdict + 2; clock++) {
    const given = packets[clock];
    dut.shown.set(Number(given !== undefined));
    dut.end.valid.set(Number(given !== undefined));
    if (given !== undefined) {
      const { by, good = true, stored = true, trimmed = 'none', psn = clock, bytes } = given;
      dut.end.good.set(Number(good));
      dut.end.stored.set(Number(stored));
      dut.meta.route.set(by === 'pdc' ? 'target' : by === 'response' ? 'initiator' : 'datagram');
      t.dut.port('meta_rudi').set(Number(by === 'rudi'));
      dut.meta.ses.set(bytes === undefined ? 'response' : 'response_data');
      const event = { ...zeroOf(PeerEvent), source: 0xabn, local: 3, nt: 1, psn, payload: bytes ?? 0 };
      const packet = { ...zeroOf(PacketHeaders), trimmed, psn };
      dut.meta.content.set(by === 'response' ? { event } : { packet });
    }
    dut.delivered.set(Number(deliveries.has(clock)));
    if (dut.request.valid.get() === 1) {
      seen.requests.push(clock);
      const hasAll = (['gtd_del', 'ses_msg', 'pkt_buffer'] as const).every(
        (name) => dut.request.payload.resources[name].get() === 1,
      );
      if (hasAll) deliveries.add(clock + pdsTargetLatency.verdict);
    }
    const { valid, delivered, uud, rudi, side } = dut.aside.get();
    const { is, brings, echo } = rudi!;
    if (valid === 1 && delivered === 1) seen.asides.push({ clock, uud: uud!, rudi: is, pktId: echo.pkt_id });
    if (dut.peer.valid.get() === 1) seen.heard.push(dut.peer.arrival.event.psn.get());
    if (valid === 1 && brings === 1) {
      assert.equal(delivered, 0, 'bytes of a response are no delivery');
      assert.equal(side.local, 3);
      seen.brought.push({ clock, pktId: echo.pkt_id, from: side.source, bytes: side.length });
    }
    const refused = dut.refused.get()!;
    if (refused.valid === 1) seen.refused.push({ pktId: refused.echo.pkt_id, code: refused.nack_code });
    for (const name of ['off', 'no_buffer', 'unrouted'] as const) seen.events[name] += dut.events[name].get();
    await t.rising();
  }
  return seen;
}

const code = (name: keyof typeof nackCodes.code): number => nackCodes.code[name];
const nothing = { off: 0, no_buffer: 0, unrouted: 0 };

describe.each([wasmEngine, yosysEngine])('packets without a PDC, on $name', (engine) => {
  const create = { create: (of: Parameters<typeof engine.create>[1]) => engine.create(design, of) };

  hwTest('come to SES with the clocks of the target, in the order in which they came', create, async (t) => {
    const seen = await joins(t, [{ by: 'pdc' }, { by: 'uud' }, { by: 'rudi', psn: 77 }, { by: 'pdc' }]);
    expect(seen.requests).toEqual([0, 3].map((clock) => clock + rxJoinLatency));
    const verdict = rxJoinLatency + pdsTargetLatency.verdict;
    expect(seen.asides.map(({ clock, uud, rudi }) => [clock, uud, rudi])).toEqual([
      [verdict, 0, 0],
      [verdict + 1, 1, 0],
      [verdict + 2, 0, 1],
      [verdict + 3, 0, 0],
    ]);
    expect(seen.asides[2]!.pktId).toBe(77);
    expect(seen.refused).toEqual([]);
    expect(seen.events).toEqual(nothing);
  });

  hwTest('take none of the last guaranteed responses, which packets of PDCs do', create, async (t) => {
    const first = Array.from({ length: sizes.guaranteed - last }, () => ({ by: 'pdc' }) as const);
    const seen = await joins(t, [...first, { by: 'uud' }, { by: 'rudi', psn: 5 }, { by: 'pdc' }]);
    expect(seen.asides.map(({ uud, rudi }) => uud + rudi)).toEqual([...first.map(() => 0), 0]);
    expect(seen.refused).toEqual([{ pktId: 5, code: code('no_gtd_del_avail') }]);
    expect(seen.events).toEqual({ ...nothing, no_buffer: 2 });
    expect(Number(joinOf(t).free.guaranteed.get())).toBe(last - 1);
  });

  hwTest('without room for their bytes are dropped, and those of RUDI refused', create, async (t) => {
    const seen = await joins(t, [
      { by: 'uud', stored: false },
      { by: 'rudi', stored: false, psn: 9 },
    ]);
    expect(seen.asides).toEqual([]);
    expect(seen.refused).toEqual([{ pktId: 9, code: code('no_pkt_buffer') }]);
    expect(seen.events).toEqual({ ...nothing, no_buffer: 2 });
    expect(Number(joinOf(t).free.messages.get())).toBe(sizes.messages);
  });

  hwTest('that are trimmed are refused by RUDI, and take nothing', create, async (t) => {
    const seen = await joins(t, [
      { by: 'rudi', trimmed: 'trimmed', psn: 1 },
      { by: 'rudi', trimmed: 'last_hop', psn: 2 },
    ]);
    expect(seen.asides).toEqual([]);
    expect(seen.refused).toEqual([
      { pktId: 1, code: code('trimmed') },
      { pktId: 2, code: code('trimmed_lasthop') },
    ]);
    expect(seen.events).toEqual(nothing);
    expect(Number(joinOf(t).free.messages.get())).toBe(sizes.messages);
  });

  hwTest(
    'that are responses with bytes of RUDI are heard at once, and shown with the clocks of the target',
    create,
    async (t) => {
      const seen = await joins(t, [
        { by: 'response', psn: 7, bytes: 900 },
        { by: 'response', psn: 8 },
        { by: 'response', psn: 9, bytes: 0 },
        { by: 'response', psn: 10, bytes: 64, good: false },
        { by: 'pdc' },
      ]);
      expect(seen.heard).toEqual([7, 8, 9]);
      const verdict = rxJoinLatency + pdsTargetLatency.verdict;
      expect(seen.brought).toEqual([
        { clock: verdict, pktId: 7, from: 0xabn, bytes: 900 },
        { clock: verdict + 2, pktId: 9, from: 0xabn, bytes: 0 },
      ]);
      expect(seen.asides.map(({ rudi, uud }) => rudi + uud)).toEqual([0]);
      expect(seen.events).toEqual(nothing);
      expect(Number(joinOf(t).free.messages.get())).toBe(sizes.messages - 1);
    },
  );

  hwTest('that bring bytes without room for them are as if they were lost', create, async (t) => {
    const seen = await joins(t, [
      { by: 'response', psn: 7, bytes: 900, stored: false },
      { by: 'response', psn: 8, stored: false },
    ]);
    expect([seen.heard, seen.brought]).toEqual([[8], []]);
    expect(seen.events).toEqual({ ...nothing, no_buffer: 1 });
  });

  hwTest('are thrown away while receiving is off, and where their verdict is bad', create, async (t) => {
    const off = await joins(t, [{ by: 'uud' }, { by: 'rudi' }], 0);
    expect([off.asides, off.refused]).toEqual([[], []]);
    expect(off.events).toEqual({ ...nothing, off: 2 });
    const bad = await joins(t, [
      { by: 'uud', good: false },
      { by: 'rudi', good: false },
    ]);
    expect([bad.asides, bad.refused]).toEqual([[], []]);
    expect(bad.events).toEqual(nothing);
  });

  hwTest(
    'and those of PDCs go where the model has them, with what is reserved for them',
    { ...create, seeds: engine === wasmEngine ? 3 : 1, maxCycles: 20_000 },
    rxJoinProperty(sizes, engine === wasmEngine ? 4_000 : 2_000),
  );
});
