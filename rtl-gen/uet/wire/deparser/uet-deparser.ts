/** The deparser of UET packets: from records of headers and their payloads to frames. */
import { type Bits, bit, bits, clog2, module, record, type Shape, sink, source } from '../../../hdl/index.ts';
import { beat, part } from '../../../lib/packet/beat.ts';
import { headerInsert, headerInsertLatency } from '../../../lib/packet/header-insert.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { ParsedHeaders } from '../parser/parsed-headers.ts';
import { headerBytes } from '../parser/sizes.ts';
import { builderLatency, headerBuilder } from './header-builder.ts';
import { roomBits, trailerShape } from './packet-lengths.ts';
import { type DeparserSettings, defaultDeparserSettings } from './settings.ts';
import { frameBeat, trailerFill, trailerFillLatency } from './trailer-fill.ts';

/** Bytes a clock that the deparser is built for. */
export const deparserWidths = [8, 16, 32, 64, 128] as const;
export type DeparserWidth = (typeof deparserWidths)[number];

/** The name of a deparser's module. */
export const deparserName = (size: number, { crc, fcs, pad }: Pick<DeparserSettings, 'crc' | 'fcs' | 'pad'>): string =>
  [
    'uet_deparser',
    `b${size}`,
    ...(crc === 'none' ? [] : ['crc', crc]),
    ...(fcs ? ['fcs'] : []),
    ...(pad ? ['pad'] : []),
  ].join('_');

/** What became of records, modulo 2^32: each counts once. */
export const DeparserCounts = record({
  sent: bits(32),
  /** Sent, and marked: its payload had another length. */
  wrong_length: bits(32),
  /** Not sent: longer than IP can say. */
  too_long: bits(32),
  /** Not sent: IP, transport or PDS is missing. */
  no_packet: bits(32),
});

/**
 * A frame on its way to its payload. All headers together have 2 bytes more than a multiple of 4, because Ethernet's
 * has and the rest have multiples: what is always the same is not stored, and the payload is turned by whole words.
 */
const WaitingFrame = <U>(user: Shape<U>) =>
  record({
    header: bits(8 * headerBytes.link),
    words: bits(6),
    payload: bits(16),
    room: bits(roomBits),
    send: bit,
    user,
  });

/** Records in the builder, and those that wait behind it: a power of two. */
const waiting = 2 ** clog2(builderLatency + 4);

/**
 * Sends a frame, beats of `size` bytes (8 to 128), for each record of `headers` and the packet of `payload` that
 * belongs to it, in order. The records are those of the parser, and each has a payload, which may be one beat without
 * bytes.
 *
 * What follows from the rest of the packet is filled in whatever the record says: EtherTypes (of tags 0x88a8 or 0x8100,
 * as it says), version, IHL, lengths and checksum of IP, its protocol, UDP's port, length and checksum, PDS type and
 * next header, SES version, the UET CRC, padding and FCS. A packet with TSS gets no CRC: its payload ends with the ICV.
 * Nor does one that is `trimmed`.
 *
 * A frame is as long as `payload_length` says. A payload with more bytes is cut off there, one with fewer is filled up;
 * both leave with their CRC and FCS inverted and `wrong` in the last beat. What cannot be sent is thrown away with its
 * payload, and counted: a packet that is longer than IP can say, a record without IP, transport or PDS.
 *
 * A beat leaves in each clock, without a pause within frames and between them, while `headers` and `payload` have what
 * is needed: frames of one beat too. Latency: the first beat `deparserLatency(size, settings)` clocks after its record.
 */
export const uetDeparser = (size: DeparserWidth, settings: Partial<DeparserSettings> = {}) => {
  const all = { ...defaultDeparserSettings, ...settings };
  const Trailer = trailerShape(all);
  const options = { headerBytes: headerBytes.link, payloadBits: 16, roomBits, user: Trailer };
  const Out = frameBeat(size);
  return module(
    deparserName(size, all),
    {
      summary: `Builds UET packets in beats of ${size} bytes from records of headers and payloads.`,
      out: { counts: DeparserCounts },
      link: { headers: sink(ParsedHeaders), payload: sink(beat(size)), down: source(Out) },
    },
    ({ headers, payload, down }, m) => {
      const later = delayer(m);

      // Headers in one word.
      const taken = m.forward('taken', bit);
      const built = m.inst('builder', headerBuilder(all), { headers: headers.payload });
      const building = m.reg('building', bits(builderLatency), { reset: 0 });
      building.set(building.shl(1).or(taken.zext(builderLatency)));
      const isBuilt = building.at(builderLatency - 1);
      const frameReady = m.forward('frame_ready', bit);
      const sends = m.named('sends', built.known.and(built.fits));
      const frames = m.inst('frames', resultBuffer(WaitingFrame(Trailer), waiting), {
        issue: taken,
        done: isBuilt,
        result: {
          header: bytesReversed(built.header),
          words: built.length.slice(7, 2),
          payload: later('payload_length', bits(16), headers.payload.payload_length, builderLatency),
          room: built.room,
          send: sends,
          user: built.trailer,
        },
        down: { ready: frameReady },
      });
      taken.set(headers.valid.and(frames.ready));

      // In front of the payload.
      const framedReady = m.wire('framed_ready', bit, 0);
      const waits = frames.down.payload;
      m.assert('headers_are_words_and_a_half', isBuilt.and(sends).implies(built.length.slice(1, 0).eq(2)));
      const framed = m.inst('insert', headerInsert(size, options), {
        frame: {
          payload: {
            header: waits.header,
            length: waits.words.cat(m.lit(2, 2)),
            payload: waits.payload,
            room: waits.room,
            send: waits.send,
            user: waits.user,
          },
          valid: frames.down.valid,
        },
        up: payload,
        down: { ready: framedReady },
      });
      frameReady.set(framed.frame.ready);
      const leaves = m.named('leaves', framed.down.valid.and(framedReady));
      const ends = m.named('ends', leaves.and(framed.down.payload.last));
      const { data, keep, last, wrong } = framed.down.payload;

      const zeros = { sent: 0, wrong_length: 0, too_long: 0, no_packet: 0 };
      const counts = m.reg('counts', DeparserCounts, { reset: zeros });
      m.when(ends, () => {
        m.when(wrong, () => counts.set({ wrong_length: counts.wrong_length.add(1) })).otherwise(() =>
          counts.set({ sent: counts.sent.add(1) }),
        );
      });
      m.when(isBuilt, () => {
        m.when(built.known.not(), () => counts.set({ no_packet: counts.no_packet.add(1) })).elsewhen(
          built.fits.not(),
          () => counts.set({ too_long: counts.too_long.add(1) }),
        );
      });
      const sides = { counts, headers: { ready: frames.ready }, payload: framed.up };
      if (trailerFillLatency(size, all) === 0) {
        framedReady.set(down.ready);
        return { ...sides, down: { payload: { data, keep, last, wrong }, valid: framed.down.valid } };
      }

      // Checksums, in a pipeline that never stalls.
      const filling = m.inst('trailers', trailerFill(size, all), {
        beat: framed.down.payload,
        valid: leaves,
      });
      const out = m.inst('out', resultBuffer(Out, 2 ** clog2(trailerFillLatency(size, all) + 2)), {
        issue: leaves,
        done: filling.done,
        result: filling.filled,
        down,
      });
      framedReady.set(out.ready);
      return { ...sides, down: out.down };
    },
  );
};

/** The bytes in the opposite order. */
const bytesReversed = (word: Bits): Bits =>
  Array.from({ length: word.width / 8 }, (_, i) => part(word, i, 1, 8)!).reduce((high, low) => high.cat(low));

/** Clocks from a record to the first beat of its frame, if its payload is there. */
export const deparserLatency = (size: number, settings: Partial<DeparserSettings> = {}): number => {
  const all = { ...defaultDeparserSettings, ...settings };
  const fills = trailerFillLatency(size, all);
  return builderLatency + 1 + headerInsertLatency + (fills === 0 ? 0 : fills + 1);
};
