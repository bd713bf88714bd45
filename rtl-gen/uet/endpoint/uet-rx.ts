/** The receive half of an endpoint: frames in, placed payload and completions out, and the frames that answer. */
import { type Bits, bit, bits, clog2, module, optional, record, sink, source } from '../../hdl/index.ts';
import { beat } from '../../lib/packet/beat.ts';
import { blockFifo } from '../../lib/stream/block-fifo.ts';
import { delayer } from '../../lib/stream/delay-line.ts';
import { answersLatency } from '../pds/target-side/answers/answers.ts';
import { Reply } from '../pds/target-side/answers/reply.ts';
import { Command } from '../pds/target-side/housekeeping-records.ts';
import { PdcChanges, pdsTarget } from '../pds/target-side/pds-target.ts';
import { Request, SesResponse, StartMethod } from '../pds/target-side/records.ts';
import { ReadRequest } from '../ses/read-server/read-records.ts';
import type { SesTargetOptions } from '../ses/receive/target-options.ts';
import { frameBeat } from '../wire/deparser/trailer-fill.ts';
import { uetDeparser } from '../wire/deparser/uet-deparser.ts';
import { opcodes } from '../wire/layout/index.ts';
import { arrivedBeat } from '../wire/parser/arrived-beat.ts';
import { uetParser } from '../wire/parser/uet-parser.ts';
import { DfcOffer, dfcOffer } from './receive/dfc-offer.ts';
import { requestOf } from './receive/offered-request.ts';
import { plainOf } from './receive/plain-marks.ts';
import { rudiReplies } from './receive/rudi-replies.ts';
import { PeerArrival, rxJoin, SesReturns } from './receive/rx-join.ts';
import { rxMapOf } from './receive/rx-map.ts';
import { rxRing } from './receive/rx-ring.ts';
import { StartRule, startFloors, startRule } from './receive/start-rule.ts';
import {
  atomicWordsOf,
  datagramsOf,
  defersOf,
  type RxOptions,
  readsOf,
  restsOf,
  rudiOf,
  rxName,
} from './rx-options.ts';
import { RxCounts, RxRegisters, RxTrace, TargetShown } from './rx-records.ts';
import { HostAtomicTold, hostAtomics } from './ses/atomic-answers.ts';
import { cuttingPlacer } from './ses/cutting-placer.ts';
import { placer } from './ses/placer.ts';
import { ReceiveDeferralIn, ReceiveDeferralOut } from './ses/receive-deferral.ts';
import { moreTold } from './ses/receive-options.ts';
import { ReceiveRestIn, ReceiveRestOut, restBits } from './ses/receive-rest.ts';
import {
  Completion,
  DataFind,
  DataFound,
  Placement,
  ReceiveBuffer,
  RegionWrite,
  readTag,
  SesEvents,
  StoredResponse,
} from './ses/records.ts';
import { responseStore } from './ses/response-store.ts';
import { semanticCommands, semanticDone } from './ses/semantic-control.ts';
import { sesReceive } from './ses/ses-receive.ts';
import { sesStub } from './ses/ses-stub.ts';
import { readPackets } from './transmit/read-requests.ts';
import { DataOutcome } from './transmit/read-table.ts';
import { NeighbourWrite, replyMap } from './transmit/reply-map.ts';

/** Messages under way, guaranteed responses, responses that wait. */
const sesSizes = { messages: 64, guaranteed: 64, responses: 64 } as const;

/** The bit of the units of 128 ns whose change lets messages age: one that is idle for 17 to 25 ms is forgotten. */
const agesBit = 16;

/** READs of peers that wait for memory: of 4 PDCs as many as a peer has under way, its own and those of rests. */
const waitingReads = 8 * readPackets;

/** Clocks after which none of the packets of a PDC that has ended is delivered any more. */
const endedLater = 32;

const Named = record({ valid: bit, pdcid: bits(16) });

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
  const reads = readsOf(options);
  const atomicWords = atomicWordsOf(options);
  const atomics = reads;
  const more = moreTold(semantic);
  const [defers, rests, datagrams] = [defersOf(options), restsOf(options), datagramsOf(options)];
  const rudi = rudiOf(options);
  return module(
    rxName(options),
    {
      summary: `Receive half of an endpoint, ${bytes} bytes a clock: frames to placed payload, completions and replies.`,
      in: {
        now: bits(17),
        registers: RxRegisters,
        regions: optional(semantic === undefined, RegionWrite),
        /** Of the semantic sublayer in the place of the stub. */
        commands: semanticCommands(semantic),
        neighbour: NeighbourWrite,
        adopt: optional(adopts, record({ valid: bit, payload: Request })),
        /** Of READs of ours what `readTable` has found, and of those of peers whether they are taken. */
        reading: optional(reads, record({ found: DataFound, read_ready: bit, answered_ready: bit })),
        /** With the first beat of a frame: it came plain. What TSS demands of Start_PSN; 32 bits that none foresees. */
        /** Atomics of the host. */
        host_atomic: hostAtomics(atomicWords),
        deferral: optional(defers, ReceiveDeferralIn),
        rest: optional(rests, ReceiveRestIn(restBits(semantic ?? {}))),
        plain: optional(secured, bit),
        start_method: optional(secured, StartMethod),
        random: optional(secured, bits(32)),
      },
      out: {
        ready: bit,
        peer: record({ valid: bit, arrival: PeerArrival }),
        counts: RxCounts,
        ses_events: SesEvents,
        neighbour_not_known: bit,
        level: bits(clog2(beats) + 1),
        target: TargetShown,
        trace: RxTrace,
        commands_done: semanticDone(semantic),
        host_atomic_done: optional(atomics, HostAtomicTold),
        deferral_told: optional(defers, ReceiveDeferralOut(more.multi === true)),
        rest_told: optional(rests, ReceiveRestOut(restBits(semantic ?? {}))),
        /** READs of peers, and bytes of those of ours: they have come, and are where they belong. */
        reads: optional(
          reads,
          record({
            find: DataFind,
            read: record({ valid: bit, payload: ReadRequest(readTag) }),
            answered: record({ valid: bit, payload: DataOutcome }),
          }),
        ),
        /** Plain packets that were given to no part, modulo 2^32. */
        plain_refused: optional(secured, bits(32)),
        halved: optional(
          adopts,
          record({
            adopt_ready: bit,
            pdcs: PdcChanges,
            ended: Named,
            free: Named,
            /** A message has come by the return space of that PDC of ours, and the peer knows it. */
            concluded: Named,
          }),
        ),
      },
      link: {
        frames: sink(arrivedBeat(bytes, wire.marked ?? false)),
        buffers: sink(ReceiveBuffer),
        command: sink(Command),
        place: source(beat(bytes, Placement(more))),
        completion: source(Completion(more)),
        replies: source(frameBeat(bytes)),
      },
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
      const map = m.inst('map', rxMapOf(adopts, atomics, datagrams, rudi), {
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
        rxJoin({ ...sesSizes, adopts, atomics, asks: defers || rudi, secured, datagrams, rudi }),
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
        request: adopt === undefined ? join.request : requestOf(m, join.request, adopt),
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
      const left = rudi
        ? m.forward('left', record({ valid: bit, payload: Reply }))
        : { valid: replyTaken, payload: reply };
      const { ended } = target;
      const { deliver } = target;
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
      const response = { ready: target.response.ready };
      const rudiTaken = rudi ? m.forward('rudi_taken', bit) : undefined;
      const stub = () => {
        const it = m.inst('ses', sesStub({ ...sesSizes, adopts }), {
          aside: join.aside,
          deliver,
          regions: regions!,
          ended: later(
            'ended',
            record({ valid: bit, pdcid: bits(16) }),
            { valid: ended.valid.and(ended.done), pdcid: ended.pdcid },
            endedLater,
          ),
          released,
          buffers,
          response,
        });
        const placing = m.inst('placing', placer(bytes, ringPackets), {
          order: it.order,
          up: ring.down,
          place,
          completion,
        });
        return {
          ...it,
          done: undefined,
          placing,
          reads: undefined,
          host_atomic_done: undefined,
          deferral_told: undefined,
          rest_told: undefined,
          rudi_response: undefined,
        };
      };
      const whole = (of: SesTargetOptions) => {
        const ages = m.next('ages', now.at(agesBit));
        // READs of peers wait in a line; those that are on their way to it have room.
        const readRoom = reading && m.forward('read_room', bit);
        const restHeard = io.rest && m.forward('rest_heard', bit);
        const keptHeard = of.unexpected && m.forward('kept_heard', bit);
        const it = m.inst('ses', sesReceive({ ...sesSizes, target: of, mtu, adopts: reads, atomicWords }), {
          aside: join.aside,
          deliver,
          commands: commands!,
          released,
          response,
          tick: now.at(agesBit).ne(ages),
          read_room: readRoom,
          found: reading?.found,
          host_atomic: io.host_atomic,
          deferral: io.deferral,
          ...{ rest: io.rest, rest_heard: restHeard, kept_heard: keptHeard, rudi_ready: rudiTaken },
        });
        const waits =
          reading &&
          m.inst('reads', blockFifo(ReadRequest(readTag), waitingReads), {
            up: { payload: it.read!.payload, valid: it.read!.valid },
            down: { ready: reading.read_ready },
          });
        readRoom?.set(waits!.up.ready);
        const orders = 2 * ringPackets + (of.rendezvous?.slots ?? 0) + (of.unexpected?.places ?? 0);
        const toldTaken = m.forward('told_taken', bit);
        const placing = m.inst('placing', cuttingPlacer(bytes, orders, more), {
          order: it.order,
          up: ring.down,
          place,
          completion: { ready: toldTaken },
        });
        m.unused(buffers.payload, buffers.valid);
        const told = placing.completion;
        const isRead = told.payload.opcode.eq(opcodes.code.read);
        const toldTakes =
          reading === undefined ? completion.ready : m.mux(isRead, reading.answered_ready, completion.ready);
        toldTaken.set(toldTakes);
        const { rendezvous_send: plainRest, rendezvous_tsend: taggedRest } = opcodes.code;
        const isRest = told.payload.opcode.eq(plainRest).or(told.payload.opcode.eq(taggedRest));
        restHeard?.set(told.valid.and(toldTakes).and(isRest));
        keptHeard?.set(told.valid.and(toldTakes).and(told.payload.kept!.is));
        return {
          ...it,
          buffers: { ready: m.lit(1, 0) },
          placing: {
            ...placing,
            completion: reading === undefined ? told : { ...told, valid: told.valid.and(isRead.not()) },
          },
          reads: waits && {
            find: it.find!,
            read: { valid: waits.down.valid, payload: waits.down.payload },
            answered: {
              valid: told.valid.and(isRead),
              payload: { id: told.payload.message_id, return_code: told.payload.return_code },
            },
          },
        };
      };
      const ses = semantic === undefined ? stub() : whole(semantic);
      const { placing } = ses;
      returns.set(ses.returns);
      responseStream.set({ valid: ses.response.valid, payload: ses.response.payload });
      ringTaken.set(placing.up.ready);

      // Out: the frames that answer.
      const found = m.forward('found', StoredResponse(atomics, defers));
      const headersReady = m.forward('headers_ready', bit);
      const emptyReady = m.forward('empty_ready', bit);
      const leavingTaken = rudi ? m.forward('leaving_taken', bit) : undefined;
      const leaving =
        leavingTaken &&
        m.inst('replies', rudiReplies, {
          ...{ refused: join.refused!, target: target.reply, answers: ses.rudi_response! },
          down: { ready: leavingTaken },
        });
      const out = m.inst('reply_map', replyMap(bytes, sesSizes.guaranteed, atomics, defers, rudi), {
        registers: { addresses: registers.addresses, gateway: registers.gateway, reply: registers.reply },
        neighbour,
        ...{ found, of_rudi: leaving?.down.payload.rudi },
        reply:
          leaving === undefined ? target.reply : { payload: leaving.down.payload.reply, valid: leaving.down.valid },
        headers: { ready: headersReady },
        payload: { ready: emptyReady },
      });
      leavingTaken?.set(out.reply.ready);
      replyReady.set(leaving?.target.ready ?? out.reply.ready);
      replyTaken.set(leaving === undefined ? out.taken : replyWaits.and(leaving.target.ready));
      if ('set' in left) left.set({ valid: out.taken, payload: leaving!.down.payload.reply });
      rudiTaken?.set(leaving!.answers.ready);
      const stored = m.inst('store', responseStore(sesSizes.guaranteed, atomics, defers), {
        store: ses.store,
        handle: out.handle,
      });
      found.set(stored.found);
      const deparser = m.inst('deparser', uetDeparser(bytes, wire), {
        headers: out.headers,
        payload: out.payload,
        down: replies,
      });
      headersReady.set(deparser.headers.ready);
      emptyReady.set(deparser.payload.ready);

      const ready = m.named('all_ready', target.ready.and(ses.ready).and(out.ready));
      enable.set(ready.and(registers.enable));

      // Nothing that is reserved gets lost.
      const { free, judged } = join;
      const { held } = ses;
      for (const name of ['messages', 'guaranteed', 'responses'] as const) {
        const parts: readonly Bits[] = [free[name], judged, held.deliveries, held[name], returns[name]];
        const sum = parts.map((part) => part.zext(8)).reduce((a, b) => a.add(b));
        m.assert(`all_${name}_are_somewhere`, sum.eq(sesSizes[name]));
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
          deparser: deparser.counts,
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
        replies: deparser.down,
      };
    },
  );
};

/** Beats of the smallest ring, of which half is as much as `rcv_cwnd_pend` has steps. */
const leastBeats = 256;
