/**
 * How many packets of each domain were not authentic: after too many it takes none until management clears it
 * (uet-wire.md 8.8).
 */
import { bit, bits, enumOf, module, record, sink } from '../../../hdl/index.ts';
import { domainNumber, type LayerSizes } from './shapes.ts';

export const FailureKind = enumOf('limit', 'clear');

/** What management says of the failures of a domain: a new limit, or that they are forgotten. */
export const failureWrite = (sizes: LayerSizes) =>
  record({ index: domainNumber(sizes), kind: FailureKind, limit: bits(16) });

/**
 * `latched`: a bit for each domain, with as many failures as its limit or more. It follows an item of `failed`, the
 * domain of a packet, and of `write` 3 clocks after that was taken, the former first: `busy` is 1 until then, from the
 * clock on in which `failed` offers one. After reset all are 0, and limits too until they are written, which does not
 * latch: without a limit there is no domain. Counts stop at 65,535.
 */
export const authFailures = (sizes: LayerSizes) => {
  const { domains } = sizes;
  const Index = domainNumber(sizes);
  return module(
    `tss_auth_failures_n${domains}`,
    {
      summary: 'Counts packets that are not authentic, and latches domains with too many.',
      out: { latched: bits(domains), busy: bit },
      link: { failed: sink(Index), write: sink(failureWrite(sizes)) },
    },
    ({ failed, write: written }, m) => {
      const state = m.reg('state', enumOf('idle', 'read', 'compare'), { reset: 'idle' });
      const counts = m.mem('counts', bits(16), { depth: domains });
      const limits = m.mem('limits', bits(16), { depth: domains });
      const counted = m.reg('counted', bits(domains), { reset: 0 });
      const latched = m.reg('latched', bits(domains), { reset: 0 });
      const index = m.reg('index', Index);
      const adds = m.reg('adds', bit);
      const clears = m.reg('clears', bit);
      const count = m.reg('count', bits(16));
      const limit = m.reg('limit', bits(16));

      const { payload: write } = written;
      const idle = state.is('idle');
      const ready = m.named('ready', idle.and(failed.valid.not()));
      const writes = m.named('writes', written.valid.and(ready));
      limits.write({ addr: write.index, data: write.limit, enable: writes.and(write.kind.is('limit')) });
      const stored = counts.read(index).mask(counted.at(index).and(clears.not()));
      const next = m.named('next', m.mux(adds.and(stored.all().not()), stored.add(1), stored));
      counts.write({ addr: index, data: next, enable: state.is('read') });
      const one = index.oneHot(domains);
      // Looked at in `compare` alone.
      count.set(next);
      limit.set(limits.read(index));
      m.match(state, {
        idle: () => {
          index.set(m.mux(failed.valid, failed.payload, write.index));
          m.when(failed.valid.or(written.valid), () => state.set('read'));
        },
        read: () => {
          counted.set(counted.or(one));
          state.set('compare');
        },
        compare: () => {
          latched.set(m.mux(count.ge(limit), latched.or(one), latched.and(one.not())));
          state.set('idle');
        },
      });
      // Looked at in `read` alone.
      adds.set(failed.valid);
      clears.set(failed.valid.not().and(write.kind.is('clear')));
      return { latched, busy: idle.not().or(failed.valid), failed: { ready: idle }, write: { ready } };
    },
  );
};
