/** Packets that are to be sent, each with its TSC, its TSS header and what it takes to seal it. */
import { type Bits, bit, bits, cat, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { fifo, roomyFifo } from '../../../lib/stream/fifo.ts';
import { mostHeader, tssAadHeader } from './aad-header.ts';
import { withDomain } from './domain-finder.ts';
import { tssKeyRequest } from './key-request.ts';
import { keyRequest, type LayerSizes, lengthBits, TransmitHead } from './shapes.ts';
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
 * Gives each packet with its domain its number, once, whatever becomes of it behind. It cannot be sent if there is no
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
    ({ commands, up, down }, m) => {
      // The packet, while its number is asked for; those that wait for theirs; one with its number; what is made of it.
      const Asking = record({ has_key: bit, packet: withDomain(sizes, TransmitHead) });
      const [isHeld, isNumbered] = [m.reg('is_held', bit, { reset: 0 }), m.reg('is_numbered', bit, { reset: 0 })];
      const full = m.reg('full', bit, { reset: 0 });
      const held = m.reg('held', withDomain(sizes, TransmitHead));
      const has_key = m.named('has_key', held.known.and(held.domain.associations.at(held.packet.an)));
      const takesAsked = m.forward('takes_asked', bit);
      const [room, takesResult] = [m.forward('room', bit), m.forward('takes_result', bit)];
      const numbers = m.inst('numbers', tscAllocator({ contexts }), {
        command: commands,
        up: { payload: held.index.cat(held.packet.an) as Bits, valid: isHeld.and(has_key).and(room) },
        down: { ready: m.lit(1, 1) },
      });
      const asks = m.named('asks', isHeld.and(has_key.not().or(numbers.up.ready)));
      const asked = m.inst('asked', fifo(Asking, packetsAsking), {
        up: { payload: { has_key, packet: held }, valid: asks },
        down: { ready: takesAsked },
      });
      room.set(asked.up.ready);
      // As much room as for those that ask, so that no number, and no command of software, waits in what gives them.
      const results = m.inst('results', roomyFifo(tscResult({ contexts }), 2 * packetsAsking), {
        push: { enable: numbers.down.valid, payload: numbers.down.payload },
        down: { ready: takesResult },
      });
      m.unused(results.level);
      const takes = m.named('takes', isHeld.not().or(asks.and(room)));
      m.when(takes, () => {
        isHeld.set(up.valid);
        held.set(up.payload);
      });

      const [works, offers] = [m.forward('works', bit), m.named('offers', full.not().or(down.ready))];
      works.set(isNumbered.not().or(offers));
      const waits = asked.down.payload.has_key;
      takesResult.set(asked.down.valid.and(waits).and(works));
      takesAsked.set(works.and(waits.not().or(results.down.valid)));
      const work = m.reg('work', withDomain(sizes, TransmitHead));
      const counter = m.reg('counter', bits(48));
      const given = m.reg('given', bit);
      m.when(works, () => {
        isNumbered.set(asked.down.valid.and(waits.not().or(results.down.valid)));
        work.set(asked.down.payload.packet);
        counter.set(results.down.payload.counter);
        given.set(waits.and(results.down.payload.given));
      });
      const { packet: head, domain } = work;
      const epoch = m.named('epoch', m.mux(head.an, domain.epoch_1, domain.epoch_0));
      const { has_ssi } = head;
      const around = {
        ...{ ipv6: head.ipv6, source: head.source, destination: head.destination },
        ...{ udp: head.udp, between: head.between, bytes: head.bytes },
      };
      const key = m.inst('key', tssKeyRequest('transmit', sizes), {
        ...{ domain, index: work.index, sdi: head.sdi, around },
        tss: { an: head.an, has_ssi, ssi: head.ssi, epoch, counter },
      });
      const tsc = m.named('tsc', epoch.cat(counter));
      const begin = cat(m.lit(5, 1), has_ssi, m.lit(1, 0), head.an, head.sdi);
      // Without SSI it ends before its last 4 bytes.
      const tss = m.mux(has_ssi, cat(begin, head.ssi, tsc), cat(begin, tsc, head.ssi));
      const aad = m.inst('aad', tssAadHeader, { around, udp_aad: domain.udp_aad, tss });
      const wide = (value: Bits): Bits => value.zext(lengthBits);
      const tss_bytes = m.named('tss_bytes', m.mux(has_ssi, m.lit(5, 16), m.lit(5, 12)));
      const clear = m.named('clear', domain.crypt_offset.max(tss_bytes.zext(8)));
      const whole = m.named('whole', head.bytes.add(wide(tss_bytes)));
      const fits = m.named('fits', whole.ge(wide(clear)));

      const request = m.reg('request', keyRequest(sizes));
      const order = m.reg('order', TransmitOrder);
      m.when(offers, () => {
        full.set(isNumbered);
        request.set(key.request);
        order.set({
          sent: given.and(key.sources_differ).and(fits),
          tsc,
          iv: key.iv,
          header: aad.header as Bits,
          header_bytes: aad.front_bytes.zext(headerBits).add(tss_bytes.zext(headerBits)),
          around_bytes: aad.front_bytes.zext(headerBits),
          aad_bytes: wide(aad.front_bytes).add(wide(clear)),
          bytes: head.bytes,
          sealed_bytes: whole.add(16),
        });
      });
      return {
        quiet: isHeld.or(asked.down.valid).or(isNumbered).or(full).not(),
        ...{ refused: numbers.refused, upset: numbers.upset },
        commands: numbers.command,
        up: { ready: takes },
        down: { payload: { needed: order.sent, request, packet: order }, valid: full },
      };
    },
  );
};
