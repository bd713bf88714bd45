/** What becomes of a packet that was received, before it is opened (uet-wire.md 8.8). */
import { type Bits, bit, bits, clog2, enumOf, module, pack, record, sink, source } from '../../../hdl/index.ts';
import { mostAround, mostHeader, tssAadFront } from './aad-header.ts';
import { withDomain } from './domain-finder.ts';
import { tssKeyRequest } from './key-request.ts';
import { Around, domainNumber, keyRequest, type LayerSizes, lengthBits, ReceiveHead, tagBits } from './shapes.ts';

/**
 * `plain`: without TSS header. `hint`: trimmed, so a hint of congestion and nothing else. `open`: as its ICV says. The
 * others are dropped and counted by these names; `unkeyed` is what becomes of one to open whose key cannot be made.
 */
export const Judgement = enumOf(
  'plain',
  'hint',
  'invalid',
  'invalid_sa',
  'latched',
  'late',
  'early',
  'unkeyed',
  'open',
);
const judgements = 9;

/** A packet and the first 16 bytes of its body, the first one in the most significant place. */
export const Received = record({ head: ReceiveHead, begin: bits(128) });

/** Bytes from an address to the PDS header at most. */
export const mostSkipped = mostHeader;

/** What a judged packet is until its verdict. */
const waitingFields = (sizes: LayerSizes) => ({
  judgement: Judgement,
  index: domainNumber(sizes),
  sdi: bits(24),
  around: Around,
  tag: bits(tagBits),
  /** Bytes from the first address to the PDS header, and from there to the ICV. */
  skipped_bytes: bits(clog2(mostSkipped + 1)),
  opened_bytes: bits(lengthBits),
});

export const waitingPacket = (sizes: LayerSizes) => record(waitingFields(sizes));

/**
 * A judged packet. What comes after `judgement` means something where it is `open`, but for `around`, `tag` and `sdi`.
 */
export const receiveOrder = (sizes: LayerSizes) =>
  record({
    ...waitingFields(sizes),
    iv: bits(96),
    /** What is authenticated in front of the body; the first byte in the most significant place. */
    header: bits(8 * mostAround),
    header_bytes: bits(clog2(mostSkipped + 1)),
    aad_bytes: bits(lengthBits),
  });

/** A judged packet, and which key it needs if it is `needed`. */
export const judgedPacket = (sizes: LayerSizes) =>
  record({ needed: bit, request: keyRequest(sizes), packet: receiveOrder(sizes) });

/**
 * Judges each packet by its head, the TSS header at the beginning of its body and the domain of its SDI. The checks
 * come in the order of the golden model, and the first that fails is the one that is told; a packet of which more than
 * `mostBytes` bytes would be handed on is invalid too. `latched` has a bit for each domain, and is that of the clock in
 * which a packet is taken: one of a domain that is needs no key. Latency 2, a packet a clock.
 */
export const receiveJudge = (sizes: LayerSizes, mostBytes: number) =>
  module(
    `tss_receive_judge_n${sizes.domains}_b${mostBytes}`,
    {
      summary: 'Judges received packets by their TSS header and domain.',
      in: { latched: bits(sizes.domains) },
      out: { quiet: bit },
      link: {
        up: sink(withDomain(sizes, Received)),
        down: source(judgedPacket(sizes)),
      },
    },
    ({ latched, up, down }, m) => {
      // Clock 1: the packet, and what of it takes long. Clock 2: the judgement. They move on together.
      const [isHeld, full] = [m.reg('is_held', bit, { reset: 0 }), m.reg('full', bit, { reset: 0 })];
      const moves = m.named('moves', full.not().or(down.ready));
      const held = m.reg('held', withDomain(sizes, Received));
      // Bytes of the body that are not encrypted.
      const clear = m.reg('clear', bits(8));
      const isLatched = m.reg('is_latched', bit);
      const { known, domain, index, packet } = held;
      const { head, begin } = packet;
      const has_ssi = begin.at(122);
      const an = begin.at(120);
      const sdi = begin.slice(119, 96);
      const tsc = m.named('tsc', m.mux(has_ssi, begin.slice(63, 0), begin.slice(95, 32)));
      const epoch = tsc.slice(63, 48);
      const around = {
        ...{ ipv6: head.ipv6, source: head.source, destination: head.destination },
        ...{ udp: head.udp, between: head.between, bytes: head.bytes },
      };
      const key = m.inst('key', tssKeyRequest('receive', sizes), {
        ...{ domain, index, sdi, around },
        tss: { an, has_ssi, ssi: begin.slice(95, 64), epoch, counter: tsc.slice(47, 0) },
      });
      const aad = m.inst('aad', tssAadFront, { around, udp_aad: domain.udp_aad, tss: undefined });
      m.unused(begin.at(121));

      const wide = (value: Bits): Bits => value.zext(lengthBits);
      const tssBytes = (ssi: Bits<1>) => m.mux(ssi, m.lit(5, 16), m.lit(5, 12));
      const tss_bytes = m.named('tss_bytes', tssBytes(has_ssi));
      const empty = head.bytes.eq(0);
      const is_plain = m.named('is_plain', empty.not().and(begin.slice(127, 123).ne(1)));
      const is_short = m.named('is_short', empty.or(head.bytes.lt(wide(tss_bytes))));
      const has_key = m.named('has_key', known.and(domain.associations.at(an)));
      const lacks = m.named('lacks', head.bytes.zext(lengthBits + 1).lt(wide(clear).addWide(m.lit(lengthBits, 16))));
      const opened_bytes = m.named('opened_bytes', head.bytes.sub(wide(tss_bytes)).sub(16));
      const exceeds = m.named('exceeds', mostBytes < 2 ** lengthBits - 1 ? opened_bytes.gt(mostBytes) : m.lit(1, 0));
      // Serial numbers: one that is ahead is not behind.
      const own = m.mux(an, domain.epoch_1, domain.epoch_0);
      const { behind, ahead } = m.named({ behind: own.sub(epoch), ahead: epoch.sub(own) });
      const is_late = m.named('is_late', behind.at(15).not().and(behind.gt(domain.max_epoch_lifetime)));
      const is_early = m.named('is_early', behind.at(15).and(ahead.gt(domain.max_epoch_ahead)));

      const request = m.reg('request', keyRequest(sizes));
      const order = m.reg('order', receiveOrder(sizes));
      m.when(moves, () => {
        isHeld.set(up.valid);
        held.set(up.payload);
        isLatched.set(latched.at(up.payload.index));
        clear.set(up.payload.domain.crypt_offset.max(tssBytes(up.payload.packet.begin.at(122)).zext(8)));
        full.set(isHeld);
        request.set(key.request);
        order.set({
          ...{ index, sdi, around, tag: head.tag, iv: key.iv },
          header: aad.header as Bits<320>,
          header_bytes: aad.front_bytes as Bits,
          aad_bytes: wide(aad.front_bytes).add(wide(clear)),
          skipped_bytes: aad.front_bytes.add(tss_bytes.zext(6)) as Bits,
          opened_bytes,
        });
        order.set({ judgement: 'open' });
        m.when(is_late, () => order.set({ judgement: 'late' }));
        m.when(is_early, () => order.set({ judgement: 'early' }));
        m.when(isLatched, () => order.set({ judgement: 'latched' }));
        m.when(lacks.or(exceeds).or(key.sources_differ.not()), () => order.set({ judgement: 'invalid' }));
        m.when(has_key.not(), () => order.set({ judgement: 'invalid_sa' }));
        m.when(is_short, () => order.set({ judgement: 'invalid' }));
        m.when(head.trimmed, () => order.set({ judgement: 'hint' }));
        m.when(is_plain, () => order.set({ judgement: 'plain' }));
      });
      m.assert('has_a_judgement', full.implies(pack(order.judgement).lt(judgements)));
      return {
        quiet: isHeld.or(full).not(),
        up: { ready: moves },
        down: { payload: { needed: order.judgement.is('open'), request, packet: order }, valid: full },
      };
    },
  );
