/** The receive half of an endpoint: frames in, placed payload and completions out, and the frames that answer. */
import { type Bits, bit, bits, module, record } from '../../hdl/index.ts';
import { eventCounter } from '../../lib/counting/event-counter.ts';
import { delayer } from '../../lib/stream/delay-line.ts';
import { answersLatency } from '../pds/target-side/answers/answers.ts';
import { Reply } from '../pds/target-side/answers/reply.ts';
import { pdsTarget } from '../pds/target-side/pds-target.ts';
import { SesResponse } from '../pds/target-side/records.ts';
import { uetParser } from '../wire/parser/uet-parser.ts';
import { eitherOffer } from './either-offer.ts';
import { dfcOffer } from './receive/dfc-offer.ts';
import { SesReturns } from './receive/join-records.ts';
import { plainOf } from './receive/plain-marks.ts';
import { rxJoin } from './receive/rx-join.ts';
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
 * - With reads, `read` are those of peers, and `find`, `found` and `answered` concern the bytes of ours, as of `uetTx`.
 *   There are atomics, on words of the NIC: `host_atomic`, until it is taken, is one of the host.
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
    ({ now, registers, regions, neighbour, adopt, found, commands, frames, buffers, ...io }, m) => {
      const { command, plain, start_method: startMethod, random, host_atomic, deferral, rest, flushed } = io;

      // In: headers and payload of each packet, and what they come to.
      const parser = m.inst('parser', uetParser(bytes, wire), { up: frames });
      m.assert('frames_are_taken', frames.valid.implies(parser.up.ready));
      const { payload: headers, valid } = parser.headers.takeWhen(m.lit(1, 1));
      const { addresses, last_hop } = registers;
      const map = m.inst('map', rxMapOf(adopts, reads, datagrams, rudi), {
        ...{ headers, valid, registers: { addresses, last_hop } },
      });
      const ring = m.inst('ring', rxRing(bytes, { beats, packets: ringPackets }), { up: parser.payload });

      // For whom it is, and what is reserved for it.
      const enable = m.forward('receives', bit);
      const delivered = m.forward('delivered', bit);
      const returns = m.forward('returns', SesReturns);
      const rule = secured ? m.forward('rule', StartRule) : undefined;
      const join = m.inst(
        'joining',
        rxJoin({ ...sizes, adopts, atomics: reads, asks: defers || rudi, secured, datagrams, rudi }),
        {
          plain: plain && plainOf(m, frames, plain, valid),
          ...{ rule, shown: map.shown, meta: map.meta, end: ring.end, enable, delivered, returns },
        },
      );

      // The target; in cycles without a packet it is given the PDCs that it adopts.
      const response = m.stream('response', SesResponse);
      const offer = m.next('offer', dfcOffer(m, ring.level, beats), { reset: { rcv_cwnd_pend: 0, restore_cwnd: 0 } });
      const target = m.inst('target', pdsTarget(targetOptions), {
        now,
        registers: { ...registers.pds, offer: { mpr: registers.pds.offer.mpr, ...offer } },
        request: adopt === undefined ? join.request : eitherOffer(m, join.request, adopt),
        ...{ response, command },
      });
      if (adopt !== undefined) join.request.takeWhen(target.request.ready);
      const { ended, deliver, released, trace } = target;
      delivered.set(deliver.valid);
      if (rule !== undefined) {
        const { payload: asked, valid: asks } = join.request;
        const { source, local, next_start_psn: next, pdcid } = ended;
        // PSNs of the return space of a PDC of ours are none of its peer's.
        const isTheirs = adopts ? pdcid.at(15).not() : m.lit(1, 1);
        const floors = m.inst('start_rule', startRule({ contexts: targetOptions.contexts, floors: startFloors }), {
          ...{ method: startMethod!, random: random!, peer: join.peer_of! },
          asked: { valid: asks, psn: asked.psn, offset: asked.dpdcid.trunc(12) },
          created: target.verdict.valid.and(target.verdict.verdict.is('created')),
          ended: { valid: ended.valid.and(ended.done).and(isTheirs), peer: { source, local }, next },
        });
        rule.set(floors.rule);
      }
      m.unused(registers.pds.offer.rcv_cwnd_pend, registers.pds.offer.restore_cwnd);

      // SES, and where the bytes go.
      const handedOver = m.named('handed_over', response.fires);
      const later = delayer(m);
      const handleThen = later('handle', bits(32), response.payload.handle, answersLatency.counts);
      const guaranteedThen = later('guaranteed', bit, response.payload.guaranteed, answersLatency.counts);
      const replyTaken = m.forward('reply_taken', bit);
      // What leaves, of the target or of RUDI, in a clock with `valid`.
      const eitherLeft = rudi ? m.forward('left', record({ valid: bit, payload: Reply })) : undefined;
      const left = eitherLeft ?? { valid: replyTaken, payload: target.reply.payload };
      const between = {
        ...{ aside: join.aside, deliver, ring: ring.down },
        released: {
          sent: {
            valid: left.valid.and(left.payload.response.is('ses')).and(left.payload.kept.not()),
            handle: left.payload.handle,
          },
          released: { valid: released.valid, handle: released.handle },
          stale: { valid: target.events.response_stale.and(guaranteedThen), handle: handleThen },
          reply_leaves: replyTaken,
          reply_waits: target.reply.valid,
        },
      };
      const ses =
        semantic === undefined
          ? stubOf(m, { bytes, ringPackets, sizes, adopts }, between, { regions: regions!, ended, buffers })
          : semanticOf(m, { bytes, ringPackets, sizes, target: semantic, mtu, reads, atomicWords }, between, {
              ...{ now, commands: commands!, found, buffers },
              ...{ host_atomic, deferral, rest, flushed: flushed! },
            });
      returns.set(ses.returns);
      response.connect(ses.response);

      // Out: the frames that answer.
      const out = repliesOf(
        m,
        { bytes, wire, guaranteed: sizes.guaranteed, atomics: reads, defers },
        {
          ...{ registers, neighbour, target: target.reply, store: ses.store },
          rudi: rudi ? { refused: join.refused!, answers: ses.rudi_response! } : undefined,
        },
      );
      replyTaken.set(out.taken);
      eitherLeft?.set(out.left);

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

      const count = (name: keyof typeof join.events & string): Bits<32> => eventCounter(m, name, join.events[name]);
      m.unused(trace);
      const { done: commands_done, host_atomic_done, flush, deferral_told, rest_told, find, read, answered } = ses;
      const { events, housekeeping_events } = target;
      return {
        ready,
        peer: join.peer,
        counts: {
          ...{ parser: parser.counts, deparser: out.counts },
          ...{ off: count('off'), unknown_address: count('unknown_address'), too_long: count('too_long') },
          ...{ unrouted: count('unrouted'), no_buffer: count('no_buffer') },
        },
        ses_events: ses.events,
        neighbour_not_known: out.not_known,
        level: ring.level,
        target: { ready: target.ready, events, housekeeping_events },
        trace: {
          request: { valid: join.request.valid, payload: join.request.payload },
          ...{ verdict: target.verdict, deliver, free },
          response: { valid: handedOver, payload: response.payload },
          reply: { valid: replyTaken, payload: target.reply.payload },
        },
        ...{ commands_done, host_atomic_done, flush, deferral_told, rest_told, find },
        plain_refused: join.plain_refused && eventCounter(m, 'plain_refused', join.plain_refused),
        halved: adopt && {
          pdcs: target.pdcs!,
          ended: { valid: ended.valid.and(ended.done), pdcid: ended.pdcid },
          free: trace.free,
          concluded: { valid: released.valid.and(released.handle.at(31)), pdcid: released.pdcid },
        },
        adopt: adopt && { ready: target.request.ready.and(join.request.valid.not()) },
        ...{ read, answered },
        place: ses.placing.place,
        completion: ses.placing.completion,
        replies: out.frames,
      };
    },
  );
};

/** Beats of the smallest ring, of which half is as much as `rcv_cwnd_pend` has steps. */
const leastBeats = 256;
