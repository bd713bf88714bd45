/** The sending side of TSS: packets get their number and TSS header, and leave sealed (uet-wire.md 8.8). */
import { type Bits, bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { headerInsert } from '../../../lib/packet/header-insert.ts';
import { packetCut } from '../../../lib/packet/packet-cut.ts';
import { broadcast } from '../../../lib/stream/broadcast.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { backwardSlice, forwardSlice } from '../../../lib/stream/register-slice.ts';
import { gcmBeat, gcmDescriptor } from '../gcm/packet.ts';
import type { GcmSettings } from '../gcm/settings.ts';
import { firstByteLow, mostHeader } from './aad-header.ts';
import { arrivalOf, domainFinder, domainWrite } from './domain-finder.ts';
import { associationWrite, keyCheck } from './key-maker.ts';
import { keyResolver } from './key-resolver.ts';
import { layerEngine } from './layer-engine.ts';
import { framesOf, framingOf, queuedFrame } from './queued-frame.ts';
import { bodyBytes, keyPlace, type LayerSizes, laneSuffix, lanesOf, lengthBits, TransmitHead } from './shapes.ts';
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

/** Descriptors that wait before the engine: as many as come, a clock each, until their packets are in it. */
export const descriptorsAhead = (sizes: LayerSizes): number => (lanesOf(sizes) === 1 ? 4 : 16);

/** Packets that may be in the engine: as many as pass while one is in it, and more. */
export const packetsUnderWay = (sizes: LayerSizes): number => Math.min(32 * lanesOf(sizes), 128);

/** Packets from the head that was put in front of them to the end of the engine, where all go on. */
const cutsAhead = (sizes: LayerSizes): number => (lanesOf(sizes) === 1 ? 16 : packetsUnderWay(sizes));

/**
 * For each item of `head` one packet of `body`, 16 bytes a clock for each lane. What leaves begins with the TSS
 * header, 12 or 16 bytes, and ends with the ICV; `outcome` says in order which packets leave, and with which TSC.
 * One that cannot be sent is swallowed.
 *
 * A body of other than `bytes` bytes is cut or filled up with zeros, leaves with a wrong ICV, so that nobody opens it,
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
    ({ hold, domain, association, check, numbers, head, body, down, outcome }, m) => {
      const ready = (name: string) => m.wire(`${name}_ready`, bit, 0);
      // Order: domain, number, key.
      const numberReady = ready('number');
      const find = m.inst('find', domainFinder('transmit', options, TransmitHead), {
        ...{ write: domain, key: arrivalOf(association) },
        up: { payload: { sdi: head.payload.sdi, packet: head.payload }, valid: head.valid.and(hold.not()) },
        down: { ready: numberReady },
      });
      const resolveReady = ready('resolve');
      const number = m.inst('number', transmitNumber(options), {
        commands: numbers,
        up: find.down,
        down: { ready: resolveReady },
      });
      numberReady.set(number.up.ready);
      const orderReady = ready('order');
      const keysReady = ready('keys');
      const installed = m.forward('installed', bit);
      const completed = m.forward('completed', bit);
      const forget = { enable: domain.enable.and(find.keeps_derived.not()), index: domain.index };
      const resolve = m.inst('resolve', keyResolver('transmit', options, TransmitOrder), {
        ...{ write: association, check, forget, installed, completed },
        up: number.down,
        down: { ready: orderReady },
        keys: { ready: keysReady },
      });
      resolveReady.set(resolve.up.ready);

      // It goes to who puts the header in front, to the engine, to who takes the addresses off, and out.
      const [frameReady, jobReady, cutsReady, outcomeReady] = ['frame', 'job', 'cuts', 'outcome_fifo'].map(ready);
      const Resolved = record({ needed: bit, place: keyPlace(options), packet: TransmitOrder });
      const orders = m.inst('orders', broadcast(Resolved, 4), {
        up: resolve.down,
        ...{ down_0: { ready: frameReady! }, down_1: { ready: jobReady! } },
        ...{ down_2: { ready: cutsReady! }, down_3: { ready: outcomeReady! } },
      });
      orderReady.set(orders.up.ready);
      const [forFrame, forEngine, forCut, forOutcome] = [
        orders.down_0!,
        orders.down_1!,
        orders.down_2!,
        orders.down_3!,
      ];

      const insertUp = ready('insert_body');
      const bodies = m.inst('bodies', fifo(Body, bodyBeats), { up: body, down: { ready: insertUp } });
      const packetsReady = ready('packets');
      const framed = forFrame.payload.packet;
      // A queue, so that who hands packets on does not depend on where their beats are.
      const Frame = queuedFrame(mostHeader);
      const takesFrame = ready('takes_frame');
      const frames = m.inst('frames', fifo(Frame, 4), {
        up: {
          valid: forFrame.valid,
          payload: {
            header: firstByteLow(framed.header),
            length: framed.header_bytes,
            payload: framed.bytes,
            send: forFrame.payload.needed,
          },
        },
        down: { ready: takesFrame },
      });
      frameReady!.set(frames.up.ready);
      const queued = fromRegisters(m, 'queued', options, Body, { down: bodies.down, ready: insertUp });
      const nextFrame = fromRegisters(m, 'next_frame', options, Frame, { down: frames.down, ready: takesFrame }, 8);
      const insert = m.inst('insert', headerInsert(size, framingOf(mostHeader)), {
        frame: framesOf(m, nextFrame.down),
        up: queued.down,
        down: { ready: packetsReady },
      });
      nextFrame.ready.set(insert.frame.ready);
      queued.ready.set(insert.up.ready);

      const { place, packet: job } = forEngine.payload;
      const [toDescriptor, takesDescriptor] = [ready('to_descriptor'), ready('descriptor')];
      const descriptors = m.inst('descriptors', fifo(gcmDescriptor(keys), descriptorsAhead(options)), {
        up: {
          valid: forEngine.valid.and(forEngine.payload.needed),
          payload: {
            key: place.slot,
            iv: job.iv.xor(place.iv_mask),
            seal: m.lit(1, 1),
            aad_bytes: job.aad_bytes,
            crypt_offset: job.aad_bytes,
          },
        },
        down: { ready: toDescriptor },
      });
      const described = m.inst('described', forwardSlice(gcmDescriptor(keys)), {
        up: descriptors.down,
        down: { ready: takesDescriptor },
      });
      toDescriptor.set(described.up.ready);
      jobReady!.set(descriptors.up.ready.or(forEngine.payload.needed.not()));
      const [engineReady, cutReady] = [ready('engine'), ready('cut')];
      // A register for the ready of the engine.
      const { data, keep, last } = insert.down.payload;
      const takesFramed = ready('takes_framed');
      const framedBeats = m.inst('framed', backwardSlice(Body), {
        up: { valid: insert.down.valid, payload: { data, keep, last, user: {} } },
        down: { ready: takesFramed },
      });
      packetsReady.set(framedBeats.up.ready);
      const engine = m.inst('engine', layerEngine(options), {
        keys: resolve.keys,
        erase: resolve.erase,
        descriptor: described.down,
        packets: framedBeats.down,
        down: { ready: engineReady },
      });
      takesDescriptor.set(engine.descriptor.ready);
      takesFramed.set(engine.packets.ready);
      keysReady.set(engine.keys.ready);
      installed.set(engine.installed);
      m.unused(engine.installed_number, engine.refused);
      const leaving = m.inst('leaving', backwardSlice(gcmBeat(size)), { up: engine.down, down: { ready: cutReady } });
      engineReady.set(leaving.up.ready);

      // Whether a body was a misfit is known before its ICV leaves the engine.
      const framedEnd = m.reg('framed_end', record({ ends: bit, wrong: bit }), { reset: { ends: 0 } });
      framedEnd.set({ ends: insert.down.valid.and(packetsReady).and(last), wrong: insert.down.payload.wrong });
      const misfitReady = ready('misfit');
      const misfits = m.inst('misfits', fifo(bit, lanesOf(options) === 1 ? underWay : 2 * underWay), {
        up: { valid: framedEnd.ends, payload: framedEnd.wrong },
        down: { ready: misfitReady },
      });
      m.assert('misfits_find_room', misfits.up.ready);

      const takesCut = ready('takes_cut');
      const { around_bytes, sealed_bytes } = forCut.payload.packet;
      const Cut = record({ skip: bits(headerBits), length: bits(lengthBits) });
      const cuts = m.inst('cuts', fifo(Cut, cutsAhead(options)), {
        up: { valid: forCut.valid.and(forCut.payload.needed), payload: { skip: around_bytes, length: sealed_bytes } },
        down: { ready: takesCut },
      });
      cutsReady!.set(cuts.up.ready.or(forCut.payload.needed.not()));
      const nextCut = fromRegisters(m, 'next_cut', options, Cut, { down: cuts.down, ready: takesCut });
      const sealed = leaving.down.payload;
      // The last byte is one of the ICV, of which a bit is wrong then; so is the first one of a last beat of 16 bytes.
      const spoils = m.named('spoils', sealed.last.and(misfits.down.payload));
      const spoilt = lanesOf(options) === 1 ? spoils.zext(128) : lastByteOf(sealed.keep).mask(spoils);
      const cut = m.inst('cut', packetCut(size, { skipBits: headerBits, lengthBits, depth: 16 }), {
        up: {
          valid: leaving.down.valid.and(nextCut.down.valid),
          payload: {
            ...{ data: sealed.data.xor(spoilt), keep: sealed.keep, last: sealed.last },
            user: nextCut.down.payload,
          },
        },
        down,
      });
      const leaves = m.named('leaves', cut.up.ready.and(nextCut.down.valid));
      cutReady.set(leaves);
      const ends = m.named('ends', leaving.down.valid.and(leaves).and(sealed.last));
      nextCut.ready.set(ends);
      misfitReady.set(ends);
      m.assert('misfit_is_known', ends.implies(misfits.down.valid));
      completed.set(ends);
      m.assert('is_sealed', ends.implies(sealed.ok));

      const outcomes = m.inst('outcomes', fifo(TransmitOutcome, 4), {
        up: {
          valid: forOutcome.valid,
          payload: { sent: forOutcome.payload.needed, tsc: forOutcome.payload.packet.tsc },
        },
        down: outcome,
      });
      outcomeReady!.set(outcomes.up.ready);
      const decided = m.named('decided', forOutcome.valid.and(outcomes.up.ready));
      return {
        quiet: find.quiet.and(number.quiet).and(resolve.quiet),
        ...{ keeps: find.keeps, elsewhere: resolve.elsewhere, again: resolve.again },
        ...{ numbers_refused: number.refused, upset: number.upset },
        events: {
          sent: decided.and(forOutcome.payload.needed),
          failed: decided.and(forOutcome.payload.needed.not()),
          octets: forOutcome.payload.packet.bytes,
          missed: resolve.missed,
          misfit: framedEnd.ends.and(framedEnd.wrong),
        },
        numbers: number.commands,
        head: { ready: find.up.ready.and(hold.not()) },
        body: bodies.up,
        down: cut.down,
        outcome: outcomes.down,
      };
    },
  );
};

/** The lowest bit of the last byte that is kept. */
const lastByteOf = (keep: Bits): Bits => {
  const last = keep.and(keep.shr(1).not());
  return Array.from({ length: keep.width }, (_, i) => last.at(i).zext(8) as Bits).reduce((low, high) => high.cat(low));
};
