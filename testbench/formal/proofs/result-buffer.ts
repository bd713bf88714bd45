/** The buffer after a pipeline that cannot stall: every result finds room. */
import { type Bits, bind, bits } from '../../../rtl-gen/hdl/index.ts';
import { resultBuffer } from '../../../rtl-gen/lib/stream/result-buffer.ts';
import { type Proof, proof } from '../proof.ts';

const depth = 4;
const result = bits(2);
const count = bits(3);

interface Queue {
  readonly wr_probe: Bits<3>;
  readonly rd_probe: Bits<3>;
}

/** After a pipeline of any latency, that may even change: what has entered leaves it at any later time. */
const buffer = (late: boolean) =>
  bind(
    resultBuffer(result, depth, { late }),
    (io, inside, m) => {
      const coming = m.reg('spec_coming', count, { reset: 0 });
      coming.set(coming.add(io.issue.zext(3)).sub(io.done.zext(3)));
      m.assume('enters_while_ready', io.issue.implies(io.ready));
      m.assume('leaves_after_it_entered', io.done.implies(coming.any()));

      const queue = inside.inst<Queue>('queue');
      const stored = queue.wr_probe.sub(queue.rd_probe);
      const all = coming.addWide(stored);
      const outstanding = inside.bits('outstanding', 3);
      const counted = late ? outstanding.add(inside.bits('entered', 1).zext(3)) : outstanding;
      m.assert('ready_while_there_is_room', io.ready.eq(all.lt(depth)));
      m.assert('never_more_than_room', all.le(depth));
      m.assert('counts_both', counted.eq(all.trunc(3)));
      m.cover('all_in_the_pipeline', coming.eq(depth));
      m.cover('all_in_the_buffer', stored.eq(depth));
    },
    { probes: { queue: { wr: count, rd: count } } },
  );

export const resultBufferProofs: readonly Proof[] = [
  proof(
    'result-buffer',
    'After a pipeline of any latency, each result finds room in the buffer; an item may enter as long as one would.',
    buffer(false),
  ),
  proof('result-buffer-late', 'The same of the buffer that says so from registers alone.', buffer(true)),
];
