/** Writes packets to memory over AXI4. */
import { bit, bits, clog2, module, sink } from '../../hdl/index.ts';
import { beat } from '../packet/beat.ts';
import { packetRaise } from '../packet/packet-raise.ts';
import { fifo } from '../stream/fifo.ts';
import { axiBurstOf, axiBursts, checkRanges, memoryRange } from './axi-bursts.ts';
import { type Axi4Widths, axiWriteManager, checkId, mostBeats } from './axi4.ts';

export interface AxiWriterOptions {
  /** Bits of `length`: more than the number of a byte in a beat has. */
  readonly lengthBits: number;
  /** The id of all its bursts. */
  readonly id: number;
  /** Bursts that may be without a response: 2 or more. */
  readonly outstanding: number;
}

/** Packets of which the address has been taken, and whose bursts wait. */
const waitingRanges = 4;

/**
 * Writes the bytes of each packet of `up`, beats of `bytes` bytes, to where its `user` says: `length` bytes, as many as
 * the packet has, from `address` on, in incrementing bursts that do not cross a multiple of 4,096. A packet without
 * bytes writes nothing and counts for nothing.
 *
 * - `issued`: the first beat of a packet was taken. `done`: the last response of a packet has come, one pulse a packet,
 *   in order; `failed` then says that one of them was an error. So the bytes of a packet are in memory when as many
 *   are `done` as were `issued` with it.
 * - A beat a clock, and one more where a packet needs one more at its address. Data of a burst does not wait for its
 *   address to be taken. `m_axi_b` is always taken.
 */
export const axiWriter = (widths: Axi4Widths, { lengthBits, id, outstanding }: AxiWriterOptions) => {
  checkRanges(widths, lengthBits);
  checkId(widths, id);
  const { bytes } = widths;
  const lane = clog2(bytes);
  const lineBits = lane + clog2(mostBeats(bytes));
  const Target = memoryRange(widths, lengthBits);
  // Where in its line a packet begins.
  const Raised = beat(bytes, bits(lineBits));
  return module(
    `axi_writer_b${bytes}_a${widths.address}_l${lengthBits}_i${widths.id}_n${id}_o${outstanding}`,
    {
      summary: `Writes packets to memory over AXI4, ${bytes} bytes a beat.`,
      out: { issued: bit, done: bit, failed: bit },
      link: { up: sink(beat(bytes, Target)), ...axiWriteManager(widths) },
    },
    ({ up, m_axi_aw, m_axi_w, m_axi_b }, m) => {
      // A packet is taken when its range is.
      const begins = m.reg('begins', bit, { reset: 1 });
      const { data, keep, last, user } = up.payload;
      const hasBytes = m.named('has_bytes', begins.not().or(keep.at(0)));
      const rangesReady = m.forward('ranges_ready', bit);
      const raise = m.inst(
        'raise',
        packetRaise(Raised, 'by', (of) => of.trunc(lane)),
        {
          up: {
            payload: { data, keep, last, user: user.address.trunc(lineBits) },
            valid: up.valid.and(hasBytes).and(begins.not().or(rangesReady)),
          },
        },
      );
      const room = begins.not().or(rangesReady);
      const ready = m.named('ready', hasBytes.not().or(raise.up.ready.and(room)));
      const takes = m.named('takes', up.valid.and(ready));
      m.when(takes, () => begins.set(last));
      const issued = m.named('range_issued', takes.and(begins).and(hasBytes));
      const ranges = m.inst('ranges', fifo(Target, waitingRanges), { up: { payload: user, valid: issued } });
      rangesReady.set(ranges.up.ready);

      // Addresses: a burst leaves when there is room to remember it.
      const bursts = m.inst('bursts', axiBursts(widths, lengthBits), { up: ranges.down });
      const openReady = m.forward('open_ready', bit);
      const burst = bursts.down.takeWhen(m_axi_aw.ready.and(openReady));
      const open = m.inst('open', fifo(bit, outstanding), {
        up: { payload: burst.payload.last, valid: burst.valid.and(m_axi_aw.ready) },
      });
      openReady.set(open.up.ready);

      // Data: a burst ends where its packet does, or its line.
      const raised = raise.down.takeWhen(m_axi_w.ready);
      const lineBegins = m.reg('line_begins', bit, { reset: 1 });
      const nextInLine = m.reg('next_in_line', bits(lineBits - lane));
      const beatOut = raised.payload;
      const inLine = m.named('in_line', m.mux(lineBegins, beatOut.user.slice(lineBits - 1, lane), nextInLine));
      m.when(raised.valid.and(m_axi_w.ready), () => {
        lineBegins.set(beatOut.last);
        nextInLine.set(inLine.add(1));
      });

      // Responses.
      const bad = m.reg('bad', bit, { reset: 0 });
      const response = m_axi_b.takeWhen(m.lit(1, 1));
      const answered = open.down.takeWhen(response.valid);
      m.assert('responses_are_to_bursts', response.valid.implies(answered.valid));
      const isBad = m.named(
        'is_bad',
        bad.or(response.payload.resp.is('SLVERR')).or(response.payload.resp.is('DECERR')),
      );
      const done = m.named('range_done', response.valid.and(answered.payload));
      m.when(response.valid, () => bad.set(isBad.and(answered.payload.not())));
      m.unused(response.payload.id);
      return {
        issued,
        done,
        failed: isBad,
        up: { ready },
        m_axi_aw: { payload: axiBurstOf(m, widths, burst.payload, id), valid: burst.valid.and(openReady) },
        m_axi_w: {
          payload: { data: beatOut.data, strb: beatOut.keep, last: beatOut.last.or(inLine.all()) },
          valid: raised.valid,
        },
      };
    },
  );
};
