/** Packets that are to be sent, each with its TSC, its TSS header and what it takes to seal it. */
import { type Bits, bit, bits, cat, clog2, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { mostHeader, tssAadHeader } from './aad-header.ts';
import { withDomain } from './domain-finder.ts';
import { tssKeyRequest } from './key-request.ts';
import { keyRequest, type LayerSizes, lengthBits, TransmitHead } from './shapes.ts';
import { tscAllocator, tscCommand } from './tsc-allocator.ts';

/** Bits of a number of bytes of the header in front of a body. */
export const headerBits = clog2(mostHeader + 1);

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
 * encrypted part would begin. Latency 6, a packet every 6 clocks.
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
      const state = m.reg('state', enumOf('idle', 'ask', 'number', 'work', 'offer'), { reset: 'idle' });
      const held = m.reg('held', withDomain(sizes, TransmitHead));
      const { packet: head, domain } = held;
      const has_key = m.named('has_key', held.known.and(domain.associations.at(head.an)));
      const numbers = m.inst('numbers', tscAllocator({ contexts }), {
        command: commands,
        up: { payload: held.index.cat(head.an) as Bits, valid: state.is('ask').and(has_key) },
        down: { ready: state.is('number') },
      });

      const counter = m.reg('counter', bits(48));
      const given = m.reg('given', bit);
      const epoch = m.named('epoch', m.mux(head.an, domain.epoch_1, domain.epoch_0));
      const { has_ssi } = head;
      const around = {
        ...{ ipv6: head.ipv6, source: head.source, destination: head.destination },
        ...{ udp: head.udp, between: head.between, bytes: head.bytes },
      };
      const key = m.inst('key', tssKeyRequest('transmit', sizes), {
        ...{ domain, index: held.index, sdi: head.sdi, around },
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
      const hands = m.named('hands', state.is('offer').and(down.ready));
      const free = m.named('free', state.is('idle').or(hands));
      // Right from the clock behind `work` on, as what they follow stays until the packet is handed over.
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
      // Both count from `work` on.
      m.when(numbers.down.valid, () => {
        given.set(numbers.down.payload.given);
        counter.set(numbers.down.payload.counter);
      });
      m.when(has_key.not(), () => given.set(0));
      m.match(state, {
        idle: () => {},
        ask: () => m.when(has_key.not(), () => state.set('work')).elsewhen(numbers.up.ready, () => state.set('number')),
        number: () => m.when(numbers.down.valid, () => state.set('work')),
        work: () => state.set('offer'),
        offer: () => m.when(down.ready, () => state.set('idle')),
      });
      m.when(free.and(up.valid), () => {
        held.set(up.payload);
        state.set('ask');
      });
      return {
        quiet: state.is('idle'),
        ...{ refused: numbers.refused, upset: numbers.upset },
        commands: numbers.command,
        up: { ready: free },
        down: { payload: { needed: order.sent, request, packet: order }, valid: state.is('offer') },
      };
    },
  );
};
