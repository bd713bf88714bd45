/** Receive state of 1,024 flows in one memory: read, modify, write back, one packet a clock. */
import { bit, bits, enumOf, module, record } from '../../rtl-gen/hdl/index.ts';
import { checksum64, seedOf, xorshift64 } from './stimulus.ts';

const contexts = 1024;
const idBits = 10;
/** Sequence numbers that a flow remembers from its base on. */
const windowSize = 32;

/** State of a flow, 150 bits. All zeros is a flow that has received nothing. */
const Context = record({
  /** Lowest sequence number that is missing. */
  base: bits(32),
  /** Bit i: base + i has arrived. Bit 0 is always 0. */
  bitmap: bits(windowSize),
  /** One more than the highest sequence number that has arrived. */
  highest: bits(32),
  packets: bits(24),
  duplicates: bits(16),
  refused: bits(14),
});

/** What becomes of a packet: new, seen before, or too far ahead of the base. */
export const RmwVerdict = enumOf('accepted', 'duplicate', 'refused');

/** Clocks from a packet to its verdict. */
export const rmwLatency = 2;

/**
 * A packet (flow and sequence number) a clock, the same flow in consecutive clocks too. Sequence numbers start at 0 and
 * compare serially. The base moves by up to 4 at a time over what has arrived; what is left moves with the next packet
 * of the flow.
 *
 * t: the memory is read. t + 1: the context, forwarded from the two packets before where they were of the same flow, is
 * updated. t + 2: it is written.
 */
export const rmwCore = module(
  'rmw_tracker_1024_core',
  {
    summary: 'Sequence tracking of 1,024 flows, read-modify-write with forwarding, one packet a clock.',
    in: { flow: bits(idBits), number: bits(32), valid: bit },
    out: { done: bit, verdict: RmwVerdict, base: bits(32), packets: bits(24) },
  },
  ({ flow, number, valid }, m) => {
    const memory = m.mem('contexts', Context, { depth: contexts, init: [] });
    const read = memory.readSync({ addr: flow, enable: valid, onCollision: 'undefined' });
    const updating = m.reg('updating', bit, { reset: 0 });
    const updateFlow = m.reg('update_flow', bits(idBits));
    const updateNumber = m.reg('update_number', bits(32));
    updating.set(valid);
    updateFlow.set(flow);
    updateNumber.set(number);

    // With a power-up value, because the memory's start contents must survive the clock of the reset.
    const writing = m.reg('writing', bit, { reset: 0, init: 0 });
    const writeFlow = m.reg('write_flow', bits(idBits));
    const write = m.reg('write', Context);
    const wrote = m.reg('wrote', bit, { reset: 0 });
    const wroteFlow = m.reg('wrote_flow', bits(idBits));
    const written = m.reg('written', Context);
    memory.write({ addr: writeFlow, data: write, enable: writing });
    wrote.set(writing);
    wroteFlow.set(writeFlow);
    written.set(write);

    // The packet before is being written now; the one before that was written at the edge that read the memory.
    const fromWrite = writing.and(writeFlow.eq(updateFlow));
    const fromWritten = wrote.and(wroteFlow.eq(updateFlow));
    const { context } = m.named({ context: m.mux(fromWrite, write, m.mux(fromWritten, written, read)) });

    const { distance } = m.named({ distance: updateNumber.sub(context.base) });
    const { slot } = m.named({ slot: distance.oneHot(windowSize) });
    const { past } = m.named({ past: distance.at(31) });
    const { seen } = m.named({ seen: past.or(context.bitmap.and(slot).any()) });
    const { beyond } = m.named({ beyond: past.not().and(distance.slice(30, 5).any()) });
    const { accepted } = m.named({ accepted: seen.or(beyond).not() });

    const { marked } = m.named({ marked: context.bitmap.or(m.mux(accepted, slot, m.lit(windowSize, 0))) });
    // Number of consecutive arrivals from the base on, up to 4.
    const [one, two, three, four] = [1, 2, 3, 4].map((n) => marked.trunc(n).all());
    const step = m.named({
      step: four!
        .cat(two!.and(four!.not()))
        .cat(one!.and(two!.not()).or(three!.and(four!.not())))
        .as(3),
    }).step;
    const aheadBy = updateNumber.sub(context.highest);
    const next = m.named({
      next: {
        base: context.base.add(step.zext(32)),
        bitmap: marked.shr(step),
        highest: m.mux(accepted.and(aheadBy.at(31).not()), updateNumber.add(1), context.highest),
        packets: context.packets.add(accepted.zext(24)),
        duplicates: context.duplicates.add(seen.zext(16)),
        refused: context.refused.add(beyond.zext(14)),
      },
    }).next;

    writing.set(updating);
    writeFlow.set(updateFlow);
    write.set(next);
    const verdict = m.reg('verdict', RmwVerdict, { reset: 'accepted' });
    verdict.set('accepted');
    m.when(seen, () => verdict.set('duplicate')).elsewhen(beyond, () => verdict.set('refused'));
    return { done: writing, verdict, base: write.base, packets: write.packets };
  },
);

/**
 * The benched design: a packet in every clock, of the same flow as the one before in a quarter of them, and a checksum
 * of all verdicts. A flow's packets are numbered by a sender that keeps a count a flow; those of each eight arrive in
 * an order of their own. One packet in 16 repeats an earlier number, one in 64 is far ahead of the base.
 */
export const rmwTracker = module(
  'rmw_tracker_1024',
  { summary: 'Sequence tracking of 1,024 flows under random packets.', out: { checksum: bits(64) } },
  (_, m) => {
    const random = xorshift64(m, 'random', seedOf(0));
    const flow = m.reg('flow', bits(idBits), { reset: 0 });
    m.when(random.trunc(2).any(), () => flow.set(random.slice(20, 11)));

    const sent = m.mem('sent', bits(32), { depth: contexts, init: [] });
    const count = m.named({ count: sent.read(flow) }).count;
    const again = random.slice(33, 30).all();
    const astray = random.slice(39, 34).all();
    const running = m.reg('running', bit, { reset: 0, init: 0 });
    running.set(1);
    sent.write({ addr: flow, data: count.add(1), enable: again.or(astray).not().and(running) });
    const fresh = count.xor(count.slice(5, 3).xor(flow.trunc(3)).zext(32));
    const repeated = count.sub(random.slice(42, 40).zext(32));
    const number = m.mux(astray, count.add(100), m.mux(again, repeated, fresh));
    const core = m.inst('core', rmwCore, { flow, number, valid: running });
    const verdict = m.mux(
      core.verdict.is('duplicate'),
      m.lit(2, 1),
      m.mux(core.verdict.is('refused'), m.lit(2, 2), m.lit(2, 0)),
    );
    const word = core.base.cat(core.packets).cat(m.lit(6, 0)).cat(verdict).as(64);
    return { checksum: checksum64(m, 'checksum', word, core.done) };
  },
);
