/** The sender of credit-based flow control: which frame goes next, and whether its receiver has room. */
import { allOf, type Bits, bit, bits, clog2, enumOf, module, pack, record, sink, source } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { eventCounts } from '../../../lib/counting/rolling-counter.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { frameCost } from '../cost.ts';
import { CcUpdate, CfUpdate } from '../messages.ts';
import { type CbfcSettings, cbfcWidths, creditBits, eventCountBits, wireVcBits } from '../settings.ts';
import { channel } from './channel.ts';
import { Command, PortSettings, UpdateSettings, weightBits } from './commands.ts';
import { mostUsed } from './most-used.ts';
import { PortGate, portGate } from './port-gate.ts';
import { portSum, portSumLatency } from './port-sum.ts';
import { turns } from './turns.ts';
import { updateRequests } from './update-requests.ts';

export interface SenderSettings extends CbfcSettings {
  /** Frames that may wait on each channel: a power of two from 4. Default 8. */
  readonly queueDepth: number;
  /** Bits that travel with a frame from its offer to its grant. Default 16. */
  readonly tagBits: number;
}

export const defaultSenderSettings = { longestFrame: 10_240, queueDepth: 8, tagBits: 16 } as const;

/** What leaves in the order of the wire: a frame, or the place of a CC_Update. */
export const GrantKind = enumOf('frame', 'cc_update');

/** The counters of a channel, for software (link-layer.md B8). */
export const ChannelStatus = (queueDepth: number) =>
  record({
    used: bits(creditBits),
    consumed: bits(creditBits),
    freed: bits(creditBits),
    enabled: bit,
    lossless: bit,
    /** Frames that have been accepted and not granted. */
    waiting: bits(clog2(queueDepth) + 1),
    /** The largest S_VC_CU after a grant since the channel's `restart_most`; S_VC_CU itself where none was. */
    most_used: bits(creditBits),
  });

/** Counters of the port: those of events are short counters, from 0 at reset. */
export const SenderCounts = (vcs: number) =>
  record({
    /** S_P_CU, and the largest it has been. */
    used: bits(creditBits + clog2(vcs)),
    most_used: bits(creditBits + clog2(vcs)),
    cf_updates: bits(eventCountBits),
    /** CF_Updates of which an entry was for no channel, or would have freed more than was in use. */
    cf_refused: bits(eventCountBits),
    cc_updates: bits(eventCountBits),
  });

/** Grants that may wait to be taken. */
const waiting = 8;

/**
 * The sender of one direction of a link with `vcs` virtual channels (link-layer.md B).
 *
 * - `enqueue`: a frame of `bytes` with its FCS waits on channel `vc`; `tag` is handed on with its grant. `ready` is
 *   that of its channel, which `room` says of all: `queueDepth` frames may wait on each.
 * - `grant`: frames that may be sent, in this order: one a clock of any channel or of one, and each only where
 *   used + cost <= limit holds with all grants before it counted. Frames of one channel keep their order. Under LLR a
 *   frame is granted, and counted, once (hazard 3). Between them `cc_update`s, whose other fields mean nothing.
 * - `cc_update`: what a CC_Update has to say whose place in `grant` has come or comes in the next clocks: S_VC_CC with
 *   exactly the frames that were granted ahead of that place (hazard 1). One is there for each place, in order.
 * - `cf_update`: one in every clock. Credit counts for grants from the fifth clock on.
 * - `command`: one in every clock, acts from the second clock on. `settings` act from the next clock on.
 * - `force_update`: a CC_Update is due (hazard 4). `hold_update`: none is given a place, for LLR's replay (hazard 2).
 * - `link_fault`: as `settings.on_fault` says.
 * - `refused`: a CF_Update is counted that was refused.
 * - `status`: of channel `status_vc` of the clock before. `counts`: `used` lags by `portSumLatency` clocks.
 *
 * A frame that waits alone is offered 8 clocks after it was taken. Settings that cannot be built are a `RangeError`.
 */
export const cbfcSender = (settings: Partial<SenderSettings> & Pick<SenderSettings, 'vcs'>) => {
  const built = { ...defaultSenderSettings, ...settings };
  const { vcs, queueDepth, tagBits } = built;
  const { vcBits, bytesBits, costBits } = cbfcWidths(built);
  const Vc = bits(vcBits);
  const Bytes = bits(bytesBits);
  const Tag = bits(tagBits);
  const Frame = record({ vc: Vc, bytes: Bytes, tag: Tag });
  const Grant = record({ kind: GrantKind, vc: Vc, bytes: Bytes, cost: bits(costBits), tag: Tag });
  const Settings = PortSettings(costBits);
  const Counts = SenderCounts(vcs);
  const set = bits(vcs);
  return module(
    `cbfc_sender_vc${vcs}`,
    {
      summary: `Sender of credit-based flow control, ${vcs} virtual channels.`,
      in: {
        settings: Settings,
        updates: UpdateSettings,
        force_update: bit,
        hold_update: bit,
        link_fault: bit,
        status_vc: Vc,
      },
      out: { room: set, status: ChannelStatus(queueDepth), counts: Counts, refused: bit },
      link: {
        enqueue: sink(Frame),
        cf_update: sink(CfUpdate),
        command: sink(Command(vcBits)),
        grant: source(Grant),
        cc_update: source(CcUpdate),
      },
    },
    ({ enqueue, command, cf_update, ...io }, m) => {
      const current = m.next('current', io.settings, {
        reset: { ...noLimits, unit: { overhead: 0, size: 0 }, mode: 'per_channel', on_fault: 'ignore' },
      });
      const changed = m.named('changed', pack(io.settings).ne(pack(current)));
      const halting = m.next('halting', changed, { reset: 0 });
      const fault = m.next('fault', io.link_fault, { reset: 0 });
      const faulty = m.named('faulty', fault.and(current.on_fault.is('ignore').not()));
      const halt = m.named('halt', faulty.or(changed).or(halting));
      const clear = fault.and(current.on_fault.is('reset'));

      // A frame's cost takes `costLatency` cycles, 2; then it is stored.
      const { vc: offeredVc, bytes: offeredBytes } = enqueue.payload;
      const rooms = m.forward('rooms', set);
      const takes = rooms.at(offeredVc);
      const accept = m.named('accept', enqueue.valid.and(takes));
      const { cost: pushedCost } = m.inst('price', frameCost(bytesBits), {
        unit: io.settings.unit,
        bytes: offeredBytes,
      });
      const pricing = m.next('pricing_1', accept, { reset: 0 });
      const priced = m.next('frame_1', enqueue.payload);
      const stores = m.next('pricing_2', pricing, { reset: 0 });
      const frame = m.next('frame_2', priced);

      // Which channel a message is for is known from registers: a bit each.
      const decoded = (name: string, valid: Bits<1>, vc: Bits): Bits =>
        m.next(name, lowFirst(Array.from({ length: vcs }, (_, i) => valid.and(vc.eq(i)))), { reset: 0 });
      const pushed = decoded('pushed', pricing, priced.vc);
      const updated = m.next('updated', cf_update.valid, { reset: 0 });
      const update = m.next('update', cf_update.payload);
      const entry0 = decoded('updated_0', cf_update.valid, cf_update.payload.vc_0);
      const entry1 = decoded('updated_1', cf_update.valid, cf_update.payload.vc_1);
      const ordered = decoded('ordered', command.valid, command.payload.vc);
      const { kind, value } = m.next('order', command.payload);
      const told = m.named('told', ordered.any());

      const go = m.forward('go', bit);
      const charged = m.forward('charged', bit);
      const turn = m.forward('turn', set);
      const gate = m.forward('gate', PortGate(costBits));
      const fresh = m.forward('fresh', bit);
      const left = m.reg('left', bits(weightBits));
      const channels = Array.from({ length: vcs }, (_, i) =>
        m.inst(`channel_${i}`, channel(costBits, queueDepth), {
          ...{ go, charged, fresh, left, halt, clear },
          accept: enqueue.valid.and(offeredVc.eq(i)).and(rooms.at(i)),
          push: pushed.at(i),
          pushed: pushedCost,
          turn: turn.at(i),
          // Of two entries for one channel the second counts; they should be the same.
          update: entry0.at(i).or(entry1.at(i)),
          count: m.mux(entry1.at(i), update.freed_1, update.freed_0),
          order: { given: ordered.at(i), kind, value },
          port: gate,
          largest_frame: current.largest_frame,
        }),
      );
      type Channel = (typeof channels)[number];
      const each = (of: (channel: Channel) => Bits<1>): Bits => lowFirst(channels.map(of));
      const all = <V extends {}>(of: (channel: Channel) => V) => toVec(channels.map(of));
      const ofChannel = <V>(vc: Bits, of: (channel: Channel) => V): V => chooseFrom(m, vc, channels.map(of));
      /** Of the channel whose turn it is. */
      const inTurn = <W extends number>(of: (channel: Channel) => Bits<W>): Bits<W> =>
        channels.map((c, i) => of(c).mask(turn.at(i))).reduce((a, b) => a.or(b));

      rooms.set(each(({ room }) => room));

      const scheduler = m.inst('scheduler', turns(vcs), {
        fits: each(({ fits }) => fits),
        fits_again: each(({ fits_again }) => fits_again),
        go,
        weighted: current.weighted,
        lasts: each(({ lasts }) => lasts),
      });
      turn.set(scheduler.turn);
      fresh.set(scheduler.fresh);
      const granted = m.named('granted', scheduler.served.and(go));
      const { cost, weight, first } = m.named({
        cost: inTurn((c) => c.cost),
        weight: inTurn((c) => c.weight),
        first: inTurn((c) => c.first),
      });
      // A turn goes on while the credits of its weight are not used up; each channel compares its own.
      const share = m.named('share', m.mux(fresh, weight, left));
      m.when(granted, () => left.set(share.sub(cost.zext(weightBits))));

      // What was granted: its number and place in the first cycle, the rest of it in the second. A CC_Update takes a
      // place among the grants.
      const issue = m.forward('issue', bit);
      const choosing = m.next('choosing', granted.or(issue), { reset: 0 });
      const describing = m.next('describing', choosing, { reset: 0 });
      const { place, ...chosen } = m.next('chosen', {
        kind: m.mux(issue, m.lit(GrantKind, 'cc_update'), m.lit(GrantKind, 'frame')),
        vc: positionOf(turn),
        cost,
        place: first,
      });
      const frames = m.mem('frames', record({ bytes: Bytes, tag: Tag }), { depth: vcs * queueDepth });
      frames.write({
        addr: frame.vc.cat(ofChannel(frame.vc, (c) => c.next)),
        data: { bytes: frame.bytes, tag: frame.tag },
        enable: stores,
      });
      const described = m.next('described', { ...chosen, ...frames.read(chosen.vc.cat(place)) });
      const buffer = m.inst('buffer', resultBuffer(Grant, waiting, { late: true }), {
        issue: granted.or(issue),
        done: describing,
        result: described,
        down: io.grant,
      });

      // The counters of a CC_Update are those of the cycle in which it is issued.
      const requests = m.inst('requests', updateRequests(vcs), {
        settings: io.updates,
        ask: io.force_update,
        hold: io.hold_update.or(faulty),
        issue,
        consumed: all((c) => c.status.consumed),
        cc_update: io.cc_update,
      });
      issue.set(buffer.ready.and(requests.due));
      go.set(buffer.ready.and(requests.due.not()));

      const held = m.inst('held', portSum(vcs), { parts: all((c) => c.held) });
      const inUse = m.inst('in_use', portSum(vcs), { parts: all((c) => c.status.used) });
      const charges = turn.and(each((c) => c.fits.and(c.status.lossless))).any();
      charged.set(charges.and(go));
      const port = m.inst('port', portGate(costBits, held.sum.width, portSumLatency(vcs)), {
        settings: current,
        changed: halting,
        reordered: told.and(kind.is('reserved')),
        held: held.sum,
        charged,
        cost: chosen.cost,
        spare: ofChannel(chosen.vc, (c) => c.spare),
        large_frame: m.next('large_frame', each((c) => c.large_frame).any(), { reset: 0 }),
      });
      gate.set(port.gate);

      const restarts = kind.is('restart_most');
      const used = m.next('used', inUse.sum, { reset: 0 });
      const most = m.reg('most_used', bits(used.width), {
        reset: 0,
        next: (now) => m.mux(told.and(restarts).or(inUse.sum.gt(now)), inUse.sum, now),
      });
      const largest = m.inst('record', mostUsed(vcs), {
        taken: m.next('took', granted, { reset: 0 }),
        vc: chosen.vc,
        used: ofChannel(chosen.vc, (c) => c.status.used),
        forget: ordered.mask(restarts),
        look: io.status_vc,
      });
      // The sum of both is made after the choice, once.
      const shown = ofChannel(io.status_vc, ({ status: { consumed: _, ...rest } }) => rest);
      const status = m.next('status', {
        ...shown,
        consumed: shown.used.add(shown.freed),
        most_used: m.mux(largest.known, largest.most, shown.used),
      });
      const exists = (vc: Bits<5>): Bits<1> => (vcs === 32 ? m.lit(1, 1) : vc.shr(vcBits).eq(m.lit(wireVcBits, 0)));
      const isKnown = allOf(exists(update.vc_0), exists(update.vc_1));
      const nowhere = m.next('nowhere', updated.and(isKnown.not()), { reset: 0 });
      const refused = m.named('refusing', nowhere.or(each((c) => c.refused).any()));
      const events = eventCounts(m, eventCountBits, { cf_updates: updated, cf_refused: refused, cc_updates: issue });
      const always = { ready: m.lit(1, 1) };
      return {
        room: rooms,
        status,
        counts: { used, most_used: most, ...events },
        refused,
        enqueue: { ready: takes },
        cf_update: always,
        command: always,
        grant: buffer.down,
        cc_update: requests.cc_update,
      };
    },
  );
};

const noLimits = { limit: 0, largest_frame: 0, alpha: 0, weighted: 0 } as const;
