/** The sending side of TSS: packets get their number and TSS header, and leave sealed (uet-wire.md 8.8). */
import { type Bits, bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { packetCut } from '../../../lib/packet/packet-cut.ts';
import { fifo, queue } from '../../../lib/stream/fifo.ts';
import { fork } from '../../../lib/stream/streams.ts';
import type { GcmSettings } from '../gcm/settings.ts';
import { mostHeader } from './aad-header.ts';
import { arrivalOf, domainFinder, domainWrite } from './domain-finder.ts';
import { associationWrite, keyCheck } from './key-maker.ts';
import { keyResolver } from './key-resolver.ts';
import { descriptorOf, frameOf, packetsUnderWay, throughEngine } from './packet-engine.ts';
import { bodyBytes, type LayerSizes, laneSuffix, lanesOf, lengthBits, TransmitHead } from './shapes.ts';
import { headerBits, TransmitOrder, transmitNumber } from './transmit-number.ts';
import { tscCommand } from './tsc-allocator.ts';
import { fromRegisters } from './wide-register.ts';

export interface LayerOptions extends LayerSizes {
  /**
   * S-boxes of the engines, how many of their rounds have them in block RAM, and where round keys come from: stored,
   * 240 bytes a key, or made on the fly of 32 bytes a key, for thousands of keys.
   */
  readonly engine: Pick<GcmSettings, 'sbox' | 'ramRounds' | 'keySchedule'>;
  /** Beats of 16 bytes in which a received packet waits for its verdict: a power of two. No longer packet is taken. */
  readonly verdictBeats: number;
}

/** What becomes of a packet that was to be sent, in order: whether it leaves, and the number it has. */
export const TransmitOutcome = record({ sent: bit, tsc: bits(64) });

/** What is counted: `octets` are those of the body of a packet that is sent. */
export const TransmitEvents = record({
  sent: bit,
  failed: bit,
  octets: bits(lengthBits),
  missed: bit,
  misfit: bit,
});

/** Beats of bodies that may wait for their packet's order. */
const bodyBeats = 32;

/** Packets from the head that was put in front of them to the end of the engine, where all go on. */
const cutsAhead = (sizes: LayerSizes): number => (lanesOf(sizes) === 1 ? 16 : packetsUnderWay(sizes));

/**
 * For each item of `head` one packet of `body`, 16 bytes a clock for each lane. What leaves begins with the TSS
 * header, 12 or 16 bytes, and ends with the ICV; `outcome` says in order which packets leave, and with which TSC.
 * One that cannot be sent is swallowed.
 *
 * A body of other than `bytes` bytes is cut or filled up with zeros, leaves with a wrong ICV, so that no one opens it,
 * and is marked by the event `misfit`.
 *
 * `domain`, `association` and `numbers` are written while `quiet`, to which `hold` leads: heads wait then. With a new
 * key of an association goes a start of its numbers.
 */
export const tssTransmit = (options: LayerOptions) => {
  const { domains, keys } = options;
  const size = bodyBytes(options);
  const Body = beat(size);
  const underWay = packetsUnderWay(options);
  return module(
    `tss_transmit_n${domains}_k${keys}${laneSuffix(options)}`,
    {
      summary: `Seals packets of secure domains, ${size} bytes a clock.`,
      in: {
        ...{ hold: bit, domain: domainWrite(options) },
        ...{ association: associationWrite(options), check: keyCheck(options) },
      },
      out: {
        quiet: bit,
        keeps: bit,
        elsewhere: bit,
        again: bit,
        numbers_refused: bit,
        upset: bit,
        events: TransmitEvents,
      },
      link: {
        numbers: sink(tscCommand({ contexts: 2 * domains })),
        head: sink(TransmitHead),
        body: sink(Body),
        down: source(Body),
        outcome: source(TransmitOutcome),
      },
    },
    ({ hold, domain, association, check, numbers, head, body }, m) => {
      // Order: domain, number, key.
      const find = m.inst('find', domainFinder('transmit', options, TransmitHead), {
        ...{ write: domain, key: arrivalOf(association) },
        up: head.haltWhen(hold).map((packet) => ({ sdi: packet.sdi, packet })),
      });
      const number = m.inst('number', transmitNumber(options), { commands: numbers, up: find.down });
      const installed = m.forward('installed', bit);
      const completed = m.forward('completed', bit);
      const forget = { enable: domain.enable.and(find.keeps_derived.not()), index: domain.index };
      const resolve = m.inst('resolve', keyResolver('transmit', options, TransmitOrder), {
        ...{ write: association, check, forget, installed, completed, up: number.down },
      });

      // It goes to what puts the header in front, to the engine, to what takes the addresses off, and out.
      const orders = fork(m, 'orders', resolve.down, 4);
      const [toInsert, toEngine, toCut, out] = [orders.at(0), orders.at(1), orders.at(2), orders.at(3)];
      const engine = throughEngine(m, options, mostHeader, {
        frames: toInsert.map((order) => frameOf(order, order.packet.bytes)),
        bodies: fromRegisters(body.through('bodies', queue(bodyBeats)), 'queued', options),
        descriptors: toEngine.filter(({ needed }) => needed).map((order) => descriptorOf(order, m.lit(1, 1))),
        resolve,
      });
      installed.set(engine.installed);
      const { inserted, leaving } = engine;

      // Whether a body was a misfit is known before its ICV leaves the engine.
      const { last, wrong } = inserted.payload;
      const framed_end = m.next('framed_end', { ends: inserted.fires.and(last), wrong }, { reset: { ends: 0 } });
      const misfits = m.inst('misfits', fifo(bit, lanesOf(options) === 1 ? underWay : 2 * underWay), {
        up: { valid: framed_end.ends, payload: framed_end.wrong },
      });
      m.assert('misfits_find_room', misfits.up.ready);

      const cuts = toCut
        .filter(({ needed }) => needed)
        .map(({ packet }) => ({ skip: packet.around_bytes, length: packet.sealed_bytes }))
        .through('cuts', queue(cutsAhead(options)));
      const nextCut = fromRegisters(cuts, 'next_cut', options);
      const cut = m.inst('cut', packetCut(size, { skipBits: headerBits, lengthBits, depth: 16 }), {
        up: leaving.haltWhen(nextCut.valid.not()).map(({ data, keep, last }) => {
          // The last byte is one of the ICV, of which a bit is wrong then; so is the first one of a last beat of 16.
          const spoils = m.named('spoils', last.and(misfits.down.payload));
          const spoilt = lanesOf(options) === 1 ? spoils.zext(128) : lastByteOf(keep).mask(spoils);
          return { data: data.xor(spoilt), keep, last, user: nextCut.payload };
        }),
      });
      const ends = m.named('ends', leaving.fires.and(leaving.payload.last));
      nextCut.takeWhen(ends);
      const { valid: isKnown } = misfits.down.takeWhen(ends);
      completed.set(ends);
      m.assert('misfit_is_known', ends.implies(isKnown));
      m.assert('is_sealed', ends.implies(leaving.payload.ok));

      const { needed, packet } = out.payload;
      const outcome = out.map((order) => ({ sent: order.needed, tsc: order.packet.tsc })).through('outcomes', queue(4));
      const decided = m.named('decided', out.fires);
      return {
        quiet: find.quiet.and(number.quiet).and(resolve.quiet),
        ...{ keeps: find.keeps, elsewhere: resolve.elsewhere, again: resolve.again },
        ...{ numbers_refused: number.refused, upset: number.upset },
        events: {
          ...{ sent: decided.and(needed), failed: decided.and(needed.not()), octets: packet.bytes },
          ...{ missed: resolve.missed, misfit: framed_end.ends.and(framed_end.wrong) },
        },
        ...{ down: cut.down, outcome },
      };
    },
  );
};

/** The lowest bit of the last byte that is kept. */
const lastByteOf = (keep: Bits): Bits =>
  lowFirst([...keep.and(keep.shr(1).not()).lanes(1)].map((isLast) => isLast.zext(8)));
