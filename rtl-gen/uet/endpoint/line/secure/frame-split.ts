/** Frames of UET, split into what stands before the PDS or TSS header and what follows (uet-wire.md 1, 8). */
import { type Bits, bit, bits, module, record, sink, source } from '../../../../hdl/index.ts';
import { unitsReversed } from '../../../../lib/bits/joined.ts';
import { beat } from '../../../../lib/packet/beat.ts';
import { headerCollect } from '../../../../lib/packet/header-collect.ts';
import { packetCut } from '../../../../lib/packet/packet-cut.ts';
import { fifo, levelFifo } from '../../../../lib/stream/fifo.ts';
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
export const frameSplit = ({ udpPort, nativeProtocol, trimmedDscps }: EndpointWire) => {
  const Beat = beat(secureBytes);
  return module(
    `uet_frame_split_p${udpPort}_n${nativeProtocol ?? 'none'}_t${trimmedDscps.join('_')}`,
    {
      summary: 'Splits frames of UET at their PDS or TSS header.',
      out: { others: bit },
      link: { up: sink(Beat), frame: source(SplitFrame), body: source(Beat) },
    },
    ({ up, frame, body }, m) => {
      const first = m.reg('first', bit, { reset: 1 });
      const opens = m.forward('opens', bit);
      const beatsTaken = m.forward('beats_taken', bit);
      const may = m.named('may', first.not().or(opens));
      const beats = m.inst('beats', fifo(Beat, beatsHeld), {
        up: { payload: up.payload, valid: up.valid.and(may) },
        down: { ready: beatsTaken },
      });
      const ready = m.named('ready', may.and(beats.up.ready));
      const taken = m.named('taken', up.valid.and(ready));
      m.when(taken, () => first.set(up.payload.last));
      const collect = m.inst('collect', headerCollect(Beat, mostOuter), { beat: up.payload, valid: taken });
      m.unused(collect.count, collect.completes);

      // Where everything stands, by tag, kind of IP and transport.
      const at = (from: number, count: number): Bits =>
        collect.header.slice(8 * (mostOuter - from) - 1, 8 * (mostOuter - from - count));
      const isTagged = m.named('found_tag', at(12, 2).eq(etherTypes.code.vlan));
      const ip = m.named('ip', m.mux(isTagged, at(18, 48), at(14, 48)));
      const etherType = m.named('ether_type', m.mux(isTagged, at(16, 2), at(12, 2)));
      const ipAt = (from: number, count: number): Bits => ip.slice(8 * (48 - from) - 1, 8 * (48 - from - count));
      const isIpv6 = m.named('found_ipv6', etherType.eq(etherTypes.code.ipv6));
      const isIp = m.named('is_ip', isIpv6.or(etherType.eq(etherTypes.code.ipv4).and(ipAt(0, 1).eq(0x45))));
      const protocol = m.named('protocol', m.mux(isIpv6, ipAt(6, 1), ipAt(9, 1)));
      const dscp = m.named('dscp', m.mux(isIpv6, ipAt(0, 2).slice(11, 6), ipAt(1, 1).slice(7, 2)));
      const between = m.named('between', m.mux(isIpv6, ipAt(40, 8), ipAt(20, 8)));
      const isUdp = protocol.eq(ipProtocols.code.udp).and(between.slice(47, 32).eq(udpPort));
      const isNative = nativeProtocol === undefined ? m.lit(1, 0) : protocol.eq(nativeProtocol);
      const ipBytes = m.named('ip_bytes', m.mux(isIpv6, ipAt(4, 2), ipAt(2, 2).sub(20)));

      // A clock later all of it is known of the frame.
      const is = m.reg('is', record({ uet: bit, udp: bit, ipv6: bit, tagged: bit, trimmed: bit }));
      const got = m.reg(
        'got',
        record({
          header: bits(8 * mostOuter),
          source: bits(128),
          destination: bits(128),
          between: bits(64),
          bytes: bits(16),
        }),
      );
      const isTrimmed = trimmedDscps.map((each) => dscp.eq(each)).reduce<Bits<1>>((a, b) => a.or(b), m.lit(1, 0));
      is.set({ uet: isIp.and(isUdp.or(isNative)), udp: isUdp, ipv6: isIpv6, tagged: isTagged, trimmed: isTrimmed });
      got.set({
        header: unitsReversed(collect.header).as(8 * mostOuter),
        source: m.mux(isIpv6, ipAt(8, 16), ipAt(12, 4).zext(128)).as(128),
        destination: m.mux(isIpv6, ipAt(24, 16), ipAt(16, 4).zext(128)).as(128),
        between: between.as(64),
        bytes: ipBytes.as(16),
      });
      const shown = m.next('shown', collect.done, { reset: 0 });
      const transport = m.mux(is.udp, m.lit(outerBits, 8), m.lit(outerBits, 4));
      const ipLength = m.mux(is.ipv6, m.lit(outerBits, 54), m.lit(outerBits, 34));
      const length = m.named(
        'length',
        ipLength.add(transport).add(m.mux(is.tagged, m.lit(outerBits, 4), m.lit(outerBits, 0))),
      );
      const bytes = m.named('bytes', got.bytes.sub(transport.zext(16)).trunc(lengthBits));
      const frames = m.inst('frames', levelFifo(SplitFrame, waiting), {
        up: {
          payload: {
            outer: { header: got.header, length, tagged: is.tagged, ipv6: is.ipv6, udp: is.udp },
            around: {
              ipv6: is.ipv6,
              source: got.source,
              destination: got.destination,
              udp: is.udp,
              between: got.between,
              bytes,
            },
            trimmed: is.trimmed,
          },
          valid: shown.and(is.uet),
        },
        down: frame,
      });
      const Cut = record({ uet: bit, skip: bits(outerBits), length: bits(lengthBits) });
      const cutTaken = m.forward('cut_taken', bit);
      const cuts = m.inst('cuts', levelFifo(Cut, waiting), {
        up: { payload: { uet: is.uet, skip: length, length: bytes }, valid: shown },
        down: { ready: cutTaken },
      });
      opens.set(frames.level.le(waiting - ahead).and(cuts.level.le(waiting - ahead)));
      m.assert('a_frame_finds_its_place', shown.implies(cuts.up.ready.and(frames.up.ready)));

      // Bytes after what the IP header counts are padding; those that are missing make it a misfit further on.
      const { uet, skip, length: piece } = cuts.down.payload;
      const goes = m.named('goes', beats.down.valid.and(cuts.down.valid));
      const { data, keep, last } = beats.down.payload;
      const cut = m.inst('piece', packetCut(secureBytes, { skipBits: outerBits, lengthBits, depth: 16 }), {
        up: { payload: { data, keep, last, user: { skip, length: piece } }, valid: goes.and(uet) },
        down: body,
      });
      const passes = m.named('passes', cuts.down.valid.and(cut.up.ready.or(uet.not())));
      beatsTaken.set(passes);
      cutTaken.set(passes.and(beats.down.valid).and(last));
      return { others: shown.and(is.uet.not()), up: { ready }, frame: frames.down, body: cut.down };
    },
  );
};
