/**
 * The receiving side of TSS: packets are judged, opened, and handed on with one verdict each, in their order
 * (uet-wire.md 8.8).
 */
import { bit, bits, module, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { queue } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { fork } from '../../../lib/stream/streams.ts';
import { mostAround } from './aad-header.ts';
import { failureWindow, failureWrite } from './auth-failures.ts';
import { bodyRoute } from './body-route.ts';
import { BudgetSettings } from './derivation-budget.ts';
import { arrivalOf, domainFinder, domainWrite } from './domain-finder.ts';
import { associationWrite } from './key-maker.ts';
import { descriptorOf, frameOf, packetsUnderWay, throughEngine } from './packet-engine.ts';
import { receiveJoin } from './receive-join.ts';
import { Received, receiveJudge } from './receive-judge.ts';
import { parkedPackets, receiveKeys } from './receive-keys.ts';
import { letOut, ReceiveVerdict, wholeBeats } from './receive-verdict.ts';
import { bodyBytes, laneSuffix, ReceiveHead } from './shapes.ts';
import type { LayerOptions } from './transmit.ts';
import { fromRegisters } from './wide-register.ts';

/** Beats of bodies that may wait for their packet's judgement. */
const bodyBeats = 32;

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
    ({ hold, domain, association, budget, failure_window, failures, head, body }, m) => {
      // Judgement, then key.
      const beats = parkedBeats(options);
      const latched = m.forward('judge_latched', bits(domains));
      const installed = m.forward('installed', bit);
      const completed = m.forward('completed', bit);
      const proved = m.forward('proved', bit);
      const joint = m.inst('arrivals', receiveJoin(options), { head: head.haltWhen(hold), body });
      const find = m.inst('find', domainFinder('receive', options, Received), {
        ...{ write: domain, key: arrivalOf(association) },
        up: joint.down.map((packet) => ({ sdi: packet.begin.slice(119, 96), packet })),
      });
      const judge = m.inst('judge', receiveJudge(options, 16 * verdictBeats), { latched, up: find.down });
      const forget = { enable: domain.enable.and(find.keeps_derived.not()), index: domain.index };
      const resolve = m.inst('resolve', receiveKeys(options, beats), {
        ...{ write: association, forget, budget, latched, installed, completed, opened: proved, up: judge.down },
      });
      m.unused(find.keeps);

      // It goes to what routes the body, what puts addresses in front of it, the engine, and the verdict: what is
      // parked to the first alone.
      const orders = fork(m, 'orders', resolve.down, 4);
      const [toRoute, toInsert, toEngine, toVerdict] = [orders.at(0), orders.at(1), orders.at(2), orders.at(3)];

      const ways = toRoute
        .map(({ packet, way }) => ({ plain: packet.judgement.is('plain'), way }))
        .through('asides', queue(4));
      const parked = m.stream('parked', Body);
      const route = m.inst('route', bodyRoute(options, beats), {
        way: fromRegisters(ways, 'aside', options),
        up: joint.bodies.through('bodies', queue(bodyBeats)),
        parked,
      });
      parked.connect(route.park.through('parking', (Beat) => blockFifo(Beat, beats)));

      // One without a descriptor waits too: so do its body and its verdict, for those before them.
      const job = toEngine.payload;
      const descriptors = m.offer('descriptor', {
        payload: descriptorOf(job, m.lit(1, 0)),
        valid: toEngine.valid.and(job.needed),
      });
      toEngine.takeWhen(descriptors.ready);
      const engine = throughEngine(m, options, mostAround, {
        frames: toInsert
          .filter(({ packet, way }) => packet.judgement.is('plain').or(way.parks).not())
          .map((order) => frameOf(order, order.packet.around.bytes)),
        bodies: fromRegisters(route.down, 'routed', options),
        ...{ descriptors, resolve },
      });
      installed.set(engine.installed);
      // A body of another length than was said is cut or filled up, and its ICV does not fit.
      m.unused(engine.inserted.payload.wrong);

      const waiting = toVerdict
        .filter(({ way }) => way.parks.not())
        .map(({ packet: { judgement, index, sdi, around, tag, skipped_bytes, opened_bytes } }) => ({
          ...{ judgement, index, sdi, around, tag, skipped_bytes, opened_bytes },
        }))
        .through('queue', queue(packetsUnderWay(options)))
        .through('waiting', forwardSlice);
      const verdicts = letOut(m, options, { opened: engine.leaving, waiting, failures, failure_window });
      const { warned, upset, down, verdict } = verdicts;
      latched.set(verdicts.latched);
      completed.set(verdicts.completed);
      proved.set(engine.leaving.payload.ok);
      return {
        quiet: find.quiet.and(judge.quiet).and(resolve.quiet).and(joint.down.valid.not()),
        ...{ missed: resolve.missed, latched: verdicts.latched, warned, upset },
        ...{ down, plain: route.plain, verdict },
      };
    },
  );
};
