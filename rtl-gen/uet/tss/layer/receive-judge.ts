/** What becomes of a packet that was received, before it is opened (uet-wire.md 8.8). */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  enumOf,
  type Lit,
  module,
  pack,
  record,
  sink,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { mostAround, mostHeader, tssAadFront } from './aad-header.ts';
import { type WithDomain, withDomain } from './domain-finder.ts';
import { tssKeyRequest } from './key-request.ts';
import {
  Around,
  aroundOf,
  domainNumber,
  keyRequest,
  type LayerSizes,
  lengthBits,
  ReceiveHead,
  tagBits,
} from './shapes.ts';

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
      const moves = m.forward('moves', bit);
      const { payload, valid } = up.takeWhen(moves);
      const p = pipeline(m, payload, { valid, stall: moves.not() })
        .stage('take', ({ domain, index, packet }) => ({
          is_latched: latched.at(index),
          // Bytes of the body that are not encrypted.
          clear: domain.crypt_offset.max(tssBytes(m, packet.begin.at(122)).zext(8)),
        }))
        .stage('judge', (now) => judged(m, sizes, mostBytes, now));
      const { valid: full, request, order } = p.out;
      moves.set(full.not().or(down.ready));
      m.assert('has_a_judgement', full.implies(pack(order.judgement).lt(judgements)));
      return {
        quiet: p.at('judge').valid.or(full).not(),
        down: { payload: { needed: order.judgement.is('open'), request, packet: order }, valid: full },
      };
    },
  );

/** Bytes of a TSS header. */
const tssBytes = (m: Ctx, has_ssi: Bits<1>): Bits<5> => m.mux(has_ssi, m.lit(5, 16), m.lit(5, 12));

interface Taken extends WithDomain<ValueOf<typeof Received>> {
  readonly clear: Bits<8>;
  readonly is_latched: Bits<1>;
}

/** The judgement of a packet, the key that it needs if it is to be opened, and how it is opened then. */
function judged(
  m: Ctx,
  sizes: LayerSizes,
  mostBytes: number,
  { known, domain, index, packet, clear, is_latched }: Taken,
) {
  const { head, begin } = packet;
  const [has_ssi, an, sdi] = [begin.at(122), begin.at(120), begin.slice(119, 96)];
  m.unused(begin.at(121));
  const tsc = m.named('tsc', m.mux(has_ssi, begin.slice(63, 0), begin.slice(95, 32)));
  const epoch = tsc.slice(63, 48);
  const around = aroundOf(head);
  const key = m.inst('key', tssKeyRequest('receive', sizes), {
    ...{ domain, index, sdi, around },
    tss: { an, has_ssi, ssi: begin.slice(95, 64), epoch, counter: tsc.slice(47, 0) },
  });
  const aad = m.inst('aad', tssAadFront, { around, udp_aad: domain.udp_aad, tss: undefined });

  const wide = (value: Bits): Bits => value.zext(lengthBits);
  const tss_bytes = m.named('tss_bytes', tssBytes(m, has_ssi));
  const empty = head.bytes.eq(0);
  const is_plain = m.named('is_plain', empty.not().and(begin.slice(127, 123).ne(1)));
  const is_short = m.named('is_short', empty.or(head.bytes.lt(wide(tss_bytes))));
  const has_key = m.named('has_key', known.and(domain.associations.at(an)));
  const lacks = m.named('lacks', head.bytes.zext(lengthBits + 1).lt(wide(clear).addWide(m.lit(lengthBits, 16))));
  const opened_bytes = m.named('opened_bytes', head.bytes.sub(wide(tss_bytes)).sub(16));
  const exceeds = m.named('exceeds', mostBytes < 2 ** lengthBits - 1 ? opened_bytes.gt(mostBytes) : m.lit(1, 0));
  // Serial numbers: one that is ahead is not after.
  const own = m.mux(an, domain.epoch_1, domain.epoch_0);
  const { behind, ahead } = m.named({ behind: own.sub(epoch), ahead: epoch.sub(own) });
  const is_late = m.named('is_late', behind.at(15).not().and(behind.gt(domain.max_epoch_lifetime)));
  const is_early = m.named('is_early', behind.at(15).and(ahead.gt(domain.max_epoch_ahead)));

  const as = (judgement: Lit<ValueOf<typeof Judgement>>) => m.lit(Judgement, judgement);
  const judgement = m.choose(
    [
      [is_plain, as('plain')],
      [head.trimmed, as('hint')],
      [is_short, as('invalid')],
      [has_key.not(), as('invalid_sa')],
      [lacks.or(exceeds).or(key.sources_differ.not()), as('invalid')],
      [is_latched, as('latched')],
      [is_early, as('early')],
      [is_late, as('late')],
    ],
    as('open'),
  );
  const order = {
    ...{ judgement, index, sdi, around, tag: head.tag },
    skipped_bytes: aad.front_bytes.add(tss_bytes.zext(6)),
    ...{ opened_bytes, iv: key.iv, header: aad.header, header_bytes: aad.front_bytes },
    aad_bytes: wide(aad.front_bytes).add(wide(clear)),
  };
  return { request: key.request, order };
}
