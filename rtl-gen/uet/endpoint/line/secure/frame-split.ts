/** Frames of UET, split into what stands before the PDS or TSS header and what follows (uet-wire.md 1, 8). */
import { type Bits, bit, bits, type Ctx, module, record, sink, source, type ValueOf } from '../../../../hdl/index.ts';
import { unitsReversed } from '../../../../lib/bits/joined.ts';
import { beat } from '../../../../lib/packet/beat.ts';
import { headerCollect } from '../../../../lib/packet/header-collect.ts';
import { packetCut } from '../../../../lib/packet/packet-cut.ts';
import { pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { levelFifo, queue } from '../../../../lib/stream/fifo.ts';
import { Around, lengthBits } from '../../../tss/layer/shapes.ts';
import { etherTypes, ipProtocols } from '../../../wire/layout/codes.ts';
import type { EndpointWire } from '../../settings.ts';

/** Bytes of a beat: those of a TSS layer. */
export const secureBytes = 16;
/** The most bytes before the PDS or TSS header: Ethernet, a tag, IPv6, UDP. */
export const mostOuter = 14 + 4 + 40 + 8;
export const outerBits = 7;

/** What stands before: `header` has its first byte in its lowest bits, `length` bytes of it count. */
export const Outer = record({
  header: bits(8 * mostOuter),
  length: bits(outerBits),
  tagged: bit,
  ipv6: bit,
  udp: bit,
});

/** A frame of UET without its bytes. `trimmed`: its DSCP is one of trimmed packets. */
export const SplitFrame = record({ outer: Outer, around: Around, trimmed: bit });

/** Frames that wait for who takes them, and those that are looked at when the next one begins. */
const [waiting, ahead] = [8, 3];
/** Beats that wait until it is known where to cut. */
const beatsHeld = 16;

/**
 * Of each frame of UET on `up`, 16 bytes a clock, `frame` says what stands before its PDS or TSS header, and `body` has
 * the bytes from there on, as many as the IP header says. Frames of anything else are swallowed, and counted by
 * `others`. IPv4 without options or IPv6 without extension headers, with one VLAN tag at most.
 */
export const frameSplit = (wire: EndpointWire) => {
  const { udpPort, nativeProtocol, trimmedDscps } = wire;
  const Beat = beat(secureBytes);
  return module(
    `uet_frame_split_p${udpPort}_n${nativeProtocol ?? 'none'}_t${trimmedDscps.join('_')}`,
    {
      summary: 'Splits frames of UET at their PDS or TSS header.',
      out: { others: bit },
      link: { up: sink(Beat), frame: source(SplitFrame), body: source(Beat) },
    },
    ({ up }, m) => {
      const first = m.reg('first', bit, { reset: 1 });
      const opens = m.forward('opens', bit);
      const begun = up.haltWhen(m.named('waits', first.and(opens.not())));
      m.when(begun.fires, () => first.set(up.payload.last));
      const collect = m.inst('collect', headerCollect(Beat, mostOuter), { beat: up.payload, valid: begun.fires });
      m.unused(collect.count, collect.completes);
      const beats = begun.through('beats', queue(beatsHeld));

      const told = pipeline(m, { header: collect.header }, { valid: collect.done })
        .stage('find', ({ header }) => ({ found: foundIn(m, wire, header) }))
        .stage('tell', ({ found }) => splitOf(m, found))
        .at('tell');
      const { uet } = told.found;
      const frames = m.inst('frames', levelFifo(SplitFrame, waiting), {
        up: { payload: told.frame, valid: told.valid.and(uet) },
      });
      const Cut = record({ uet: bit, skip: bits(outerBits), length: bits(lengthBits) });
      const { outer, around } = told.frame;
      const cuts = m.inst('cuts', levelFifo(Cut, waiting), {
        up: { payload: { uet, skip: outer.length, length: around.bytes }, valid: told.valid },
      });
      opens.set(frames.level.le(waiting - ahead).and(cuts.level.le(waiting - ahead)));
      m.assert('a_frame_finds_its_place', told.valid.implies(cuts.up.ready.and(frames.up.ready)));

      // Bytes after what the IP header counts are padding; those that are missing make it a misfit further on.
      const next = cuts.down;
      const { skip, length } = next.payload;
      const { data, keep, last } = beats.payload;
      const goes = m.named('goes', beats.valid.and(next.valid));
      const cut = m.inst('piece', packetCut(secureBytes, { skipBits: outerBits, lengthBits, depth: 16 }), {
        up: { payload: { data, keep, last, user: { skip, length } }, valid: goes.and(next.payload.uet) },
      });
      const passes = m.named('passes', next.valid.and(cut.up.ready.or(next.payload.uet.not())));
      beats.takeWhen(passes);
      next.takeWhen(passes.and(beats.valid).and(last));
      return { others: told.valid.and(uet.not()), frame: frames.down, body: cut.down };
    },
  );
};

/** What a frame is, by its first bytes, the first one on top: where everything stands goes by tag, IP and transport. */
function foundIn(m: Ctx, { udpPort, nativeProtocol, trimmedDscps }: EndpointWire, header: Bits) {
  const at = (from: number, count: number): Bits =>
    header.slice(8 * (mostOuter - from) - 1, 8 * (mostOuter - from - count));
  const tagged = m.named('found_tag', at(12, 2).eq(etherTypes.code.vlan));
  const ip = m.named('ip', m.mux(tagged, at(18, 48), at(14, 48)));
  const etherType = m.named('ether_type', m.mux(tagged, at(16, 2), at(12, 2)));
  const ipAt = (from: number, count: number): Bits => ip.slice(8 * (48 - from) - 1, 8 * (48 - from - count));
  const ipv6 = m.named('found_ipv6', etherType.eq(etherTypes.code.ipv6));
  const isIp = m.named('is_ip', ipv6.or(etherType.eq(etherTypes.code.ipv4).and(ipAt(0, 1).eq(0x45))));
  const protocol = m.named('protocol', m.mux(ipv6, ipAt(6, 1), ipAt(9, 1)));
  const dscp = m.named('dscp', m.mux(ipv6, ipAt(0, 2).slice(11, 6), ipAt(1, 1).slice(7, 2)));
  const between = m.named('between', m.mux(ipv6, ipAt(40, 8), ipAt(20, 8)));
  const udp = protocol.eq(ipProtocols.code.udp).and(between.slice(47, 32).eq(udpPort));
  const isNative = nativeProtocol === undefined ? m.lit(1, 0) : protocol.eq(nativeProtocol);
  return {
    ...{ uet: isIp.and(udp.or(isNative)), udp, ipv6, tagged },
    trimmed: trimmedDscps.map((each) => dscp.eq(each)).reduce<Bits<1>>((a, b) => a.or(b), m.lit(1, 0)),
    header: unitsReversed(header).as(8 * mostOuter),
    source: m.mux(ipv6, ipAt(8, 16), ipAt(12, 4).zext(128)).as(128),
    destination: m.mux(ipv6, ipAt(24, 16), ipAt(16, 4).zext(128)).as(128),
    between: between.as(64),
    /** After the IP header. */
    bytes: m.named('ip_bytes', m.mux(ipv6, ipAt(4, 2), ipAt(2, 2).sub(20))).as(16),
  };
}

/** The frame without its bytes. */
function splitOf(m: Ctx, found: ReturnType<typeof foundIn>): { readonly frame: ValueOf<typeof SplitFrame> } {
  const { header, tagged, ipv6, udp, source, destination, between, trimmed } = found;
  const either = (c: Bits<1>, yes: number, no: number) => m.mux(c, m.lit(outerBits, yes), m.lit(outerBits, no));
  const transport = either(udp, 8, 4);
  const length = m.named(
    'length',
    either(ipv6, 54, 34)
      .add(transport)
      .add(either(tagged, 4, 0)),
  );
  const bytes = m.named('bytes', found.bytes.sub(transport.zext(16)).trunc(lengthBits));
  return {
    frame: {
      outer: { header, length, tagged, ipv6, udp },
      around: { ipv6, source, destination, udp, between, bytes },
      trimmed,
    },
  };
}
