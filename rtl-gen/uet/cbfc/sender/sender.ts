/** The sender of credit-based flow control: which frame goes next, and whether its receiver has room. */
import {
  allOf,
  type Bits,
  bit,
  bits,
  clog2,
  enumOf,
  module,
  pack,
  record,
  sink,
  source,
  vecOf,
} from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { rollingCounter } from '../../../lib/counting/rolling-counter.ts';
import { wordOf } from '../../../lib/stream/many.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { costLatency, frameCost } from '../cost.ts';
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
  const all = { ...defaultSenderSettings, ...settings };
  const { vcs, queueDepth, tagBits } = all;
  const { vcBits, bytesBits, costBits } = cbfcWidths(all);
  const Vc = bits(vcBits);
  const Bytes = bits(bytesBits);
  const Tag = bits(tagBits);
  const Cost = bits(costBits);
  const Place = bits(clog2(queueDepth));
  const Frame = record({ vc: Vc, bytes: Bytes, tag: Tag });
  const Grant = record({ kind: GrantKind, vc: Vc, bytes: Bytes, cost: Cost, tag: Tag });
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
    (io, m) => {
      const { enqueue, command, grant } = io;
      const current = m.next('current', io.settings, {
        reset: {
          unit: { overhead: 0, size: 0 },
          mode: 'per_channel',
          limit: 0,
          dearest: 0,
          alpha: 0,
          weighted: 0,
          on_fault: 'ignore',
        },
      });
      const changed = m.named('changed', pack(io.settings).ne(pack(current)));
      const halting = m.next('halting', changed, { reset: 0 });
      const fault = m.next('fault', io.link_fault, { reset: 0 });
      const faulty = m.named('faulty', fault.and(current.on_fault.is('ignore').not()));
      const halt = m.named('halt', faulty.or(changed).or(halting));
      const clear = fault.and(current.on_fault.is('reset'));

      // A frame's cost takes two clocks; then it is stored.
      const rooms = m.forward('rooms', set);
      const takes = rooms.at(enqueue.payload.vc);
      const accept = m.named('accept', enqueue.valid.and(takes));
      const priced = m.inst('price', frameCost(bytesBits), { unit: io.settings.unit, bytes: enqueue.payload.bytes });
      let pricing = { valid: accept, payload: enqueue.payload };
      const stages = Array.from({ length: costLatency }, (_, i) => {
        const valid = m.reg(`pricing_${i + 1}`, bit, { reset: 0 });
        const payload = m.reg(`frame_${i + 1}`, Frame);
        valid.set(pricing.valid);
        payload.set(pricing.payload);
        pricing = { valid, payload };
        return pricing;
      });
      const frame = stages.at(-1)!;

      // Which channel a message is for is known from registers: a bit each.
      const numbers = Array.from({ length: vcs }, (_, i) => i);
      const decoded = (name: string, valid: Bits<1>, vc: Bits): Bits =>
        m.next(name, wordOf(numbers.map((i) => valid.and(vc.eq(i)))), { reset: 0 });
      const updated = m.reg('updated', bit, { reset: 0 });
      const update = m.reg('update', CfUpdate);
      updated.set(io.cf_update.valid);
      update.set(io.cf_update.payload);
      const [entry0, entry1] = [0, 1].map((i) => {
        const { vc_0, vc_1 } = io.cf_update.payload;
        return decoded(`updated_${i}`, io.cf_update.valid, i === 0 ? vc_0 : vc_1);
      }) as [Bits, Bits];
      const ordered = decoded('ordered', command.valid, command.payload.vc);
      const order = m.reg('order', Command(vcBits));
      const told = m.named('told', ordered.any());
      order.set(command.payload);
      const ahead = stages.at(-2)!;
      const pushed = decoded('pushed', ahead.valid, ahead.payload.vc);

      const go = m.forward('go', bit);
      const charged = m.forward('charged', bit);
      const turn = m.forward('turn', set);
      const gate = m.forward('gate', PortGate(costBits));
      const fresh = m.forward('fresh', bit);
      const left = m.reg('left', bits(weightBits));
      const channels = Array.from({ length: vcs }, (_, i) => {
        return m.inst(`channel_${i}`, channel(costBits, queueDepth), {
          accept: enqueue.valid.and(enqueue.payload.vc.eq(i)).and(rooms.at(i)),
          push: pushed.at(i),
          pushed: priced.cost,
          turn: turn.at(i),
          go,
          charged,
          fresh,
          left,
          // Of two entries for one channel the second counts; they should be the same.
          update: entry0.at(i).or(entry1.at(i)),
          count: m.mux(entry1.at(i), update.freed_1, update.freed_0),
          order: { given: ordered.at(i), kind: order.kind, value: order.value },
          port: gate,
          dearest: current.dearest,
          halt,
          clear,
        });
      });
      type Channel = (typeof channels)[number];
      const each = (of: (channel: Channel) => Bits<1>): Bits => wordOf(channels.map(of));
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
      const granted = m.named('granted', scheduler.served.and(go));
      const cost = m.named(
        'cost',
        inTurn((c) => c.cost),
      );
      // A turn goes on while the credits of its weight are not used up; each channel compares its own.
      const share = m.named(
        'share',
        m.mux(
          scheduler.fresh,
          inTurn((c) => c.weight),
          left,
        ),
      );
      fresh.set(scheduler.fresh);
      m.when(granted, () => left.set(share.sub(cost.zext(weightBits))));

      const chosen = m.reg('chosen', record({ kind: GrantKind, vc: Vc, cost: Cost, place: Place }));
      const held = m.inst('held', portSum(vcs), { parts: listed(channels.map((c) => c.held)) });
      const inUse = m.inst('in_use', portSum(vcs), { parts: listed(channels.map((c) => c.status.used)) });
      const dear = m.next('dear', each((c) => c.dear).any(), { reset: 0 });
      charged.set(
        turn
          .and(each((c) => c.fits.and(c.status.lossless)))
          .any()
          .and(go),
      );
      const port = m.inst('port', portGate(costBits, held.sum.width, portSumLatency(vcs)), {
        settings: current,
        changed: halting,
        reordered: told.and(order.kind.is('reserved')),
        held: held.sum,
        charged,
        cost: chosen.cost,
        spare: chooseFrom(
          m,
          chosen.vc,
          channels.map((c) => c.spare),
        ),
        dear,
      });
      gate.set(port.gate);

      // A CC_Update takes a place among the grants, and the counters of the clock in which it does.
      const issue = m.forward('issue', bit);
      const requests = m.inst('requests', updateRequests(vcs), {
        settings: io.updates,
        ask: io.force_update,
        hold: io.hold_update.or(faulty),
        issue,
        consumed: listed(channels.map((c) => c.status.consumed)),
        cc_update: io.cc_update,
      });

      // What was granted: its number and place in the first clock, the rest of it in the second.
      const frames = m.mem('frames', record({ bytes: Bytes, tag: Tag }), { depth: vcs * queueDepth });
      const places = channels.map((c) => c.next);
      frames.write({
        addr: frame.payload.vc.cat(chooseFrom(m, frame.payload.vc, places)),
        data: { bytes: frame.payload.bytes, tag: frame.payload.tag },
        enable: frame.valid,
      });
      const choosing = m.next('choosing', granted.or(issue), { reset: 0 });
      chosen.set({ kind: 'frame', vc: positionOf(turn), cost, place: inTurn((c) => c.first) });
      m.when(issue, () => chosen.set({ kind: 'cc_update' }));
      const described = m.reg('described', Grant);
      const describing = m.next('describing', choosing, { reset: 0 });
      const found = frames.read(chosen.vc.cat(chosen.place));
      described.set({ kind: chosen.kind, vc: chosen.vc, cost: chosen.cost, bytes: found.bytes, tag: found.tag });
      const buffer = m.inst('buffer', resultBuffer(Grant, waiting, { late: true }), {
        issue: granted.or(issue),
        done: describing,
        result: described,
        down: grant,
      });
      issue.set(buffer.ready.and(requests.due));
      go.set(buffer.ready.and(requests.due.not()));

      const sum = bits(creditBits + clog2(vcs));
      const used = m.reg('used', sum, { reset: 0 });
      const most = m.reg('most_used', sum, { reset: 0 });
      const nobody = m.lit(wireVcBits, 0);
      const exists = (vc: Bits<5>): Bits<1> => (vcs === 32 ? m.lit(1, 1) : vc.shr(vcBits).eq(nobody));
      const nowhere = m.next('nowhere', updated.and(allOf(exists(update.vc_0), exists(update.vc_1)).not()), {
        reset: 0,
      });
      const refusing = m.named('refusing', nowhere.or(each((c) => c.refused).any()));
      const events = (name: string, event: Bits<1>) =>
        m.inst(`${name}_counter`, rollingCounter(eventCountBits, 1), { amount: event }).count;
      const restarts = order.kind.is('restart_most');
      used.set(inUse.sum);
      most.set(m.mux(told.and(restarts).or(inUse.sum.gt(most)), inUse.sum, most));
      const counts = {
        used,
        most_used: most,
        cf_updates: events('cf_updates', updated),
        cf_refused: events('cf_refused', refusing),
        cc_updates: events('cc_updates', issue),
      };
      const status = m.reg('status', ChannelStatus(queueDepth));
      // The sum of both is made behind the choice, once.
      const shown = chooseFrom(
        m,
        io.status_vc,
        channels.map(({ status: { consumed: _, ...rest } }) => rest),
      );
      const took = m.next('took', granted, { reset: 0 });
      const largest = m.inst('record', mostUsed(vcs), {
        taken: took,
        vc: chosen.vc,
        used: chooseFrom(
          m,
          chosen.vc,
          channels.map((c) => c.status.used),
        ),
        forget: ordered.mask(restarts),
        look: io.status_vc,
      });
      status.set({
        ...shown,
        consumed: shown.used.add(shown.freed),
        most_used: m.mux<Bits<20>>(largest.known, largest.most, shown.used),
      });
      const always = { ready: m.lit(1, 1) };
      return {
        room: rooms,
        status,
        counts,
        refused: refusing,
        enqueue: { ready: takes },
        cf_update: always,
        command: always,
        grant: buffer.down,
        cc_update: requests.cc_update,
      };
    },
  );
};

/** Values as a vec. */
const listed = (values: readonly Bits<20>[]) => vecOf(values[0]!, ...values.slice(1));
