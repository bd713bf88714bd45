/** The receive half of the semantic sublayer: packets in, and what becomes of each. */
import { bits, type Ctx, module, record } from '../../../hdl/index.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { MessageName } from '../message-tracker/tracker-records.ts';
import { gateAfter } from './context-gate.ts';
import { checkLatency, earlyChecks } from './early-checks.ts';
import { headOfLine } from './line-head.ts';
import { packetTurn, stepLatency } from './packet-turn.ts';
import { contextsOf, type SesTargetOptions, sesTargetName } from './target-options.ts';
import { targetPorts } from './target-ports.ts';
import { type WaitingParts, waitingParts } from './waiting/waiting-parts.ts';

/** Clocks from a packet to its result, where nothing that came before waits for a receive. */
export const sesTargetLatency = checkLatency + 1 + 3 + 1 + stepLatency;

/**
 * Takes a packet in each clock, and says of each, in the order in which they came, what answers it, where its bytes
 * go, and whether its message is complete, on `result`; `sesTargetLatency` clocks later, or when what came before has
 * found its receive. Nothing makes a result wait.
 *
 * A packet goes through the checks of its header, of its address, of the region that it names, and past the table of
 * messages. Any packet of a message may come first; that one is matched, and what it finds is kept for the others.
 * Sends of the SEND space take the oldest receive of their context, those of the TAGGED space the one that the
 * profile's matching finds. One that finds none is refused with NO_MATCH, and so are all packets of its message.
 *
 * With `deferrals` a deferrable send that finds no receive, has bytes and has not come by ROD takes a place instead,
 * in each second clock, and all its packets are answered OK, OVERFLOW, 0 bytes. A receive that finds it is posted
 * `matched`; an RTR leaves, and what restarts with both tokens gets that receive. Where its message does not restart
 * it is `returned`, for software to post again. Without a place, and where its peer has its `share` of them, NO_MATCH.
 * Without `deferrals` deferrable sends are plain ones, as AI Base may have it (ses.md 3.3, 4.3).
 *
 * With `rendezvous` a rendezvous send takes a place, or is UNCOR_TRNSNT. With a receive its eager bytes are placed,
 * and the rest is read by READs on `rendezvous_told`; without one its header is kept, as that of a deferred send is,
 * and all of it is read when a receive has found it. Its completion leaves on `rendezvous_told`, too (ses.md 3.3,
 * 4.2).
 *
 * With `unexpected` a plain send that finds no receive and is not too long takes a buffer instead: its bytes are placed
 * there, beside `is_kept`, at `address` from where the host has the buffers, and its packets are answered OK, OVERFLOW,
 * all bytes. `kept_told` says which receive has found it, and when all of it is there (3.3).
 *
 * Built in are NO_OP, SEND, DEFERRABLE_SEND, WRITE, READ, ATOMIC, FETCHING_ATOMIC and MSG_ERROR, with `tagged`
 * TAGGED_SEND and DEFERRABLE_TSEND. Each packet of a READ stands by itself: `read` says that its bytes, `length` of
 * them from `address` on, are to be read and sent (ses.md 5.2); a READ without bytes has its response alone. An
 * `atomic` goes to who does it, and answers it (5.3); its `payload_length` is that of the bytes that it works on. All
 * others are UNSUPPORTED_OP; RTR is OP_VIOLATION, as no token is known. A message that is longer than its receive is
 * cut, and `modified_length` says so (ses.md 3.6). With delivery complete a response is to wait, as `dc` says (6.4).
 *
 * With `datagrams` a packet with `uud` is a datagram, and takes a receive of the SEND space; a DATAGRAM_SEND without it
 * is OP_VIOLATION. No response goes out by UUD: who feeds it drops that of the result, which says whether the datagram
 * was dropped (ses.md 7).
 *
 * With `rudi` nothing is left of what comes by RUDI, each packet of which has a response (ses.md 7).
 *
 * With `jobs` a receive may be for one job alone: a message of another job that finds it is refused with
 * PERM_VIOLATION, and the receive stays where it is (1.2, step 9). With `multi` it may be for several messages: the
 * completion of each says where its part is, and whether that was the last one (3.7). A part whose message does not
 * restart is `returned` and not used.
 *
 * With `rod` a refusal on ROD is DISABLED_GEN and disables its context, if that uses generations, until software posts
 * a receive there: the context is enabled with the next generation then (1.4). Each packet takes `contextGateLatency`
 * clocks more.
 *
 * `tick` lets messages age: one without a packet for three whole ticks is forgotten, DROPPED where it has a receive.
 * Sources: ses.md 1.2, 2, 3, 5.1, 6, 10; each part says its own.
 */
export const sesTarget = (options: SesTargetOptions) => {
  return module(
    sesTargetName(options),
    {
      summary: `Receive half of the semantic sublayer, profile ${options.profile}: a packet a clock, ${contextsOf(options)} contexts.`,
      ...targetPorts(options),
    },
    (io, m) => {
      const early = earlyChecks(m, options, io);
      const waiting = waitingParts(m, options, io);
      const { gate, packets } = packetLine(m, options, early, waiting);
      const olds = expiredLine(m, options, early.tracker.expired);
      const { spaces, turns } = headOfLine(m, options, { packets, olds, waiting, receives: io.receives });
      gate?.listen(spaces.events.send!, spaces.events.tagged);
      const outcome = packetTurn(m, options, { turns, found: spaces.found, waiting, choices: io.choices });

      const { resolver, regions, tracker } = early;
      const { said, valid, waits, buffer } = outcome;
      const { deferred, rest, kept } = waiting;
      return {
        ready: resolver.ready.and(regions.ready).and(tracker.ready),
        result: { valid, ...said },
        job_done: resolver.job_done,
        process_done: resolver.process_done,
        resource_done: resolver.resource_done,
        region_done: regions.done,
        send_done: spaces.done.send,
        tagged_done: spaces.done.tagged,
        deferral_told: deferred?.told,
        waits,
        rendezvous_told: rest?.told,
        kept_told: kept?.told,
        is_kept: buffer?.is,
        exhausted: gate?.exhausted,
        begins_rest: rest && { valid: rest.matched.valid, slot: rest.matched.slot },
      };
    },
  );
};

/** Checked packets in order, with the places that they have got, past the gate of contexts if there is one. */
function packetLine(
  m: Ctx,
  options: SesTargetOptions,
  { done, resolver }: ReturnType<typeof earlyChecks>,
  { rest }: WaitingParts,
) {
  const { checked, is_checked: valid } = done;
  const packet = rest?.place({ valid, packet: checked, extension: done.extension!, rel: done.rel }) ?? checked;
  const line = m.inst('line', blockFifo(m.shapeOf(packet), options.packets), { up: { payload: packet, valid } });
  m.assert('packet_finds_room', valid.implies(line.up.ready));
  if (!options.rod) return { gate: undefined, packets: line.down };
  const gate = gateAfter(m, options, line.down, resolver.written!);
  return { gate, packets: gate.down };
}

/** Ends of messages that were idle for too long. */
function expiredLine(
  m: Ctx,
  { messages }: SesTargetOptions,
  { valid, slot, message }: ReturnType<typeof earlyChecks>['tracker']['expired'],
) {
  const Old = record({ slot: bits(slot.width), message: MessageName(16) });
  const line = m.inst('expired_line', fifo(Old, Math.max(2, messages.sets)), {
    up: { payload: { slot, message }, valid },
  });
  m.assert('expired_finds_room', valid.implies(line.up.ready));
  return line.down;
}
