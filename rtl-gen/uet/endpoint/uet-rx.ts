/** The receive half of an endpoint: frames in, placed payload and completions out, and the frames that answer. */
import { type Bits, bit, bits, type Ctx, module, record } from '../../hdl/index.ts';
import { delayer } from '../../lib/stream/delay-line.ts';
import { answersLatency } from '../pds/target-side/answers/answers.ts';
import { Reply } from '../pds/target-side/answers/reply.ts';
import { pdsTarget } from '../pds/target-side/pds-target.ts';
import { SesResponse } from '../pds/target-side/records.ts';
import { uetParser } from '../wire/parser/uet-parser.ts';
import { DfcOffer, dfcOffer } from './receive/dfc-offer.ts';
import { plainOf } from './receive/plain-marks.ts';
import { rxJoin, SesReturns } from './receive/rx-join.ts';
import { rxMapOf } from './receive/rx-map.ts';
import { rxRing } from './receive/rx-ring.ts';
import { StartRule, startFloors, startRule } from './receive/start-rule.ts';
import {
  atomicWordsOf,
  datagramsOf,
  defersOf,
  type RxOptions,
  readsOf,
  rudiOf,
  rxName,
  sesSizesOf,
} from './rx-options.ts';
import { rxPorts } from './rx-ports.ts';
import { repliesOf } from './rx-replies.ts';
import { semanticOf, stubOf } from './rx-sublayer.ts';

/**
 * Frames of `frames`, a beat in each clock and never refused, through parser, map, ring, join, PDS target and the SES
 * stub. Nothing that arrives waits: what finds no room is refused by a NACK, or dropped where there is no room for that
 * either.
 *
 * - `place`: the bytes of messages, packet by packet, each once, with the address of the first one; `completion`: a
 *   message is complete, after its last byte on `place`. Both may wait as long as they like.
 * - `replies`: the frames that answer. `peer`: what an initiator has to be given, in the clock of `valid`.
 * - `regions`, `neighbour`, `buffers`, `command`: what software sets up; `registers` may change at any time.
 * - With `ses` of the options, `commands` set its tables and post receives, and `commands_done` tells of them;
 *   `regions` and `buffers` are the stub's.
 * - Where the target adopts PDCs, `adopt` and `halved`: from and to `pdcHalves`; an adoption takes a clock without a
 *   packet.
 * - With reads there are atomics, on words of the NIC: `host_atomic`, until it is taken, is one of the host.
 * - With `datagrams` of `ses` packets of UUD go to it without the target, and with `rudi` requests of RUDI, too, which
 *   are answered beside what the target answers.
 * - With `deferrals` of `ses` messages may wait: `deferral` and `deferral_told` are the way to who sends RTRs.
 * - `now` counts units of 128 ns.
 *
 * ACKs say how full the ring is: from one half on `rcv_cwnd_pend` grows to 127, below one quarter `rc` is 1
 * (uet-wire.md 9.5).
 *
 * `ready` is 1 when all has been set up inside after reset; before, and while `registers.enable` is 0, what arrives is
 * thrown away and counted.
 */
export const uetRx = (options: RxOptions) => {
  const { bytes, target: targetOptions, ringBytes, ringPackets, wire, ses: semantic } = options;
  const { mtu = 4096, secured = false } = options;
  const { adopts = false } = targetOptions;
  const beats = ringBytes / bytes;
  if (!Number.isInteger(Math.log2(beats)) || beats < leastBeats)
    throw new RangeError(`a ring of ${ringBytes} bytes: give a power of two from ${leastBeats * bytes} up`);
  if (semantic !== undefined && semantic.packets < ringPackets)
    throw new RangeError(`a semantic sublayer for ${ringPackets} packets: give it that room`);
  const [reads, sizes] = [readsOf(options), sesSizesOf(options)];
  const atomicWords = atomicWordsOf(options);
  const [defers, datagrams, rudi] = [defersOf(options), datagramsOf(options), rudiOf(options)];
  return module(
    rxName(options),
    {
      summary: `Receive half of an endpoint, ${bytes} bytes a clock: frames to placed payload, completions and replies.`,
      ...rxPorts(options),
    },
    ({ now, registers, regions, neighbour, adopt, reading, commands, frames, buffers, ...io }, m) => {
      const { command, place, completion, replies, plain, start_method: startMethod, random } = io;
      const later = delayer(m);
      const always = m.lit(1, 1);

      // In: headers and payload of each packet, and what they come to.
      const payloadReady = m.forward('payload_ready', bit);
      const parser = m.inst('parser', uetParser(bytes, wire), {
        up: frames,
        headers: { ready: always },
        payload: { ready: payloadReady },
      });
      m.assert('frames_are_taken', frames.valid.implies(parser.up.ready));
      const map = m.inst('map', rxMapOf(adopts, reads, datagrams, rudi), {
        headers: parser.headers.payload,
        valid: parser.headers.valid,
        registers: { addresses: registers.addresses, last_hop: registers.last_hop },
      });
      const ringTaken = m.forward('ring_taken', bit);
      const ring = m.inst('ring', rxRing(bytes, { beats, packets: ringPackets }), {
        up: parser.payload,
        down: { ready: ringTaken },
      });
      payloadReady.set(ring.up.ready);

      // For whom it is, and what is reserved for it.
      const enable = m.forward('receives', bit);
      const delivered = m.forward('delivered', bit);
      const returns = m.forward('returns', SesReturns);
      const requestReady = m.forward('request_ready', bit);
      const rule = secured ? m.forward('rule', StartRule) : undefined;
      const join = m.inst(
        'joining',
        rxJoin({ ...sizes, adopts, atomics: reads, asks: defers || rudi, secured, datagrams, rudi }),
        {
          plain: plain && plainOf(m, frames, plain, parser.headers.valid),
          rule,
          shown: map.shown,
          meta: map.meta,
          end: ring.end,
          enable,
          delivered,
          returns,
          request: { ready: requestReady },
        },
      );

      // The target.
      const responseStream = m.forward('response', record({ valid: bit, payload: SesResponse }));
      const replyReady = m.forward('reply_ready', bit);
      const offer = m.reg('offer', DfcOffer, { reset: { rcv_cwnd_pend: 0, restore_cwnd: 0 } });
      const target = m.inst('target', pdsTarget(targetOptions), {
        now,
        registers: { ...registers.pds, offer: { mpr: registers.pds.offer.mpr, ...offer } },
        request: adopt === undefined ? join.request : bothOf(m, join.request, adopt),
        response: responseStream,
        command,
        reply: { ready: replyReady },
      });
      requestReady.set(target.request.ready);
      delivered.set(target.deliver.valid);
      offer.set(dfcOffer(m, ring.level, beats));
      if (rule !== undefined) {
        const { payload: asked, valid } = join.request;
        const { source, local, next_start_psn: next, pdcid } = target.ended;
        // PSNs of the return space of a PDC of ours are none of its peer's.
        const isTheirs = adopts ? pdcid.at(15).not() : m.lit(1, 1);
        const floors = m.inst('start_rule', startRule({ contexts: targetOptions.contexts, floors: startFloors }), {
          method: startMethod!,
          random: random!,
          peer: join.peer_of!,
          asked: { valid, psn: asked.psn, offset: asked.dpdcid.trunc(12) },
          created: target.verdict.valid.and(target.verdict.verdict.is('created')),
          ended: { valid: target.ended.valid.and(target.ended.done).and(isTheirs), peer: { source, local }, next },
        });
        rule.set(floors.rule);
      }
      m.unused(registers.pds.offer.rcv_cwnd_pend, registers.pds.offer.restore_cwnd);

      // SES, and where the bytes go.
      const handedOver = m.named('handed_over', responseStream.valid.and(target.response.ready));
      const handleThen = later('handle', bits(32), responseStream.payload.handle, answersLatency.counts);
      const guaranteedThen = later('guaranteed', bit, responseStream.payload.guaranteed, answersLatency.counts);
      const replyTaken = m.forward('reply_taken', bit);
      const { payload: reply, valid: replyWaits } = target.reply;
      // What leaves, of the target or of RUDI, in a clock with `valid`.
      const eitherLeft = rudi ? m.forward('left', record({ valid: bit, payload: Reply })) : undefined;
      const left = eitherLeft ?? { valid: replyTaken, payload: reply };
      const { ended, deliver } = target;
      const released = {
        sent: {
          valid: left.valid.and(left.payload.response.is('ses')).and(left.payload.kept.not()),
          handle: left.payload.handle,
        },
        released: { valid: target.released.valid, handle: target.released.handle },
        stale: { valid: target.events.response_stale.and(guaranteedThen), handle: handleThen },
        reply_leaves: replyTaken,
        reply_waits: replyWaits,
      };
      const rudiTaken = rudi ? m.forward('rudi_taken', bit) : undefined;
      const between = {
        ...{ aside: join.aside, deliver, released, response: { ready: target.response.ready } },
        ...{ ring: ring.down, place, completion },
      };
      const ses =
        semantic === undefined
          ? stubOf(m, { bytes, ringPackets, sizes, adopts }, between, { regions: regions!, ended, buffers })
          : semanticOf(m, { bytes, ringPackets, sizes, target: semantic, mtu, reads, atomicWords }, between, {
              ...{ now, commands: commands!, reading, buffers, rudi_ready: rudiTaken },
              ...{ host_atomic: io.host_atomic, deferral: io.deferral, rest: io.rest, flushed: io.flushed! },
            });
      const { placing } = ses;
      returns.set(ses.returns);
      responseStream.set({ valid: ses.response.valid, payload: ses.response.payload });
      ringTaken.set(placing.up.ready);

      // Out: the frames that answer.
      const out = repliesOf(
        m,
        { bytes, wire, guaranteed: sizes.guaranteed, atomics: reads, defers },
        {
          ...{ registers, neighbour, target: target.reply, store: ses.store, replies },
          rudi: rudi ? { refused: join.refused!, answers: ses.rudi_response! } : undefined,
        },
      );
      replyReady.set(out.takes.target);
      replyTaken.set(out.taken);
      eitherLeft?.set(out.left);
      rudiTaken?.set(out.takes.rudi!);

      const ready = m.named('all_ready', target.ready.and(ses.ready).and(out.ready));
      enable.set(ready.and(registers.enable));

      // Nothing that is reserved gets lost.
      const { free, judged } = join;
      const { held } = ses;
      for (const name of ['messages', 'guaranteed', 'responses'] as const) {
        const waits = name === 'messages' || !('complete' in held) ? [] : [held.complete];
        const parts: readonly Bits[] = [free[name], judged, held.deliveries, ...waits, held[name], returns[name]];
        const sum = parts.map((part) => part.zext(9)).reduce((a, b) => a.add(b));
        m.assert(`all_${name}_are_somewhere`, sum.eq(sizes[name]));
      }

      const counterOf = (name: string, event: Bits<1>): Bits<32> => {
        const counter = m.reg(`count_${name}`, bits(32), { reset: 0 });
        m.when(event, () => counter.set(counter.add(1)));
        return counter;
      };
      const count = (name: keyof typeof join.events & string): Bits<32> => counterOf(name, join.events[name]);
      m.unused(target.trace);
      return {
        ready,
        peer: join.peer,
        counts: {
          parser: parser.counts,
          deparser: out.counts,
          off: count('off'),
          unknown_address: count('unknown_address'),
          too_long: count('too_long'),
          unrouted: count('unrouted'),
          no_buffer: count('no_buffer'),
        },
        ses_events: ses.events,
        neighbour_not_known: out.not_known,
        level: ring.level,
        target: {
          ready: target.ready,
          events: target.events,
          housekeeping_events: target.housekeeping_events,
        },
        trace: {
          request: { valid: join.request.valid, payload: join.request.payload },
          verdict: target.verdict,
          deliver: target.deliver,
          response: { valid: handedOver, payload: responseStream.payload },
          reply: { valid: replyTaken, payload: reply },
          free,
        },
        commands_done: ses.done,
        host_atomic_done: ses.host_atomic_done,
        flush: ses.flush,
        deferral_told: ses.deferral_told,
        rest_told: ses.rest_told,
        reads: ses.reads,
        plain_refused: join.plain_refused && counterOf('plain_refused', join.plain_refused),
        halved: adopt && {
          adopt_ready: target.request.ready.and(join.request.valid.not()),
          pdcs: target.pdcs!,
          ended: { valid: ended.valid.and(ended.done), pdcid: ended.pdcid },
          free: target.trace.free,
          concluded: {
            valid: target.released.valid.and(target.released.handle.at(31)),
            pdcid: target.released.pdcid,
          },
        },
        frames: { ready: parser.up.ready },
        buffers: ses.buffers,
        command: target.command,
        place: placing.place,
        completion: placing.completion,
        replies: out.frames,
      };
    },
  );
};

interface Offered<V> {
  readonly valid: Bits<1>;
  readonly payload: V;
}

/** What the target is given: packets, and in clocks without one the PDCs that it adopts. */
const bothOf = <V>(m: Ctx, packets: Offered<V>, adopt: Offered<V>): Offered<V> => ({
  valid: packets.valid.or(adopt.valid),
  payload: m.mux(packets.valid, packets.payload, adopt.payload),
});

/** Beats of the smallest ring, of which half is as much as `rcv_cwnd_pend` has steps. */
const leastBeats = 256;
