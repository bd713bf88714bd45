/**
 * How many packets of each domain were not authentic: after too many in a time it takes none until management clears it
 * (uet-wire.md 8.8).
 */
import { type Bits, bit, bits, enumOf, module, record, sink } from '../../../hdl/index.ts';
import { domainNumber, type LayerSizes } from './shapes.ts';

export const FailureKind = enumOf('limit', 'clear');

const windowBits = 32;

/** Clocks in which failures are counted together; 0: those since management cleared them. */
export const failureWindow = bits(windowBits);

/**
 * What management says of the failures of a domain: a new limit and the number to warn at, 0 for none, or that they are
 * forgotten.
 */
export const failureWrite = (sizes: LayerSizes) =>
  record({ index: domainNumber(sizes), kind: FailureKind, limit: bits(16), warning: bits(16) });

/**
 * `latched`: a bit for each domain that has had as many failures as its limit, or more, in one window; only `clear`
 * takes it back, and a limit of 0 not even that. `warned`: a bit for each that has had as many as its warning in this
 * window. An item of `failed`, the domain of a packet, shows in `latched` a clock after it was taken, and one of
 * `write` 3 clocks after; `failed` comes before `write`, and one is taken in 3 clocks. `busy`: a failure waits to be
 * taken, so `latched` is not yet what it will be. Windows of `window` clocks follow one another, and counts begin with
 * 0 in each; a window ends up to 3 clocks late, when nothing is being counted. So two windows that meet can have
 * almost twice the limit between them. After reset all are 0, and a domain without limits is latched by its first
 * failure; its first limits do not latch it. Counts stop at 65,535.
 *
 * Counts and limits have a parity bit. Where one is wrong, as after an upset of memory, the domain is latched when it
 * is looked at next, with a failure or a `write`, and `upset` is 1 for a clock. A new limit and `clear` mend both.
 *
 * `window` has `clockBits` bits, 32 if that is not said.
 */
export const authFailures = (sizes: LayerSizes, clockBits: number = windowBits) => {
  const { domains } = sizes;
  const Window = bits(clockBits);
  const Index = domainNumber(sizes);
  const Limits = record({ limit: bits(16), warning: bits(16) });
  const parityOf = (...words: readonly Bits[]): Bits<1> =>
    words.map((word) => word.parity()).reduce((sum, one) => sum.xor(one));
  return module(
    `tss_auth_failures_n${domains}${clockBits === windowBits ? '' : `_w${clockBits}`}`,
    {
      summary: 'Counts packets that are not authentic, and latches domains with too many.',
      in: { window: Window },
      out: { latched: bits(domains), warned: bits(domains), busy: bit, upset: bit },
      link: { failed: sink(Index), write: sink(failureWrite(sizes)) },
    },
    ({ window, failed, write: written }, m) => {
      const state = m.reg('state', enumOf('idle', 'read', 'compare'), { reset: 'idle' });
      const Count = record({ count: bits(16), parity: bit });
      const counts = m.mem('counts', Count, { depth: domains });
      const limits = m.mem('limits', record({ limits: Limits, parity: bit }), { depth: domains });
      const counted = m.reg('counted', bits(domains), { reset: 0 });
      const latched = m.reg('latched', bits(domains), { reset: 0 });
      const warned = m.reg('warned', bits(domains), { reset: 0 });
      // Domains that one more failure latches, now and in a new window: so that nothing waits for a comparison. Those
      // without limits, as after a reset, are latched by their first one.
      const every = 2n ** BigInt(domains) - 1n;
      const nearly = m.reg('nearly', bits(domains), { reset: every });
      const nearlyAtOnce = m.reg('nearly_at_once', bits(domains), { reset: every });
      const index = m.reg('index', Index);
      const adds = m.reg('adds', bit);
      const clears = m.reg('clears', bit);

      const elapsed = m.reg('elapsed', Window, { reset: 0 });
      const over = m.reg('over', bit, { reset: 0 });
      const { payload: write } = written;
      const idle = m.named('idle', state.is('idle').and(over.not()));
      const ready = m.named('ready', idle.and(failed.valid.not()));
      const writes = m.named('writes', written.valid.and(ready));
      limits.write({
        addr: write.index,
        data: {
          limits: { limit: write.limit, warning: write.warning },
          parity: parityOf(write.limit, write.warning),
        },
        enable: writes.and(write.kind.is('limit')),
      });
      const counts_on = m.named('counts_on', counted.at(index).and(clears.not()));
      const found = counts.read(index);
      const stored = found.count.mask(counts_on);
      const next = m.named('next', m.mux(adds.and(stored.all().not()), stored.add(1), stored));
      counts.write({ addr: index, data: { count: next, parity: parityOf(next) }, enable: state.is('read') });
      const one = index.oneHot(domains);
      const put = (bitsOfAll: Bits, on: Bits<1>): Bits => m.mux(on, bitsOfAll.or(one), bitsOfAll.and(one.not()));
      // Looked at in `compare` alone.
      const count = m.next('count', next);
      const bad = m.next('bad_count', counts_on.and(parityOf(found.count).ne(found.parity)));
      const limitsFound = limits.read(index);
      const { limit, warning } = m.next('held', limitsFound.limits);
      const parity = m.next('held_parity', limitsFound.parity);
      const isUpset = m.named('is_upset', bad.or(parityOf(limit, warning).ne(parity)));
      const reaches = m.named('reaches', count.ge(limit));
      const upset = m.reg('upset', bit, { reset: 0 });
      upset.set(0);
      m.match(state, {
        idle: () => {
          index.set(m.mux(failed.valid, failed.payload, write.index));
          adds.set(failed.valid);
          clears.set(failed.valid.not().and(write.kind.is('clear')));
          m.when(over, () => {
            counted.set(0);
            warned.set(0);
            nearly.set(nearlyAtOnce);
          }).elsewhen(failed.valid.or(written.valid), () => state.set('read'));
          m.when(over.not().and(failed.valid), () =>
            latched.set(latched.or(nearly.and(failed.payload.oneHot(domains)))),
          );
        },
        read: () => {
          counted.set(counted.or(one));
          state.set('compare');
        },
        compare: () => {
          upset.set(isUpset);
          m.when(reaches.or(isUpset), () => latched.set(latched.or(one))).elsewhen(clears, () =>
            latched.set(latched.and(one.not())),
          );
          warned.set(put(warned, warning.any().and(count.ge(warning))));
          nearly.set(put(nearly, count.addWide(m.lit(16, 1)).ge(limit.zext(17))));
          nearlyAtOnce.set(put(nearlyAtOnce, limit.shr(1).any().not()));
          m.assert('as_foreseen', adds.and(reaches).and(isUpset.not()).implies(latched.at(index)));
          state.set('idle');
        },
      });
      elapsed.set(elapsed.add(1));
      m.when(elapsed.addWide(m.lit(clockBits, 1)).ge(window.zext(clockBits + 1)), () => {
        elapsed.set(0);
        over.set(window.any());
      });
      // Last, so that the shortest windows leave clocks for failures too.
      m.when(over.and(state.is('idle')), () => over.set(0));
      return { latched, warned, upset, busy: failed.valid, failed: { ready: idle }, write: { ready } };
    },
  );
};
