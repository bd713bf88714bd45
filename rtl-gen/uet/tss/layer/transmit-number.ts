/** Packets that are to be sent, each with its TSC, its TSS header and what it takes to seal it. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  cat,
  clog2,
  module,
  record,
  sink,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { queue, roomyFifo } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { mostHeader, tssAadHeader } from './aad-header.ts';
import { type WithDomain, withDomain } from './domain-finder.ts';
import { tssKeyRequest } from './key-request.ts';
import { aroundOf, keyRequest, type LayerSizes, lengthBits, TransmitHead } from './shapes.ts';
import { tscAllocator, tscCommand, tscResult } from './tsc-allocator.ts';

/** Bits of a number of bytes of the header in front of a body. */
export const headerBits = clog2(mostHeader + 1);

/** Packets that may wait for their number. */
const packetsAsking = 8;

/**
 * A packet that is to be sealed, but for its key. `header`: what stands before the body in the engine, its first byte
 * in the most significant place, `header_bytes` of it, of which `around_bytes` do not leave. `sent` 0: it cannot be
 * sent.
 */
export const TransmitOrder = record({
  sent: bit,
  tsc: bits(64),
  iv: bits(96),
  header: bits(8 * mostHeader),
  header_bytes: bits(headerBits),
  around_bytes: bits(headerBits),
  aad_bytes: bits(lengthBits),
  bytes: bits(lengthBits),
  /** Bytes that leave: header, body and ICV. */
  sealed_bytes: bits(lengthBits),
});

/**
 * Gives each packet with its domain its number, once, whatever becomes of it later. It cannot be sent if there is no
 * such domain or key, no number left, nothing in the IV that tells its source from others, or if it ends before its
 * encrypted part would begin. Latency 8, a packet a clock.
 *
 * `commands` are those of the counters of `2 * domains` associations, `refused` and `upset` as of `tscAllocator`;
 * `quiet`: no packet has a number and has not been handed over.
 */
export const transmitNumber = (sizes: LayerSizes) => {
  const contexts = 2 * sizes.domains;
  return module(
    `tss_transmit_number_n${sizes.domains}`,
    {
      summary: 'The TSC and the TSS header of packets that are to be sent.',
      out: { quiet: bit, refused: bit, upset: bit },
      link: {
        commands: sink(tscCommand({ contexts })),
        up: sink(withDomain(sizes, TransmitHead)),
        down: source(record({ needed: bit, request: keyRequest(sizes), packet: TransmitOrder })),
      },
    },
    ({ commands, up }, m) => {
      // The packet, while its number is asked for.
      const held = up.through('held', forwardSlice);
      const { known, domain, index, packet: head } = held.payload;
      const has_key = m.named('has_key', known.and(domain.associations.at(head.an)));
      const room = m.forward('room', bit);
      const numbers = m.inst('numbers', tscAllocator({ contexts }), {
        command: commands,
        up: { payload: index.cat(head.an), valid: held.valid.and(has_key).and(room) },
        down: { ready: m.lit(1, 1) },
      });
      const asks = m.named('asks', held.valid.and(has_key.not().or(numbers.up.ready)));
      const asking = m.offer('asking', { payload: { has_key, packet: held.payload }, valid: asks });
      held.takeWhen(asks.and(asking.ready));
      // Those that wait for their number.
      const asked = asking.through('asked', queue(packetsAsking));
      room.set(asking.ready);
      // As much room as for those that ask, so that no number, and no command of software, waits in what gives them.
      const results = m.inst('results', roomyFifo(tscResult({ contexts }), 2 * packetsAsking), {
        push: { enable: numbers.down.valid, payload: numbers.down.payload },
      });
      m.unused(results.level);

      // One with its number, and what is made of it.
      const { counter, given } = results.down.payload;
      const waits = asked.payload.has_key;
      const numbered = asked
        .haltWhen(waits.not().or(results.down.valid).not())
        .map(({ packet }) => ({ work: packet, counter, given: waits.and(given) }));
      const works = numbered.through('numbered', forwardSlice);
      results.down.takeWhen(asked.valid.and(waits).and(numbered.ready));
      const orders = works.map((work) => orderOf(m, sizes, work)).through('order', forwardSlice);
      return {
        quiet: held.valid.or(asked.valid).or(works.valid).or(orders.valid).not(),
        ...{ refused: numbers.refused, upset: numbers.upset },
        down: orders.map(({ request, packet }) => ({ needed: packet.sent, request, packet })),
      };
    },
  );
};

interface Numbered {
  readonly work: WithDomain<ValueOf<typeof TransmitHead>>;
  /** What the packet was given, if it was. */
  readonly counter: Bits<48>;
  readonly given: Bits<1>;
}

/** The key, the header and the lengths of a packet with its number. */
function orderOf(m: Ctx, sizes: LayerSizes, { work, counter, given }: Numbered) {
  const { packet: head, domain, index } = work;
  const { an, has_ssi, ssi, sdi, bytes } = head;
  const epoch = m.named('epoch', m.mux(an, domain.epoch_1, domain.epoch_0));
  const around = aroundOf(head);
  const tss = { an, has_ssi, ssi, epoch, counter };
  const key = m.inst('key', tssKeyRequest('transmit', sizes), { domain, index, sdi, around, tss });
  const tsc = m.named('tsc', epoch.cat(counter));
  const begin = cat(m.lit(5, 1), has_ssi, m.lit(1, 0), an, sdi);
  const aad = m.inst('aad', tssAadHeader, {
    ...{ around, udp_aad: domain.udp_aad },
    // Without SSI it ends before its last 4 bytes.
    tss: m.mux(has_ssi, cat(begin, ssi, tsc), cat(begin, tsc, ssi)),
  });
  const wide = (value: Bits): Bits => value.zext(lengthBits);
  const tss_bytes = m.named('tss_bytes', m.mux(has_ssi, m.lit(5, 16), m.lit(5, 12)));
  const clear = m.named('clear', domain.crypt_offset.max(tss_bytes.zext(8)));
  const whole = m.named('whole', bytes.add(wide(tss_bytes)));
  const fits = m.named('fits', whole.ge(wide(clear)));
  const around_bytes = aad.front_bytes.zext(headerBits);
  const packet = {
    sent: given.and(key.sources_differ).and(fits),
    ...{ tsc, iv: key.iv, header: aad.header, bytes, around_bytes },
    header_bytes: around_bytes.add(tss_bytes.zext(headerBits)),
    aad_bytes: wide(aad.front_bytes).add(wide(clear)),
    sealed_bytes: whole.add(16),
  };
  return { request: key.request, packet };
}
