/** The bytes of messages, in the order of the messages, from where each of them has them. */
import { type Bits, module, sink, source } from '../../hdl/index.ts';
import { belowMask } from '../../lib/bits/masks.ts';
import { type LoweredBeat, loweredBeat } from '../../lib/packet/packet-lower.ts';
import { fullSlice } from '../../lib/stream/register-slice.ts';
import type { EndpointWidth } from '../endpoint/settings.ts';
import { PayloadPlace } from './send-entries.ts';

/** A beat of payload; `wrong`: it, or one before it in its message, could not be read. */
export type PayloadBeat = LoweredBeat;

/**
 * One packet of `payload` for each of `places`, in order: the next one of `memory`, the bytes that its entry has, or
 * one beat without a byte. A beat a clock, latency 1; `payload` and both readies come from registers.
 */
export const payloadJoin = (size: EndpointWidth) =>
  module(
    `payload_join_b${size}`,
    {
      summary: 'The bytes of messages, from memory or from their entries.',
      link: { places: sink(PayloadPlace), memory: sink(loweredBeat(size)), payload: source(loweredBeat(size)) },
    },
    ({ places, memory }, m) => {
      const { kind, inline, length } = places.payload;
      const reads = m.named('reads', kind.is('memory'));
      const inlineKeep: Bits = belowMask(m, size, length.zext(8).mask(kind.is('inline')));
      const beat = {
        data: m.mux(reads, memory.payload.data, inline.zext(8 * size)),
        keep: m.mux(reads, memory.payload.keep, inlineKeep),
        last: m.mux(reads, memory.payload.last, m.lit(1, 1)),
        wrong: memory.payload.wrong.and(reads),
      };
      const next = m.offer('next', { payload: beat, valid: places.valid.and(reads.not().or(memory.valid)) });
      places.takeWhen(next.fires.and(beat.last));
      memory.takeWhen(next.fires.and(reads));
      return { payload: next.through('slice', fullSlice) };
    },
  );
