/** Parts between two clocks: nothing is lost, made up or changed on the way, whatever the clocks. */
import { type Bits, bind, bit, bits, type Ctx, type Module, on } from '../../../rtl-gen/hdl/index.ts';
import { asyncFifo } from '../../../rtl-gen/lib/crossing/async-fifo.ts';
import { handshakeCrossing } from '../../../rtl-gen/lib/crossing/handshake-crossing.ts';
import { pulseCrossing } from '../../../rtl-gen/lib/crossing/pulse-crossing.ts';
import { contractOf } from '../../../rtl-gen/lib/stream/contract.ts';
import { type Proof, proof } from '../proof.ts';
import { assertAlways, seenIn } from '../specs/every-moment.ts';

/** What a synchroniser has, seen through a probe of its first stage. */
interface Stages<W extends number> {
  readonly q: Bits<W>;
  readonly stage_0_probe: Bits<W>;
}

const payload = bits(2);
const pointer = bits(3);
const pointerStage = { stage_0: pointer };

const plain = asyncFifo(payload, 4);

/**
 * The FIFO whose pointers arrive bit by bit: each bit that the other side samples is what it is now or what it was
 * before the last edge, as a free input decides, until all have been seen. That is a superset of wires of any delay up
 * to a period.
 */
const withSkew: Module<Skews, object, LinksOf<typeof plain>, 'wr' | 'rd'> = {
  ...plain,
  ports: { ...plain.ports, in: { wr_skew: on('rd', pointer), rd_skew: on('wr', pointer) } },
};

interface Skews {
  /** For each bit of the pointer of `wr` or `rd` that the other side would sample now: it is late. */
  readonly wr_skew: Bits<3>;
  readonly rd_skew: Bits<3>;
}
type LinksOf<M> = M extends Module<infer _I, infer _O, infer L, infer _C> ? L : never;

const grayOf = (drives: object): Bits<3> => (drives as { readonly d: Bits<3> }).d;

/** What is sampled of `gray`, a word of `from`, at an edge of `to`. */
function late(name: string, from: Ctx<'wr' | 'rd'>, to: Ctx<'wr' | 'rd'>, gray: Bits<3>, skew: Bits<3>): Bits<3> {
  const now = to.unsafeCross(`${name}_now`, gray);
  const before = to.unsafeCross(`${name}_before`, from.past(gray));
  const last = to.reg(`${name}_last`, pointer, { reset: 0 });
  const mask = to.mux(last.eq(now), to.lit(3, 0), skew);
  const sampled = now.and(mask.not()).or(before.and(mask));
  last.set(sampled);
  return sampled;
}

/**
 * What the FIFO promises; with `ties`, also the invariants that induction needs. `late`: bits of the pointers may be.
 */
export const asyncFifoHarness = ({ ties, late: mayBeLate }: { readonly ties: boolean; readonly late: boolean }) =>
  bind(
    withSkew,
    ({ up, down, wr_skew, rd_skew }, inside, m) => {
      const clocks = ['wr', 'rd'] as const;
      const [wr, rd] = [m.on('wr'), m.on('rd')];
      const [head, tail] = [inside.bits('head', 3), inside.bits('tail', 3)];
      const [wrGray, rdGray] = [inside.bits('wr_gray', 3), inside.bits('rd_gray', 3)];
      const toRd = inside.inst<Stages<3>>('wr_gray_sync');
      const toWr = inside.inst<Stages<3>>('rd_gray_sync');
      const always = (name: string, c: Bits<1>): void => assertAlways(m, clocks, name, c);

      // The specification: what has entered and left, counted at the ports, and one item, any, that is watched.
      const entered = wr.reg('spec_entered', pointer, { reset: 0 });
      const left = rd.reg('spec_left', pointer, { reset: 0 });
      const watched = wr.symbolic('spec_watched', pointer);
      const item = wr.reg('spec_item', payload);
      const enters = up.valid.and(up.ready);
      const leaves = down.valid.and(down.ready);
      wr.when(enters, () => entered.set(entered.add(1)));
      wr.when(enters.and(entered.eq(watched)), () => item.set(up.payload));
      rd.when(leaves, () => left.set(left.add(1)));
      const count = entered.sub(left);
      always('at_most_what_it_holds', count.le(4));
      const isLast = rd.unsafeCross('left_is_watched', left.eq(watched));
      const same = seenIn(m, 'rd', 'leaves_unchanged', down.payload.eq(item));
      rd.assert('leaves_once_entered', leaves.implies(seenIn(m, 'rd', 'has_one', count.any())));
      rd.assert('leaves_in_order_unchanged', leaves.and(isLast).implies(same));
      const { validKept, payloadKept } = contractOf(rd, down);
      always('down_valid_kept', validKept);
      always('down_payload_kept', payloadKept);
      wr.assert('takes_only_with_room', enters.implies(seenIn(m, 'wr', 'has_room', count.lt(4))));

      wr.cover('is_full', up.ready.not());
      rd.cover('leaves_after_wrap', leaves.and(left.eq(5)));
      if (!mayBeLate) {
        rd.assume('wr_gray_is_in_time', wr_skew.eq(0));
        wr.assume('rd_gray_is_in_time', rd_skew.eq(0));
      }
      if (!ties) return;

      // Of what is sampled at any time, one bit changes.
      for (const [name, here, gray, there] of [
        ['wr_gray', wr, wrGray, toRd],
        ['rd_gray', rd, rdGray, toWr],
      ] as const) {
        const changed = gray.xor(here.past(gray));
        const one = changed.and(changed.sub(1)).eq(0);
        always(`${name}_changes_one_bit`, here.pastValid().implies(one));
        const went = gray.fromGray().sub(here.past(gray).fromGray());
        always(`${name}_goes_on_by_one`, here.pastValid().implies(went.le(1)));
        always(`${name}_has_arrived_at_first`, here.pastValid().or(there.stage_0_probe.eq(gray)));
        always(`${name}_last_is_first_stage`, inside.bits(`${name}_last`, 3).eq(there.stage_0_probe));
      }

      // What ties it to the part's state. In the order of a ring none overtakes the next: what the writer knows of the
      // reader, the reader, what the reader knows of the writer, the writer, and no further than the depth from the
      // first.
      always('entered_is_head', entered.eq(head));
      always('left_is_tail', left.eq(tail));
      always('wr_gray_is_head', wrGray.eq(head.toGray()));
      always('rd_gray_is_tail', rdGray.eq(tail.toGray()));
      const oldest = toWr.q.fromGray();
      const ring = [toWr.stage_0_probe, rdGray, toRd.q, toRd.stage_0_probe, wrGray];
      const steps = ring.map((gray) => gray.fromGray().sub(oldest));
      steps.forEach((distance, i) => {
        const next = steps[i + 1];
        always(`ring_${i}`, next === undefined ? distance.le(4) : distance.le(next));
      });
      const isInside = watched.sub(left).lt(count);
      wr.assert('takes_while_it_knows_of_room', up.ready.eq(head.sub(oldest).lt(4)));
      rd.assert('offers_what_has_arrived', down.valid.eq(toRd.q.fromGray().ne(tail)));
      const stored = inside.mem('items', payload).read(watched.trunc(2));
      always('item_is_kept', isInside.implies(stored.eq(item)));
    },
    {
      probes: { wr_gray_sync: pointerStage, rd_gray_sync: pointerStage },
      between: {
        wr_gray_sync: (drives, { wr_skew }, m) => ({
          d: late('wr_gray', m.on('wr'), m.on('rd'), grayOf(drives), wr_skew),
        }),
        rd_gray_sync: (drives, { rd_skew }, m) => ({
          d: late('rd_gray', m.on('rd'), m.on('wr'), grayOf(drives), rd_skew),
        }),
      },
    },
  );

const pulse = bind(
  pulseCrossing,
  ({ sent, received }, inside, m) => {
    const clocks = ['src', 'dst'] as const;
    const [src, dst] = [m.on('src'), m.on('dst')];
    const { q, stage_0_probe: first } = inside.inst<Stages<1>>('sync');
    const [level, previous] = [inside.bits('level', 1), inside.bits('previous', 1)];
    const always = (name: string, c: Bits<1>): void => assertAlways(m, clocks, name, c);

    // Events, counted; and what dst had seen of their number one and two edges ago, which tells how long they rest.
    const events = src.reg('spec_events', bits(3), { reset: 0 });
    const pulses = dst.reg('spec_pulses', bits(3), { reset: 0 });
    const oneEdge = dst.reg('spec_one_edge', bit, { reset: 0 });
    const twoEdges = dst.reg('spec_two_edges', bit, { reset: 0 });
    src.when(sent, () => events.set(events.add(1)));
    dst.when(received, () => pulses.set(pulses.add(1)));
    const last = events.trunc(1);
    oneEdge.set(dst.unsafeCross('spec_last', last));
    twoEdges.set(oneEdge);
    const rested = seenIn(m, 'src', 'two_edges_since_the_last', last.eq(twoEdges).and(last.eq(oneEdge)));
    src.assume('two_edges_of_dst_apart', sent.implies(rested));

    const under = [level.xor(first), first.xor(q), q.xor(previous)].map((b) => b.zext(3));
    const underway = under.reduce((sum, b) => sum.add(b));
    always('each_event_is_one_pulse', events.sub(pulses).eq(underway));
    always('level_is_last', level.eq(last));
    always('first_is_seen', first.eq(oneEdge));
    always('second_is_seen', q.eq(twoEdges));
    dst.assert('a_pulse_is_of_an_event', received.implies(seenIn(m, 'dst', 'some_event', events.ne(pulses))));
    dst.cover('three_pulses', pulses.eq(3));
  },
  { probes: { sync: { stage_0: bits(1) } } },
);

const handshake = bind(
  handshakeCrossing(payload),
  ({ up, down }, inside, m) => {
    const clocks = ['src', 'dst'] as const;
    const [src, dst] = [m.on('src'), m.on('dst')];
    const [request, answer] = [inside.bits('request', 1), inside.bits('answer', 1)];
    const [there, back] = [inside.inst<Stages<1>>('request_sync'), inside.inst<Stages<1>>('answer_sync')];
    const always = (name: string, c: Bits<1>): void => assertAlways(m, clocks, name, c);

    const taken = src.reg('spec_taken', bits(2), { reset: 0 });
    const given = dst.reg('spec_given', bits(2), { reset: 0 });
    const item = src.reg('spec_item', payload);
    const [enters, leaves] = [up.valid.and(up.ready), down.valid.and(down.ready)];
    src.when(enters, () => {
      taken.set(taken.add(1));
      item.set(up.payload);
    });
    dst.when(leaves, () => given.set(given.add(1)));
    const underway = taken.sub(given);
    always('at_most_one_under_way', underway.le(1));
    dst.assert('leaves_once_entered', leaves.implies(seenIn(m, 'dst', 'has_one', underway.eq(1))));
    dst.assert('leaves_unchanged', leaves.implies(seenIn(m, 'dst', 'is_item', down.payload.eq(item))));
    src.assert('takes_only_when_empty', enters.implies(seenIn(m, 'src', 'has_none', underway.eq(0))));
    const { validKept, payloadKept } = contractOf(dst, down);
    always('down_valid_kept', validKept);
    always('down_payload_kept', payloadKept);

    always('request_is_under_way', request.xor(answer).eq(underway.trunc(1)));
    always('item_is_kept', underway.any().implies(inside.bits('item', 2).eq(item)));
    // Round the ring from the request to its answer there is one place, or none, at which the bit differs.
    const ring = [request, there.stage_0_probe, there.q, answer, back.stage_0_probe, back.q];
    const differ = ring.slice(1).map((b, i) => b.xor(ring[i]!).zext(3));
    always('one_change_in_the_ring', differ.reduce((sum, b) => sum.add(b)).le(1));
    dst.cover('third_item', leaves.and(given.eq(2)));
  },
  { probes: { request_sync: { stage_0: bits(1) }, answer_sync: { stage_0: bits(1) } } },
);

export const crossingProofs: readonly Proof[] = [
  proof(
    'async-fifo',
    'Items leave an asynchronous FIFO in order and unchanged; it never overflows or underflows; of its pointers one bit changes.',
    asyncFifoHarness({ ties: true, late: true }),
    { coverDepth: 20 },
  ),
  proof('pulse-crossing', 'Each event of one clock is one pulse of the other.', pulse, { coverDepth: 20 }),
  proof('handshake-crossing', 'Each item of one clock is one item of the other, unchanged.', handshake, {
    coverDepth: 24,
  }),
];
