/**
 * The receiving side of TSS: packets are judged, opened, and handed on with one verdict each, in their order
 * (uet-wire.md 8.8).
 */
import { bit, bits, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { headerInsert } from '../../../lib/packet/header-insert.ts';
import { packetCut } from '../../../lib/packet/packet-cut.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { broadcast } from '../../../lib/stream/broadcast.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { backwardSlice, forwardSlice } from '../../../lib/stream/register-slice.ts';
import { gcmBeat, gcmDescriptor } from '../gcm/packet.ts';
import { firstByteLow, mostAround } from './aad-header.ts';
import { authFailures, failureWindow, failureWrite } from './auth-failures.ts';
import { bodyRoute } from './body-route.ts';
import { BudgetSettings } from './derivation-budget.ts';
import { arrivalOf, domainFinder, domainWrite } from './domain-finder.ts';
import { associationWrite } from './key-maker.ts';
import { layerEngine } from './layer-engine.ts';
import { framesOf, framingOf, queuedFrame } from './queued-frame.ts';
import { receiveJoin } from './receive-join.ts';
import { Received, receiveJudge, waitingPacket } from './receive-judge.ts';
import { bodyWay, keyedPacket, parkedPackets, receiveKeys } from './receive-keys.ts';
import { Around, bodyBytes, domainNumber, laneSuffix, lanesOf, lengthBits, ReceiveHead, tagBits } from './shapes.ts';
import { descriptorsAhead, type LayerOptions, packetsUnderWay } from './transmit.ts';
import { fromRegisters } from './wide-register.ts';

/**
 * What becomes of a packet, as the golden model names it; `opened` and `plain` are accepted if their job is bound to
 * that domain.
 */
export const Verdict = enumOf(
  ...([
    'opened',
    'plain',
    'hint',
    'auth_fail',
    'late',
    'invalid',
    'invalid_sa',
    'latched',
    'unkeyed',
    'early',
  ] as const),
);

/**
 * A packet and its verdict. `around` is that of the packet as it came, but `bytes`: those of the body that is handed
 * on. `sdi` means something where the packet has a whole TSS header. `tag` is that of its head.
 */
export const ReceiveVerdict = record({ verdict: Verdict, sdi: bits(24), around: Around, tag: bits(tagBits) });

/** Beats of bodies that may wait for their packet's judgement, and packets behind their verdict. */
const [bodyBeats, piecesUnderWay] = [32, 16];

/** Whether a packet is let out, said twice: where an upset has made the two the same it is not. */
const Piece = record({ accepted: bit, dropped: bit });

/** Beats in which a packet waits for its verdict. */
const wholeBeats = (options: LayerOptions): number => options.verdictBeats / lanesOf(options);

/** Beats of packets that may wait for their keys: those of the longest packet find room, and of as many short ones. */
const parkedBeats = (options: LayerOptions): number => Math.max(2 * wholeBeats(options), parkedPackets);

/**
 * For each item of `head` one packet of `body`, 16 bytes a clock for each lane, and one item of `verdict`: in that
 * order, but that a packet whose key has to be made is overtaken by others until it is there (`receiveKeys`); `tag`
 * tells whose verdict it is. Bodies leave in the order of verdicts. Of an opened packet the body from its PDS header
 * on leaves on `down`, once all of it has been found authentic, and never else; that of a plain one on `plain`, as
 * it came. The two keep no order between them. Bodies of all others are swallowed.
 *
 * A domain that has had too many failures is latched: all its packets are dropped, before a key is looked for, and
 * those too that were under way. `failures` clears that, and sets limits. `upset`: memory of failures, or of who is let
 * out, did not agree with itself, and what it was about was dropped. `domain` and `association` are written while
 * `quiet`, to which `hold` leads. `verdict` has to be taken for packets to go on.
 */
export const tssReceive = (options: LayerOptions) => {
  const { domains, keys, verdictBeats } = options;
  const size = bodyBytes(options);
  const Body = beat(size);
  return module(
    `tss_receive_n${domains}_k${keys}_v${verdictBeats}${laneSuffix(options)}`,
    {
      summary: `Opens packets of secure domains, ${size} bytes a clock, and says what became of each.`,
      in: {
        ...{ hold: bit, domain: domainWrite(options), association: associationWrite(options) },
        ...{ budget: BudgetSettings, failure_window: failureWindow },
      },
      out: { quiet: bit, missed: bit, latched: bits(domains), warned: bits(domains), upset: bit },
      link: {
        failures: sink(failureWrite(options)),
        head: sink(ReceiveHead),
        body: sink(Body),
        down: source(Body),
        plain: source(Body),
        verdict: source(ReceiveVerdict),
      },
    },
    ({ hold, domain, association, budget, failure_window, failures, head, body, down, plain, verdict }, m) => {
      const ready = (name: string) => m.wire(`${name}_ready`, bit, 0);
      // Judgement, then key.
      const [findReady, bodiesReady] = [ready('find'), ready('bodies')];
      const joint = m.inst('arrivals', receiveJoin(options), {
        head: { payload: head.payload, valid: head.valid.and(hold.not()) },
        body,
        down: { ready: findReady },
        bodies: { ready: bodiesReady },
      });
      const judgeReady = ready('judge');
      const find = m.inst('find', domainFinder('receive', options, Received), {
        ...{ write: domain, key: arrivalOf(association) },
        up: {
          payload: { sdi: joint.down.payload.begin.slice(119, 96), packet: joint.down.payload },
          valid: joint.down.valid,
        },
        down: { ready: judgeReady },
      });
      findReady.set(find.up.ready);
      const resolveReady = ready('resolve');
      const latched = m.forward('judge_latched', bits(domains));
      const judge = m.inst('judge', receiveJudge(options, 16 * verdictBeats), {
        latched,
        up: find.down,
        down: { ready: resolveReady },
      });
      judgeReady.set(judge.up.ready);
      const [orderReady, keysReady] = [ready('order'), ready('keys')];
      const installed = m.forward('installed', bit);
      const completed = m.forward('completed', bit);
      const proved = m.forward('proved', bit);
      const forget = { enable: domain.enable.and(find.keeps_derived.not()), index: domain.index };
      const resolve = m.inst('resolve', receiveKeys(options, parkedBeats(options)), {
        ...{ write: association, forget },
        ...{ budget, latched, installed, completed, opened: proved },
        up: judge.down,
        down: { ready: orderReady },
        keys: { ready: keysReady },
      });
      resolveReady.set(resolve.up.ready);

      // It goes to who routes the body, who puts addresses in front of it, the engine, and the verdict: what is parked
      // to the first alone.
      const [asideReady, frameReady, jobReady, waitReady] = ['aside', 'frame', 'job', 'wait'].map(ready);
      const orders = m.inst('orders', broadcast(keyedPacket(options, parkedBeats(options)), 4), {
        up: resolve.down,
        ...{ down_0: { ready: asideReady! }, down_1: { ready: frameReady! } },
        ...{ down_2: { ready: jobReady! }, down_3: { ready: waitReady! } },
      });
      orderReady.set(orders.up.ready);
      const [forRoute, forFrame, forEngine, forVerdict] = [
        orders.down_0!,
        orders.down_1!,
        orders.down_2!,
        orders.down_3!,
      ];

      const [routeReady, takesAside, insertUp] = [ready('route'), ready('takes_aside'), ready('insert_body')];
      const bodies = m.inst('bodies', fifo(Body, bodyBeats), { up: joint.bodies, down: { ready: routeReady } });
      bodiesReady.set(bodies.up.ready);
      const BodyWay = record({ plain: bit, way: bodyWay(parkedBeats(options)) });
      const asides = m.inst('asides', fifo(BodyWay, 4), {
        up: {
          payload: { plain: forRoute.payload.packet.judgement.is('plain'), way: forRoute.payload.way },
          valid: forRoute.valid,
        },
        down: { ready: takesAside },
      });
      asideReady!.set(asides.up.ready);
      const aside = fromRegisters(m, 'aside', options, BodyWay, { down: asides.down, ready: takesAside });
      const parkedReady = ready('parked');
      const parkedBodies = m.forward('parked_bodies', record({ taken: bit, valid: bit, beat: Body }));
      const route = m.inst('route', bodyRoute(options, parkedBeats(options)), {
        way: aside.down,
        up: bodies.down,
        parked: { payload: parkedBodies.beat, valid: parkedBodies.valid },
        park: { ready: parkedBodies.taken },
        plain,
        down: { ready: insertUp },
      });
      const parking = m.inst('parking', blockFifo(Body, parkedBeats(options)), {
        up: route.park,
        down: { ready: parkedReady },
      });
      parkedReady.set(route.parked.ready);
      parkedBodies.set({ taken: parking.up.ready, valid: parking.down.valid, beat: parking.down.payload });
      aside.ready.set(route.way.ready);
      routeReady.set(route.up.ready);

      const packetsReady = ready('packets');
      const framed = forFrame.payload.packet;
      const isRouted = framed.judgement.is('plain').or(forFrame.payload.way.parks).not();
      // A queue, so that who hands packets on does not depend on where their beats are.
      const Frame = queuedFrame(mostAround);
      const takesFrame = ready('takes_frame');
      const frames = m.inst('frames', fifo(Frame, 4), {
        up: {
          valid: forFrame.valid.and(isRouted),
          payload: {
            header: firstByteLow(framed.header),
            length: framed.header_bytes,
            payload: framed.around.bytes,
            send: forFrame.payload.needed,
          },
        },
        down: { ready: takesFrame },
      });
      frameReady!.set(frames.up.ready.or(isRouted.not()));
      const routed = fromRegisters(m, 'routed', options, Body, { down: route.down, ready: insertUp });
      const nextFrame = fromRegisters(m, 'next_frame', options, Frame, { down: frames.down, ready: takesFrame }, 8);
      const insert = m.inst('insert', headerInsert(size, framingOf(mostAround)), {
        frame: framesOf(m, nextFrame.down),
        up: routed.down,
        down: { ready: packetsReady },
      });
      nextFrame.ready.set(insert.frame.ready);
      routed.ready.set(insert.up.ready);
      // A body of another length than was said is cut or filled up, and its ICV does not fit.
      m.unused(insert.down.payload.wrong);

      const [toDescriptor, takesDescriptor] = [ready('to_descriptor'), ready('descriptor')];
      const { place, packet: job } = forEngine.payload;
      const descriptors = m.inst('descriptors', fifo(gcmDescriptor(keys), descriptorsAhead(options)), {
        up: {
          valid: forEngine.valid.and(forEngine.payload.needed),
          payload: {
            key: place.slot,
            iv: job.iv.xor(place.iv_mask),
            seal: m.lit(1, 0),
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
      // One without a descriptor waits too: so do its body and its verdict, for those before them.
      jobReady!.set(descriptors.up.ready);
      // A register for its ready, as what stops it looks at the packet's domain.
      const [engineReady, openedReady] = [ready('engine'), ready('opened')];
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
      m.unused(engine.installed_number, engine.refused, find.keeps);
      const leaving = m.inst('leaving', backwardSlice(gcmBeat(size)), {
        up: engine.down,
        down: { ready: openedReady },
      });
      engineReady.set(leaving.up.ready);

      // Verdicts, in order: an opened packet's is told by its last beat and what its domain is then.
      const [takesOldest, takesWaiting] = [ready('takes_oldest'), ready('takes_waiting')];
      const { judgement, index, sdi, around, tag, skipped_bytes, opened_bytes } = forVerdict.payload.packet;
      const queue = m.inst('queue', fifo(waitingPacket(options), packetsUnderWay(options)), {
        up: {
          payload: { judgement, index, sdi, around, tag, skipped_bytes, opened_bytes },
          valid: forVerdict.valid.and(forVerdict.payload.way.parks.not()),
        },
        down: { ready: takesOldest },
      });
      waitReady!.set(queue.up.ready.or(forVerdict.payload.way.parks));
      const waiting = m.inst('waiting', forwardSlice(waitingPacket(options)), {
        up: queue.down,
        down: { ready: takesWaiting },
      });
      takesOldest.set(waiting.up.ready);
      const present = waiting.down.payload;
      const is_open = m.named('is_open', present.judgement.is('open'));
      const failed = m.reg('failed', bit, { reset: 0 });
      const failedIndex = m.reg('failed_index', domainNumber(options));
      const counted = m.inst('failure_counts', authFailures(options), {
        window: failure_window,
        failed: { valid: failed, payload: failedIndex },
        write: failures,
      });
      latched.set(counted.latched);
      const is_latched = m.named('is_latched', counted.latched.at(present.index));
      const settled = m.named('settled', waiting.down.valid.and(counted.busy.not()));
      const opened = leaving.down.payload;
      const cutReady = ready('cut');
      const piecesReady = ready('pieces');
      const verdictsReady = ready('verdicts');
      const passes = m.named('passes', settled.and(is_open).and(verdictsReady).and(piecesReady));
      const cut = m.inst('cut', packetCut(size, { skipBits: present.skipped_bytes.width, lengthBits, depth: 16 }), {
        up: {
          valid: leaving.down.valid.and(passes),
          payload: {
            ...{ data: opened.data, keep: opened.keep, last: opened.last },
            user: { skip: present.skipped_bytes, length: present.opened_bytes },
          },
        },
        down: { ready: cutReady },
      });
      openedReady.set(passes.and(cut.up.ready));
      const ends = m.named('ends', leaving.down.valid.and(passes).and(cut.up.ready).and(opened.last));
      completed.set(ends);
      const accepts = m.named('accepts', opened.ok.and(is_latched.not()));
      proved.set(opened.ok);
      // Stays until it is counted, and no packet ends as long.
      m.when(counted.failed.ready, () => failed.set(0));
      m.when(failed.not(), () => failedIndex.set(present.index));
      m.when(ends.and(opened.ok.not()).and(is_latched.not()), () => failed.set(1));
      const others = m.named('others', settled.and(is_open.not()));
      takesWaiting.set(ends.or(others.and(verdictsReady)));

      const told = m.wire('told', Verdict, 'invalid');
      m.match(present.judgement, {
        plain: () => told.set('plain'),
        hint: () => told.set('hint'),
        invalid: () => told.set('invalid'),
        invalid_sa: () => told.set('invalid_sa'),
        latched: () => told.set('latched'),
        unkeyed: () => told.set('unkeyed'),
        // What is latched comes before what is late or early.
        late: () => m.when(is_latched, () => told.set('latched')).otherwise(() => told.set('late')),
        early: () => m.when(is_latched, () => told.set('latched')).otherwise(() => told.set('early')),
        open: () =>
          m
            .when(is_latched, () => told.set('latched'))
            .elsewhen(opened.ok, () => told.set('opened'))
            .otherwise(() => told.set('auth_fail')),
      });
      const verdicts = m.inst('verdicts', fifo(ReceiveVerdict, 4), {
        up: {
          payload: {
            ...{ verdict: told, sdi: present.sdi, tag: present.tag },
            around: {
              ...present.around,
              bytes: m.mux(is_open, present.opened_bytes, present.around.bytes),
            },
          },
          valid: ends.or(others),
        },
        down: verdict,
      });
      verdictsReady.set(verdicts.up.ready);

      // What leaves is whole and authentic.
      const takesPiece = ready('takes_piece');
      const pieces = m.inst('pieces', fifo(Piece, piecesUnderWay), {
        up: { payload: { accepted: accepts, dropped: opened.ok.not().or(is_latched) }, valid: ends },
        down: { ready: takesPiece },
      });
      piecesReady.set(pieces.up.ready);
      const piece = cut.down.payload;
      // Which packets are authentic is known in the clock in which their last beats go into the cut, some clocks before
      // they leave it.
      m.assert('piece_is_judged', cut.down.valid.and(piece.last).implies(pieces.down.valid));
      const { accepted, dropped } = pieces.down.payload;
      const let_out = m.named('let_out', accepted.and(dropped.not()));
      const whole = m.inst('verified', packetFifo(Body, { depth: wholeBeats(options), overflow: 'wait' }), {
        up: { payload: piece, valid: cut.down.valid },
        drop: piece.last.and(let_out.not()),
        down,
      });
      m.unused(whole.beats, whole.packets, whole.overflow);
      cutReady.set(whole.up.ready);
      const pieceTaken = m.named('piece_taken', cut.down.valid.and(whole.up.ready).and(piece.last));
      const upset = m.next('upset', counted.upset.or(pieceTaken.and(accepted.eq(dropped))), { reset: 0 });
      takesPiece.set(pieceTaken);
      return {
        quiet: find.quiet.and(judge.quiet).and(resolve.quiet).and(joint.down.valid.not()),
        missed: resolve.missed,
        ...{ latched: counted.latched, warned: counted.warned, upset },
        failures: counted.write,
        head: { ready: joint.head.ready.and(hold.not()) },
        body: joint.body,
        down: whole.down,
        plain: route.plain,
        verdict: verdicts.down,
      };
    },
  );
};
