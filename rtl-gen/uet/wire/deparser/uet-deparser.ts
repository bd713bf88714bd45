/** The deparser of UET packets: from records of headers and their payloads to frames. */
import { bit, bits, clog2, module, record, type Shape, sink, source } from '../../../hdl/index.ts';
import { unitsReversed } from '../../../lib/bits/joined.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { headerInsert, headerInsertLatency } from '../../../lib/packet/header-insert.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
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

/** Records in the builder, and those that wait after it: a power of two. */
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
      // Headers in one word.
      const built = m.inst('builder', headerBuilder(all), { headers: headers.payload });
      const taken = m.named('taken', headers.fires);
      const building = pipeline(m, { length: headers.payload.payload_length }, { valid: taken });
      const { valid: isBuilt, length } = building.repeat(builderLatency, 'build', () => ({})).out;
      const sends = m.named('sends', built.known.and(built.fits));
      const frames = m.inst('frames', resultBuffer(WaitingFrame(Trailer), waiting), {
        issue: taken,
        done: isBuilt,
        result: {
          ...{ header: unitsReversed(built.header), words: built.length.slice(7, 2), payload: length },
          ...{ room: built.room, send: sends, user: built.trailer },
        },
      });
      headers.takeWhen(frames.ready);
      m.assert('headers_are_words_and_a_half', isBuilt.and(sends).implies(built.length.slice(1, 0).eq(2)));

      // In front of the payload.
      const { down: framed } = m.inst('insert', headerInsert(size, options), {
        frame: frames.down.map(({ words, ...frame }) => ({ ...frame, length: words.cat(m.lit(2, 2)) })),
        up: payload,
      });
      const leaves = m.named('leaves', framed.fires);
      const ends = m.named('ends', leaves.and(framed.payload.last));

      const zeros = { sent: 0, wrong_length: 0, too_long: 0, no_packet: 0 };
      const counts = m.reg('counts', DeparserCounts, { reset: zeros });
      const count = (name: keyof typeof zeros) => () => counts.set({ [name]: counts[name].add(1) });
      m.when(ends, () => m.when(framed.payload.wrong, count('wrong_length')).otherwise(count('sent')));
      m.when(isBuilt, () =>
        m.when(built.known.not(), count('no_packet')).elsewhen(built.fits.not(), count('too_long')),
      );
      if (trailerFillLatency(size, all) === 0)
        return { counts, down: framed.map(({ data, keep, last, wrong }) => ({ data, keep, last, wrong })) };

      // Checksums, in a pipeline that never stalls.
      const filling = m.inst('trailers', trailerFill(size, all), { beat: framed.payload, valid: leaves });
      const out = m.inst('out', resultBuffer(Out, 2 ** clog2(trailerFillLatency(size, all) + 2)), {
        issue: leaves,
        done: filling.done,
        result: filling.filled,
        down,
      });
      framed.takeWhen(out.ready);
      return { counts, down: out.down };
    },
  );
};

/** Clocks from a record to the first beat of its frame, if its payload is there. */
export const deparserLatency = (size: number, settings: Partial<DeparserSettings> = {}): number => {
  const all = { ...defaultDeparserSettings, ...settings };
  const fills = trailerFillLatency(size, all);
  return builderLatency + 1 + headerInsertLatency + (fills === 0 ? 0 : fills + 1);
};
