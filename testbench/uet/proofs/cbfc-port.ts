/** The sender of CBFC in the modes of the port: all channels together never take more than the port's limit. */
import { type Bits, bind, bit, bits, clog2, record } from '../../../rtl-gen/hdl/index.ts';
import { chooseFrom } from '../../../rtl-gen/lib/bits/choose.ts';
import { Command, PortSettings } from '../../../rtl-gen/uet/cbfc/sender/commands.ts';
import { lookahead } from '../../../rtl-gen/uet/cbfc/sender/cost-queue.ts';
import { cbfcSender } from '../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { cbfcWidths, creditBits } from '../../../rtl-gen/uet/cbfc/settings.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const settings = { vcs: 4, longestFrame: 64, queueDepth: 4, tagBits: 1 } as const;
const { vcs } = settings;
const { costBits, vcBits } = cbfcWidths(settings);
const placeBits = clog2(settings.queueDepth);
const cost = bits(costBits);
/** Enough for the sum of all channels, a limit and some frames. */
const wideBits = 24;
/** Bits of what a channel has in use or reserved, and of limits. */
const smallBits = 3;
type Wide = Bits<typeof wideBits>;

/** What the checks see of a channel. */
interface Channel {
  readonly fits: Bits<1>;
  readonly fits_again: Bits<1>;
  readonly first: Bits;
  readonly next: Bits;
  readonly cost: Bits;
  readonly held: Bits<20>;
  readonly spare: Bits;
  readonly status: { readonly used: Bits<20>; readonly lossless: Bits<1>; readonly waiting: Bits };
  readonly ordered_probe: Bits<1>;
  readonly queue_probe: { readonly there: Bits; readonly cost_1: Bits };
}

/** And of the gate, and of the sum that it is given. */
interface Gate {
  readonly recent_probe: Bits<2>;
  readonly added_2_probe: Bits;
  readonly settling_probe: Bits<3>;
  readonly streaming_probe: Bits<1>;
  readonly roomy_probe: Bits<1>;
  readonly open_probe: Bits<1>;
  readonly free_probe: Bits<20>;
  readonly free_for_one_probe: Bits;
}
interface Sum {
  readonly sum: Bits;
  readonly sum_0_0_probe: Bits;
  readonly sum_0_1_probe: Bits;
}

const names = Array.from({ length: vcs }, (_, i) => `channel_${i}`);
const Frame = record({ vc: bits(vcBits) });
/** What the queue of a channel drives. */
const Queue = record({
  room: bit,
  waiting: bits(placeBits + 1),
  there: bits(lookahead),
  cost_0: cost,
  cost_1: cost,
  cost_2: cost,
  first: bits(placeBits),
  next: bits(placeBits),
});
const Chosen = record({ vc: bits(vcBits), cost });

/**
 * The whole sender of 4 channels, whatever comes to it: frames, CF_Updates, commands and settings in any clock, LLR and
 * link faults.
 *
 * What a grant adds is what its channel then has in use beyond the larger of what it had and its reserved part.
 */
const port = bind(
  cbfcSender(settings),
  (_, inside, m) => {
    const wide = (value: Bits): Wide => value.zext(wideBits);
    const sumOf = (values: readonly Wide[]): Wide => values.reduce((a, b) => a.add(b));
    const current = inside.value('current', PortSettings(costBits));
    const [limit, largestFrame] = [wide(current.limit), wide(current.largest_frame)];
    const ofPort = current.mode.is('per_channel').not();
    const changed = inside.bits('changed', 1);
    const halting = inside.bits('halting', 1);
    const order = inside.value('order', Command(vcBits));
    const reordered = inside.bits('told', 1).and(order.kind.is('reserved'));
    const gate = inside.inst<Gate>('port');
    const held = inside.inst<Sum>('held');
    const channels = names.map((name) => inside.inst<Channel>(name));
    const [turn, go] = [inside.bits('turn', vcs), inside.bits('go', 1)];

    // What all channels count for, and what the grant of this clock adds to it.
    const parts = channels.map((c) => wide(c.held));
    const { spec_all: all } = m.named({ spec_all: sumOf(parts.slice(0, 2)).add(sumOf(parts.slice(2))) });
    const more = channels.map((c) => {
      const after = wide(c.status.used).add(wide(c.cost));
      return m.mux<Wide>(after.gt(wide(c.held)), after.sub(wide(c.held)), m.lit(wideBits, 0));
    });
    const charges = channels.map((c, i) => turn.at(i).and(go).and(c.fits).and(c.status.lossless));
    const { spec_adds: adds } = m.named({
      spec_adds: more.map((x, i) => x.and(charges[i]!.repeat(wideBits))).reduce((a, b) => a.or(b)),
    });
    const ago = (name: string, value: Wide): Wide => {
      const before = m.reg(name, bits(wideBits), { reset: 0 });
      before.set(value);
      return before;
    };
    const added1 = ago('spec_added_1', adds);
    const added2 = ago('spec_added_2', added1);
    const fitsIn = (x: Wide): Bits<1> => x.any().implies(all.add(x).le(limit));

    // The claim. Only in the clock in which a reserved part is new a grant was decided without it.
    const fresh = gate.settling_probe.at(0);
    const isHeld = ofPort.and(fresh.not());
    const within = all.le(limit);
    const kept = m.reg('spec_kept', bit, { reset: 0 });
    kept.set(within.and(isHeld).and(changed.or(reordered).not()));
    m.assert('stays_within_the_limit', kept.implies(within));

    // Of the channels.
    for (const [i, c] of channels.entries()) {
      const took = m.reg(`spec_took_${i}`, bit, { reset: 0 });
      took.set(charges[i]!);
      m.assert(`took_${i}`, took.implies(gate.recent_probe.at(0)));
      const spare = wide(c.held).sub(wide(c.status.used));
      m.assert(`spare_${i}`, c.ordered_probe.or(took).or(wide(c.spare).le(spare)));
      m.assert(`holds_${i}`, c.status.used.le(c.held));
      const takes = c.fits.and(c.status.lossless).and(ofPort);
      m.assert(`fits_${i}`, takes.and(fresh.not()).implies(fitsIn(more[i]!)));
      m.assert(`streams_${i}`, takes.and(gate.streaming_probe).implies(wide(c.cost).le(largestFrame)));
      const again = c.fits_again.and(c.status.lossless).and(ofPort);
      m.assert(
        `streams_again_${i}`,
        again.and(gate.streaming_probe).implies(wide(c.queue_probe.cost_1).le(largestFrame)),
      );
    }

    // Frames whose cost is worked out come in order where there is room, and what fits is there.
    const pushed = inside.bits('pushed', vcs);
    const stages = [1, 2].map((i) => ({
      valid: inside.bits(`pricing_${i}`, 1),
      vc: inside.value(`frame_${i}`, Frame).vc,
    }));
    for (const [i, c] of channels.entries()) {
      const [newer, older] = stages.map(({ valid, vc }) => valid.and(vc.eq(i))) as [Bits<1>, Bits<1>];
      const coming = newer.zext(placeBits).add(older.zext(placeBits));
      m.assert(`pushes_${i}`, pushed.at(i).eq(older));
      m.assert(`coming_${i}`, c.status.waiting.trunc(placeBits).add(c.first).sub(c.next).eq(coming));
      m.assert(`fits_there_${i}`, c.fits.implies(c.queue_probe.there.at(0)));
      m.assert(`fits_again_there_${i}`, c.fits_again.implies(c.queue_probe.there.at(1)));
      // The search for the next channel looks at the second frame of the one in turn alone.
      m.assert(`fits_first_${i}`, turn.at(i).and(c.fits_again).implies(c.fits));
    }

    // Small numbers: what is more than a few bits of them makes no difference.
    const isSmall = (value: Bits, size: number): Bits<1> => wide(value).shr(size).any().not();
    m.assume('small_limit', isSmall(current.limit, smallBits));
    m.assume('small_orders', isSmall(order.value, smallBits));
    for (const [i, c] of channels.entries()) m.assume(`small_${i}`, isSmall(c.held, smallBits));
    m.assert('small_half_0', isSmall(held.sum_0_0_probe, smallBits + 1));
    m.assert('small_half_1', isSmall(held.sum_0_1_probe, smallBits + 1));
    m.assert('small_sum', isSmall(held.sum, smallBits + 2));
    m.assert('small_free', isSmall(gate.free_probe, smallBits));

    // Of the gate, and the sum on its way to it.
    const chosen = inside.value('chosen', Chosen);
    const spare = chooseFrom(
      m,
      chosen.vc,
      channels.map((c) => c.spare),
    );
    const beyond = m.mux<Wide>(chosen.cost.gt(spare), wide(chosen.cost.sub(spare)), m.lit(wideBits, 0));
    m.assert('added_last', added1.eq(beyond.and(gate.recent_probe.at(0).repeat(wideBits))));
    m.assert('added_before', added2.eq(wide(gate.added_2_probe)));
    m.assert('recent_before', gate.recent_probe.at(1).or(added2.any().not()));
    const settled = (clocks: number): Bits<1> => gate.settling_probe.trunc(clocks).any().not();
    const half = wide(held.sum_0_0_probe).add(wide(held.sum_0_1_probe));
    const two = added1.add(added2);
    const last = ago('spec_all_1', all);
    const before = ago('spec_all_2', last);
    m.assert('half_is_last', half.eq(last));
    m.assert('sum_is_before', wide(held.sum).eq(before));
    m.assert('grows_by_grants', settled(1).implies(all.le(last.add(added1))));
    m.assert('grew_by_grants', gate.settling_probe.at(1).or(last.le(before.add(added2))));
    const free = wide(gate.free_probe);
    const isKnown = settled(3).and(halting.not()).and(gate.open_probe);
    m.assert('free_is_free', isKnown.implies(all.add(free).le(limit.add(two))));
    m.assert('nothing_free', gate.open_probe.or(free.any().not()));
    m.assert('free_for_one', wide(gate.free_for_one_probe).le(free));
    m.assert('roomy', gate.roomy_probe.and(halting.not()).implies(gate.open_probe.and(free.ge(largestFrame.shl(2)))));
    const streams = gate.streaming_probe.and(ofPort).and(halting.not());
    m.assert('streams_cheap_frames', streams.implies(added1.le(largestFrame).and(added2.le(largestFrame))));

    m.cover('all_is_used', isHeld.and(adds.any()).and(all.add(adds).eq(limit)));
  },
  {
    probes: {
      ...Object.fromEntries(names.map((name) => [name, { ordered: bit, queue: Queue }])),
      held: { sum_0_0: bits(creditBits + 1), sum_0_1: bits(creditBits + 1) },
      port: {
        recent: bits(2),
        added_2: cost,
        settling: bits(3),
        streaming: bit,
        roomy: bit,
        open: bit,
        free: bits(creditBits),
        free_for_one: cost,
      },
    },
  },
);

export const cbfcPortProofs: readonly Proof[] = [
  proof(
    'cbfc-port-limit',
    "In the port's modes a CBFC sender grants nothing that takes all channels together beyond the port's limit.",
    port,
    { depth: 1, coverDepth: 24, sums: true, given: ['result_buffer'] },
  ),
];
