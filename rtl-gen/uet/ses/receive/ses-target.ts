/** The receive half of the semantic sublayer: packets in, and what becomes of each. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { forwardingRam } from '../../../lib/memory/forwarding-ram.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { peerGroup } from '../deferrable/peer-share.ts';
import { MessageName } from '../message-tracker/tracker-records.ts';
import { CheckedPacket, expiredOr } from './checked-packet.ts';
import { gateAfter } from './context-gate.ts';
import { checkLatency, earlyChecks } from './early-checks.ts';
import { askOf, eitherDone, headerNumbers, headerOf } from './kept-headers.ts';
import { matchesWaiting, matchUnit } from './match-unit.ts';
import { bindingAfter, firstBinding, MessageBinding } from './message-step.ts';
import { outcomeResets, packetOutcome, packetPlace } from './packet-outcome.ts';
import { FoundDone } from './receive-turns.ts';
import { DroppedMessage, FreePlace, targetDeferral } from './target-deferral.ts';
import { bufferFor, FreeBuffer, KeptEnd, targetKept } from './target-kept.ts';
import {
  contextsOf,
  type SesTargetOptions,
  sendEngine,
  sesTargetName,
  shareOf,
  taggedEngine,
  targetWidths,
} from './target-options.ts';
import { targetPorts } from './target-ports.ts';
import { ofAnyTag } from './target-records.ts';
import { MatchedRendezvous, RestMatch, rendezvousPlaced, targetRendezvous } from './target-rendezvous.ts';

/** Clocks until what is kept of a message is read. */
const bindingsLatency = 3;

/** Clocks from a packet's turn to its result. */
const stepLatency = 1 + bindingsLatency + 3;

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
  const { messages, tagged, deferrals, rendezvous, packets, jobs, rod = false, unexpected } = options;
  const contexts = contextsOf(options);
  const { contextBits, messageBits, readBits } = targetWidths(options);
  const [hasTagged, defers, multi] = [tagged !== undefined, deferrals !== undefined, options.multi !== undefined];
  const share = shareOf(options);
  const [reads, keepsBytes] = [rendezvous !== undefined, unexpected !== undefined];
  const ofRest = rendezvous && readBits;
  const CheckedShape = CheckedPacket(contextBits, messageBits, defers, ofRest, rod, multi, keepsBytes);
  const Binding = MessageBinding(defers, ofRest, multi, keepsBytes);
  return module(
    sesTargetName(options),
    {
      summary: `Receive half of the semantic sublayer, profile ${options.profile}: a packet a clock, ${contexts} contexts.`,
      ...targetPorts(options),
    },
    (io, m) => {
      const { tick, choices } = io;
      const { resolver, regions, tracker, checked, isChecked, extension, rel } = earlyChecks(m, options, io);
      const { expired } = tracker;

      // In order: who needs a receive asks, the others wait for their turn.
      const goes = m.forward('goes', bit);
      const matched = reads ? m.forward('matched', MatchedRendezvous(readBits, multi)) : undefined;
      const match = reads ? m.forward('rest_match', RestMatch(readBits, multi)) : undefined;
      const rest =
        rendezvous &&
        m.inst('rest', targetRendezvous(rendezvous, multi), {
          ...match!,
          ports: io.rendezvous!,
          reserve: {
            valid: isChecked.and(checked.rendezvous!.is),
            header: {
              ...extension!,
              peer: checked.message.peer,
              rel: m.next('rel_32', rel),
              job_id: checked.step.first.job_id,
            },
          },
          matched: matched!,
        });
      const withPlace = rest === undefined ? checked : rendezvousPlaced(m, checked, rest.free, extension!.eager_length);
      const lineGoes = rod ? m.forward('line_goes', bit) : goes;
      const line = m.inst('line', blockFifo(CheckedShape, packets), {
        up: { payload: withPlace, valid: isChecked },
        down: { ready: lineGoes },
      });
      m.assert('packet_finds_room', isChecked.implies(line.up.ready));
      const ofGate = { payload: CheckedShape, contextBits, hasTagged, up: line.down, ready: goes };
      const gate = rod ? gateAfter(m, { ...ofGate, written: resolver.written! }) : undefined;
      if (gate !== undefined) (lineGoes as typeof goes).set(gate.ready);
      const coming = gate?.down ?? line.down;
      const head = coming.payload;
      const Old = record({ slot: bits(messageBits), message: MessageName(16) });
      const oldGoes = m.forward('expired_goes', bit);
      const olds = m.inst('expired_line', fifo(Old, Math.max(2, messages.sets)), {
        up: { payload: { slot: expired.slot, message: expired.message }, valid: expired.valid },
        down: { ready: oldGoes },
      });
      m.assert('expired_finds_room', expired.valid.implies(olds.up.ready));
      const isOld = m.named('is_old', olds.down.valid);
      const asks = m.named({
        asks_send: coming.valid.and(isOld.not()).and(head.wants_send),
        asks_tagged: coming.valid.and(isOld.not()).and(head.wants_tagged),
      });
      const room = m.forward('room', bit);
      const mayDefer =
        head.deferral && m.named('may_defer', head.deferral.defers.and(head.wants_send.or(head.wants_tagged)));
      const free = deferrals === undefined ? undefined : m.forward('free', FreePlace(deferrals, share!));
      // A peer has its share of the places, and no more.
      const isFull =
        free === undefined ? undefined : free.full.at(peerGroup(m, head.message.peer, share!.groups)).as(1);
      const defer = free === undefined ? m.lit(1, 0) : m.named('defer', mayDefer!.and(free.valid).and(isFull!.not()));
      // One that the gate refuses has a place as well, and its header does not wait.
      const restAsks =
        rod && reads ? head.rendezvous!.is.and(head.wants_send.or(head.wants_tagged)) : head.rendezvous?.is;
      const keepRest = rest === undefined ? m.lit(1, 0) : m.named('keep_rest', restAsks!.and(rest.may_keep));
      const freeBuffer = unexpected && m.forward('free_buffer', FreeBuffer(unexpected));
      const buffer = freeBuffer && bufferFor(m, { packet: head, free: freeBuffer });
      const keep = m.named('keep', buffer === undefined ? defer.or(keepRest) : defer.or(keepRest).or(buffer.is));
      // The next free place may be there in the next clock alone.
      const hasRoom = buffer === undefined ? room : room.and(buffer.waits.not());
      const mayAsk =
        free === undefined
          ? hasRoom
          : m.named('may_ask', hasRoom.and(mayDefer!.and(free.valid.not()).and(free.soon).not()));
      const context = head.context.as(contextBits);
      const ask = askOf(m, options, { packet: head, context, keep, deferral: free?.slot, buffer });
      const sendTakes = m.forward('send_takes', bit);
      const mayPost = defers ? m.forward('may_post', bit) : undefined;
      const sendDone = defers ? m.forward('send_header_done', FoundDone) : undefined;
      const sends = m.inst('sends', matchUnit(sendEngine(options), headerNumbers(options), rod), {
        take: sendTakes,
        may_post: mayPost,
        header_done: sendDone,
        ask: { payload: ask, valid: asks.asks_send.and(mayAsk) },
        receives: {
          payload: jobs === undefined && !multi ? io.receives.payload : ofAnyTag(m, io.receives.payload),
          valid: io.receives.valid.and(hasTagged ? io.receives.payload.tagged.not() : m.lit(1, 1)),
        },
      });
      const taggedTakes = hasTagged ? m.forward('tagged_takes', bit) : undefined;
      const taggedDone = defers && hasTagged ? m.forward('tagged_header_done', FoundDone) : undefined;
      const tags =
        tagged &&
        m.inst('tags', matchUnit(taggedEngine(options)!, headerNumbers(options), rod), {
          take: taggedTakes!,
          may_post: mayPost,
          header_done: taggedDone,
          ask: { payload: ask, valid: asks.asks_tagged.and(mayAsk) },
          receives: { payload: io.receives.payload, valid: io.receives.valid.and(io.receives.payload.tagged) },
        });
      gate?.listen(sends.event!, tags?.event);
      const drop = defers ? m.forward('drop', DroppedMessage) : undefined;
      const restartReady = defers ? m.forward('restart_ready', bit) : undefined;
      const mayGo = head.wants_send
        .implies(sends.ask.ready)
        .and(tags === undefined ? m.lit(1, 1) : head.wants_tagged.implies(tags.ask.ready))
        .and(restartReady === undefined ? m.lit(1, 1) : head.deferral!.restarts.implies(restartReady));
      const leaves = m.named('leaves', coming.valid.and(isOld.not()).and(mayAsk).and(mayGo));
      goes.set(isOld.not().and(mayAsk).and(mayGo));
      oldGoes.set(room);
      const isTurn = m.forward('is_turn', bit);
      const enters = m.named('enters', leaves.or(isOld.and(room)));
      const waiting = m.inst('waiting', fifo(CheckedShape, matchesWaiting), {
        up: {
          payload: expiredOr(m, isOld, olds.down.payload, {
            ...head,
            rendezvous: head.rendezvous && { ...head.rendezvous, keeps: keepRest },
          }),
          valid: enters,
        },
        down: { ready: isTurn },
      });
      room.set(waiting.up.ready);

      // Its turn: the receive is known. A clock later the step begins.
      const turn = waiting.down.payload;
      const none = { ...sends.found, valid: m.lit(1, 0), matched: m.lit(1, 0) };
      const foundTag = tags === undefined ? none : tags.found;
      const steps = m.named('steps', waiting.down.valid.and(isTurn));
      sendTakes.set(steps.and(turn.wants_send));
      taggedTakes?.set(steps.and(turn.wants_tagged));
      const found = m.mux(turn.wants_tagged, foundTag, sends.found);
      const asked = turn.wants_send.or(turn.wants_tagged);
      const ofSend = defers ? headerOf(options, sends.header!) : undefined;
      const ofTagged = tags?.header && headerOf(options, tags.header);
      const waits =
        deferrals === undefined
          ? undefined
          : m.inst('deferral', targetDeferral(deferrals, share, multi), {
              ...{ tick, ports: io.deferral!, drop: drop!, enters },
              reserve: {
                valid: leaves.and(defer),
                header: {
                  peer: head.message.peer,
                  rel: head.deferral!.rel,
                  job_id: head.step.first.job_id,
                  token: head.deferral!.tokens.initiator,
                  kept: m.lit(32, 0),
                },
              },
              restart: {
                payload: { peer: head.message.peer, tokens: head.deferral!.tokens },
                valid: coming.valid.and(isOld.not()).and(mayAsk).and(head.deferral!.restarts),
              },
              turn: { valid: steps, stored: found.stored!, restarts: turn.deferral!.restarts },
              found_send: ofSend!.deferral,
              found_tagged: ofTagged?.deferral ?? { ...ofSend!.deferral, valid: m.lit(1, 0) },
            });
      const keptEnd = unexpected && m.forward('kept_end', KeptEnd);
      const kept =
        unexpected &&
        m.inst('kept', targetKept(unexpected), {
          ...{ ports: io.kept!, enters, end: keptEnd! },
          reserve: { valid: leaves.and(buffer!.is), peer: head.message.peer },
          turn: { valid: steps, stored: found.stored! },
          found_send: ofSend!.kept!,
          found_tagged: ofTagged?.kept ?? { ...ofSend!.kept!, valid: m.lit(1, 0) },
        });
      if (kept !== undefined) freeBuffer!.set(kept.free);
      match?.set({
        keeps: leaves.and(keepRest),
        kept: { valid: steps.and(turn.rendezvous!.keeps), stored: found.stored! },
        found_send: ofSend!.rendezvous!,
        found_tagged: ofTagged?.rendezvous ?? { ...ofSend!.rendezvous!, valid: m.lit(1, 0) },
      });
      const restarts = turn.deferral?.restarts ?? m.lit(1, 0);
      if (waits !== undefined) {
        free!.set(waits.free);
        mayPost!.set(waits.room);
        sendDone!.set(eitherDone(m, eitherDone(m, waits.send_done, rest?.send_done), kept?.send_done));
        taggedDone?.set(eitherDone(m, eitherDone(m, waits.tagged_done, rest?.tagged_done), kept?.tagged_done));
        restartReady!.set(waits.restart.ready);
        if (taggedDone === undefined) m.unused(waits.tagged_done, rest?.tagged_done, kept?.tagged_done);
      }
      isTurn.set(
        turn.wants_send
          .implies(sends.found.valid)
          .and(turn.wants_tagged.implies(foundTag.valid))
          .and(waits === undefined ? m.lit(1, 1) : restarts.implies(waits.now.is_there)),
      );
      const deferred = waits && m.named('deferred', asked.and(found.stored!));
      const first = firstBinding(m, {
        ...{ first: turn.step.first, later: turn.step.later_code, found, asked, restarts, deferred },
        reserved: waits?.now,
        risks: turn.guard?.risks,
        buffer: kept?.now,
      });
      // What is kept of its message is read, and becomes what it is with this packet.
      const word = m.forward('kept_before', Binding);
      const stages = pipeline(
        m,
        { packet: { ...turn, step: { ...turn.step, first } } },
        { valid: steps, reset: outcomeResets },
      )
        .stage('bind', () => ({}))
        .stage('look_up', ({ packet }) => ({ binding_of: packet.slot }))
        .repeat(bindingsLatency - 1, 'read', () => ({}))
        .stage('update', ({ packet }) => ({ kept: bindingAfter(m, word, packet.step) }))
        .stage('place', (now) => ({ placed: packetPlace(m, now) }))
        .stage('decide', (now) => packetOutcome(m, now, choices));
      const { binding_of, valid: looks } = stages.at('look_up');
      const updated = stages.at('update');
      const ram = m.inst(
        'bindings',
        forwardingRam(Binding, { depth: messages.sets * messages.ways, latency: bindingsLatency }),
        { addr: binding_of, enable: looks, next: updated.kept, write: updated.packet.keeps },
      );
      m.unused(ram.at, ram.valid);
      word.set(ram.word);

      const { said, valid, token, drops, is_waiting, eager, eager_ends, buffer: buffered, buffer_ends } = stages.out;
      if (drops !== undefined) drop?.set({ valid: drops, token: token! });
      if (eager !== undefined) matched?.set({ valid: eager_ends!, ...eager, completion: said.completion });
      if (buffered !== undefined)
        keptEnd?.set({ valid: buffer_ends!, address: buffered.address, completion: said.completion });
      return {
        ready: resolver.ready.and(regions.ready).and(tracker.ready),
        result: { valid, ...said },
        job_done: resolver.job_done,
        process_done: resolver.process_done,
        resource_done: resolver.resource_done,
        region_done: regions.done,
        send_done: sends.done,
        tagged_done: tags?.done,
        deferral_told: waits?.told,
        waits: is_waiting && { valid: is_waiting, token: token! },
        rendezvous_told: rest?.told,
        kept_told: kept?.told,
        is_kept: buffered?.is,
        exhausted: gate?.exhausted,
        begins_rest: matched && { valid: matched.valid, slot: matched.slot },
        job_commands: resolver.job_commands,
        process_commands: resolver.process_commands,
        resource_commands: resolver.resource_commands,
        contexts: resolver.contexts,
        regions: regions.commands,
        receives: {
          ready:
            tags === undefined
              ? sends.receives.ready
              : m.mux(io.receives.payload.tagged, tags.receives.ready, sends.receives.ready),
        },
      };
    },
  );
};
