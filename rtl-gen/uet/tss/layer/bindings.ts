/** Which secure domain each job must use (uet-wire.md 8.8). */
import { bit, bits, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { HashOperation, hashTable } from '../../../lib/memory/hash-table.ts';
import { lengthBits } from './shapes.ts';

/** Sets and ways of the table of jobs. */
const [sets, ways] = [64, 4];

/** What management says of a job: it must use that domain, or none. */
export const BindingWrite = record({ job: bits(24), bound: bit, sdi: bits(24) });

/**
 * A packet that was opened (`secured`), or came plain, once its headers are known; one that names no job, as ACKs do,
 * has `has_job` 0. `bytes` are those of its body.
 */
export const JobQuery = record({
  secured: bit,
  sdi: bits(24),
  has_job: bit,
  job: bits(24),
  bytes: bits(lengthBits),
});

/**
 * `invalid`: a plain packet of a job that has to be secured. `binding_failure`: of a job that has to use another domain
 * or none.
 */
export const JobAnswer = enumOf('accepted', 'invalid', 'binding_failure');

/**
 * Says of each packet whether its job may use its domain. Latency 5, one in 6 clocks. Up to 256 jobs, of which 4 with
 * the same hash are sure to fit. After reset, and until `ready`, no job is bound and nothing is taken. `bytes` are
 * those of the packet whose answer is there. `refused` marks a job that finds no room, 4 clocks after it was taken.
 */
export const tssBindings = module(
  'tss_bindings',
  {
    summary: 'The secure domain that each job must use.',
    out: { ready: bit, refused: bit, bytes: bits(lengthBits) },
    link: { write: sink(BindingWrite), query: sink(JobQuery), answer: source(JobAnswer) },
  },
  ({ write, query, answer }, m) => {
    const state = m.reg('state', enumOf('idle', 'look', 'wait', 'found', 'judge', 'offer'), { reset: 'idle' });
    const writes = m.reg('writes', bit);
    const op = m.reg('op', HashOperation);
    const held = m.reg('held', JobQuery);
    const told = m.reg('told', JobAnswer);
    const refused = m.reg('refused', bit, { reset: 0 });
    refused.set(0);
    const table = m.inst('jobs', hashTable(bits(24), bits(24), { sets, ways, latency: 2 }), {
      op,
      key: held.job,
      value: held.sdi,
      enable: state.is('look'),
      offer: undefined,
    });
    m.unused(table.inserted);
    const idle = m.named('idle', state.is('idle').and(table.ready));
    // Looked at in `judge` alone.
    const isBound = m.next('is_bound', table.hit);
    const bound = m.next('bound', table.found);
    const right = m.named('right', isBound.and(bound.eq(held.sdi)));
    m.match(state, {
      idle: () => {
        writes.set(write.valid);
        op.set('lookup');
        held.set(query.payload);
        m.when(write.valid, () => {
          held.set({ job: write.payload.job, sdi: write.payload.sdi });
          m.when(write.payload.bound, () => op.set('insert')).otherwise(() => op.set('remove'));
        });
        m.when(table.ready.and(write.valid.or(query.valid)), () => state.set('look'));
      },
      look: () => state.set('wait'),
      wait: () => state.set('found'),
      found: () => {
        m.assert('result_is_there', table.valid);
        refused.set(op.is('insert').and(table.full));
        state.set('judge');
      },
      judge: () => {
        told.set('accepted');
        m.when(held.has_job, () => {
          m.when(held.secured.and(right.not()), () => told.set('binding_failure'));
          m.when(held.secured.not().and(isBound), () => told.set('invalid'));
        });
        m.when(writes, () => state.set('idle')).otherwise(() => state.set('offer'));
      },
      offer: () => m.when(answer.ready, () => state.set('idle')),
    });
    return {
      ready: table.ready,
      refused,
      bytes: held.bytes,
      write: { ready: idle },
      query: { ready: idle.and(write.valid.not()) },
      answer: { payload: told, valid: state.is('offer') },
    };
  },
);
