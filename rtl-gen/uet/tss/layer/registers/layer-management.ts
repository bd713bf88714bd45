/** Commands of management to the TSS layer: each is done between packets where it changes what packets go by. */
import { type Bits, bit, bits, clog2, enumOf, module, record, sink, source } from '../../../../hdl/index.ts';
import { FailureKind, failureWrite } from '../auth-failures.ts';
import { BindingWrite } from '../bindings.ts';
import { domainWrite } from '../domain-finder.ts';
import { PacketKey } from '../kdf.ts';
import { associationWrite, checkClocks, keyCheck } from '../key-maker.ts';
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

/** Commands that are refused: those of keys, and those of domains and jobs. */
export const LockedCommands = record({ keys: bit, domains: bit });

/** Clocks in which a part tells that it refuses. */
const answerClocks = 7;

/**
 * Takes one command after another. What changes domains or keys waits, with `hold`, until neither side has a packet
 * that has not been handed to its engine (`quiet`): so a packet has its number, its key and its domain of one moment.
 * With a key goes a start of its numbers, first: if that is refused the old key stays. Where the key of a command is
 * not `key_whole` when it comes, is another association's (`elsewhere`), or is the association's own (`again`) and its
 * numbers would begin below those that were given, both stay. `refused` tells of the last command.
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
      in: {
        ...{ quiet: bit, keeps: bit, clear: bit, numbers_refused: bit, job_refused: bit, key_whole: bit },
        ...{ elsewhere: bit, again: bit, locked: LockedCommands },
      },
      out: {
        ...{ busy: bit, refused: bit, hold: bit, domain: domainWrite(sizes) },
        ...{ association: associationWrite(sizes), check: keyCheck(sizes) },
      },
      link: {
        command: sink(layerCommand(sizes)),
        numbers: source(tscCommand({ contexts })),
        failures: source(failureWrite(sizes)),
        bindings: source(BindingWrite),
      },
    },
    (io, m) => {
      const { quiet, keeps, clear, numbers_refused, job_refused, key_whole, elsewhere, again, locked } = io;
      const { command, numbers, failures, bindings } = io;
      const state = m.reg(
        'state',
        enumOf('idle', 'calm', 'check', 'act', 'limit', 'answer', 'install', 'erase', 'sweep'),
        {
          reset: 'idle',
        },
      );
      const held = m.reg('held', layerCommand(sizes));
      const refused = m.reg('refusal', bit, { reset: 0 });
      const left = m.reg('left', bits(3));
      const checking = m.reg('checking', bits(clog2(checkClocks(sizes))), { reset: 0 });
      // Keys that no domain has any more, and the association whose turn it is.
      const orphans = m.reg('orphans', bit);
      const second = m.reg('second', bit, { reset: 0 });
      const { operation, entry, an } = held;
      const is = (...names: (typeof operations)[number][]): Bits<1> =>
        names.map((name) => operation.is(name)).reduce((a, b) => a.or(b));
      const acts = state.is('act');
      const writes = m.named('writes', is('write_domain'));
      const numbered = m.named('numbered', is('install_key', 'raise_numbers'));
      // It stays until the numbers have been told.
      const checks = m.named('checks', is('install_key').and(state.is('check').or(acts)));
      const binds = m.named('binds', is('bind_job', 'unbind_job'));
      const offers_failures = m.named('offers_failures', state.is('limit').or(acts.and(is('clear_failures'))));
      left.set(answerClocks);
      m.match(state, {
        idle: () => {
          held.set(command.payload);
          m.when(command.valid, () => {
            refused.set(0);
            const { operation } = command.payload;
            const installs = operation.is('install_key');
            const calm = operation.is('write_domain').or(operation.is('remove_domain')).or(installs);
            const ofDomains = [
              operation.is('write_domain'),
              operation.is('remove_domain'),
              operation.is('bind_job'),
              operation.is('unbind_job'),
            ];
            const isLocked = installs
              .and(locked.keys)
              .or(locked.domains.and(ofDomains.reduce((any, one) => any.or(one))));
            m.when(isLocked.or(installs.and(key_whole.not())), () => refused.set(1))
              .elsewhen(calm, () => state.set('calm'))
              .otherwise(() => state.set('act'));
          });
        },
        calm: () =>
          m.when(quiet, () => m.when(is('install_key'), () => state.set('check')).otherwise(() => state.set('act'))),
        // A key that is another association's would give its numbers twice.
        check: () => {
          checking.set(checking.add(1));
          m.when(checking.eq(checkClocks(sizes) - 1), () => {
            checking.set(0);
            m.when(elsewhere, () => {
              refused.set(1);
              state.set('idle');
            }).otherwise(() => state.set('act'));
          });
        },
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
        checking.set(0);
        refused.set(0);
        held.set({ key: { key: 0, iv_mask: 0 } });
        state.set('sweep');
      });
      // A key is started, a limit raised; a limit of failures is set, or they are forgotten.
      const kind = m.wire('number_kind', NumberKind, 'raise');
      m.when(is('install_key'), () => m.when(again, () => kind.set('resume')).otherwise(() => kind.set('start')));
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
        check: { enable: checks, association: entry.cat(an) as Bits, key: held.key.key },
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
