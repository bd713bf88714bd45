/** Commands of management to the TSS layer: each is done between packets where it changes what packets go by. */
import { type Bits, bit, bits, enumOf, module, record, sink, source } from '../../../../hdl/index.ts';
import { FailureKind, failureWrite } from '../auth-failures.ts';
import { BindingWrite } from '../bindings.ts';
import { domainWrite } from '../domain-finder.ts';
import { PacketKey } from '../kdf.ts';
import { associationWrite } from '../key-maker.ts';
import { Domain, domainNumber, type LayerSizes } from '../shapes.ts';
import { NumberKind, tscCommand } from '../tsc-allocator.ts';
import { operations } from './layer-registers.ts';

export const Operation = enumOf(...operations);

/** A command, with all that any of them needs. */
export const layerCommand = (sizes: LayerSizes) =>
  record({
    operation: Operation,
    entry: domainNumber(sizes),
    an: bit,
    sdi: bits(24),
    domain: Domain,
    failure_limit: bits(16),
    failure_warning: bits(16),
    key: PacketKey,
    next: bits(49),
    limit: bits(49),
    job: bits(24),
  });

/** Clocks in which a part tells that it refuses. */
const answerClocks = 7;

/**
 * Takes one command after another. What changes domains or keys waits, with `hold`, until neither side has a packet
 * that has not been handed to its engine (`quiet`): so a packet has its number, its key and its domain of one moment.
 * With a key goes a start of its numbers, first: if that is refused the old key stays. Where the key of a command is
 * not `key_whole` when it comes, both stay. `refused` tells of the last command.
 *
 * It is `busy` until all keys that the command has put out of use are overwritten. Keys of an entry go with its SDI,
 * which a new one `keeps` or not. `clear` ends whatever is being done, as both sides are reset.
 */
export const layerManagement = (sizes: LayerSizes) => {
  const contexts = 2 * sizes.domains;
  return module(
    `tss_management_n${sizes.domains}`,
    {
      summary: 'Commands of management to the TSS layer.',
      in: { quiet: bit, keeps: bit, clear: bit, numbers_refused: bit, job_refused: bit, key_whole: bit },
      out: { busy: bit, refused: bit, hold: bit, domain: domainWrite(sizes), association: associationWrite(sizes) },
      link: {
        command: sink(layerCommand(sizes)),
        numbers: source(tscCommand({ contexts })),
        failures: source(failureWrite(sizes)),
        bindings: source(BindingWrite),
      },
    },
    ({ quiet, keeps, clear, numbers_refused, job_refused, key_whole, command, numbers, failures, bindings }, m) => {
      const state = m.reg('state', enumOf('idle', 'calm', 'act', 'limit', 'answer', 'install', 'erase', 'sweep'), {
        reset: 'idle',
      });
      const held = m.reg('held', layerCommand(sizes));
      const refused = m.reg('refusal', bit, { reset: 0 });
      const left = m.reg('left', bits(3));
      // Keys that no domain has any more, and the association whose turn it is.
      const orphans = m.reg('orphans', bit);
      const second = m.reg('second', bit, { reset: 0 });
      const { operation, entry, an } = held;
      const is = (...names: (typeof operations)[number][]): Bits<1> =>
        names.map((name) => operation.is(name)).reduce((a, b) => a.or(b));
      const acts = state.is('act');
      const writes = m.named('writes', is('write_domain'));
      const numbered = m.named('numbered', is('install_key', 'raise_numbers'));
      const binds = m.named('binds', is('bind_job', 'unbind_job'));
      const offers_failures = m.named('offers_failures', state.is('limit').or(acts.and(is('clear_failures'))));
      left.set(answerClocks);
      m.match(state, {
        idle: () => {
          held.set(command.payload);
          m.when(command.valid, () => {
            refused.set(0);
            const { operation: wish } = command.payload;
            const installs = wish.is('install_key');
            const calm = wish.is('write_domain').or(wish.is('remove_domain')).or(installs);
            m.when(installs.and(key_whole.not()), () => refused.set(1))
              .elsewhen(calm, () => state.set('calm'))
              .otherwise(() => state.set('act'));
          });
        },
        calm: () => m.when(quiet, () => state.set('act')),
        act: () => {
          orphans.set(keeps.not());
          m.when(writes, () => state.set('limit'))
            .elsewhen(is('remove_domain'), () => state.set('erase'))
            .elsewhen(numbered, () => m.when(numbers.ready, () => state.set('answer')))
            .elsewhen(binds, () => m.when(bindings.ready, () => state.set('answer')))
            .elsewhen(is('clear_failures'), () => m.when(failures.ready, () => state.set('idle')))
            .otherwise(() => state.set('idle'));
        },
        limit: () =>
          m.when(failures.ready, () => m.when(orphans, () => state.set('erase')).otherwise(() => state.set('sweep'))),
        answer: () => {
          left.set(left.sub(1));
          m.when(numbers_refused.or(job_refused), () => refused.set(1));
          m.when(left.eq(0), () => {
            m.when(is('install_key').and(refused.not()), () => state.set('install')).otherwise(() => state.set('idle'));
          });
        },
        // What was derived of the old key is forgotten before another packet asks for one.
        install: () => state.set('sweep'),
        erase: () => {
          second.set(second.not());
          m.when(second, () => state.set('sweep'));
        },
        // Done is what is overwritten.
        sweep: () => m.when(quiet, () => state.set('idle')),
      });
      m.when(clear, () => {
        second.set(0);
        refused.set(0);
        held.set({ key: { key: 0, iv_mask: 0 } });
        state.set('sweep');
      });
      // A key is started, a limit raised; a limit of failures is set, or they are forgotten.
      const kind = m.wire('number_kind', NumberKind, 'raise');
      m.when(is('install_key'), () => kind.set('start'));
      const failureKind = m.wire('failure_kind', FailureKind, 'limit');
      m.when(is('clear_failures'), () => failureKind.set('clear'));
      return {
        busy: state.is('idle').not(),
        refused,
        hold: state
          .is('idle')
          .not()
          .and(is('write_domain', 'remove_domain', 'install_key')),
        domain: {
          enable: acts.and(is('write_domain', 'remove_domain')),
          ...{ index: entry, used: writes, sdi: held.sdi, domain: held.domain },
        },
        association: {
          enable: state.is('install').or(state.is('erase')),
          there: state.is('install'),
          association: entry.cat(m.mux(state.is('erase'), second, an)) as Bits,
          key: { key: held.key.key.mask(state.is('install')), iv_mask: held.key.iv_mask.mask(state.is('install')) },
        },
        command: { ready: state.is('idle') },
        numbers: {
          valid: acts.and(numbered),
          payload: {
            context: entry.cat(an) as Bits,
            kind,
            next: held.next as Bits as Bits,
            limit: held.limit as Bits as Bits,
          },
        },
        failures: {
          valid: offers_failures,
          payload: { index: entry, kind: failureKind, limit: held.failure_limit, warning: held.failure_warning },
        },
        bindings: { valid: acts.and(binds), payload: { job: held.job, bound: is('bind_job'), sdi: held.sdi } },
      };
    },
  );
};
