/** What software sees of the TSS layer: registers and counters behind AXI4-Lite, and an interrupt. */
import { type Bits, bit, bits, clog2, module, pack, record, source, unpack } from '../../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../../lib/axi/register-file.ts';
import { interrupt } from '../../../../lib/axi/register-parts.ts';
import { addressWidthOf } from '../../../../lib/axi/register-table.ts';
import { failureWindow, failureWrite } from '../auth-failures.ts';
import { BindingWrite } from '../bindings.ts';
import { BudgetSettings } from '../derivation-budget.ts';
import { domainWrite } from '../domain-finder.ts';
import { PacketKey } from '../kdf.ts';
import { associationWrite, keyCheck } from '../key-maker.ts';
import { KeyMode, type LayerSizes, UdpAad } from '../shapes.ts';
import { tscCommand } from '../tsc-allocator.ts';
import { counterBits, counterIndexBits, LayerCounts, tssCounters } from './layer-counters.ts';
import { LockedCommands, layerManagement, Operation } from './layer-management.ts';
import { layerRegisters, operations, secretRegisters } from './layer-registers.ts';

/** Those of its bus. */
export const layerWidths = { data: 32, address: addressWidthOf(layerRegisters, 32) } as const;

/**
 * What the parts of the layer tell. `quiet`: both sides are; `ready`: the sweeps after reset are over; `clear`: both
 * sides are being reset, as something zeroises; `self_test`: how it has ended, neither while it runs.
 */
const toldOf = (sizes: LayerSizes) => ({
  quiet: bit,
  ...{ keeps: bit, elsewhere: bit, again: bit },
  privileged_only: bit,
  ready: bit,
  clear: bit,
  self_test: record({ passed: bit, failed: bit }),
  numbers_refused: bit,
  job_refused: bit,
  latched: bits(sizes.domains),
  warned: bits(sizes.domains),
  not_sent: bit,
  misfit: bit,
  upset: bit,
  counts: LayerCounts,
});

export const layerTold = (sizes: LayerSizes) => record(toldOf(sizes));

/**
 * The registers of `layerRegisters`, what their commands do to the parts of the layer, and its counters. Keys and masks
 * are gathered here until the next `install_key`, and cleared then, whether it is refused or not; no read of any
 * address depends on them. A key is whole once each of its words was written, and each or none of its mask's, which is
 * 0 then.
 */
export const layerControl = (sizes: LayerSizes) => {
  const contexts = 2 * sizes.domains;
  const told = toldOf(sizes);
  return module(
    `tss_control_n${sizes.domains}`,
    {
      summary: 'Registers and counters of the TSS layer behind AXI4-Lite, and its interrupt.',
      in: told,
      out: {
        ...{ hold: bit, domain: domainWrite(sizes), association: associationWrite(sizes), irq: bit },
        check: keyCheck(sizes),
        ...{ budget: BudgetSettings, failure_window: failureWindow, zeroise: bit },
      },
      link: {
        s_axi: axiLiteSubordinate(layerWidths),
        numbers: source(tscCommand({ contexts })),
        failures: source(failureWrite(sizes)),
        bindings: source(BindingWrite),
      },
    },
    (io, m) => {
      const {
        quiet,
        keeps,
        elsewhere,
        again,
        privileged_only,
        ready,
        clear,
        self_test,
        numbers_refused,
        job_refused,
        latched,
        warned,
        counts,
        s_axi,
      } = io;
      const shown = m.forward('shown', record({ operation: bits(4), refused: bit, taken: bit, snapshot: bits(48) }));
      const latchedThen = m.next('latched_then', latched, { reset: 0 });
      const failedThen = m.next('failed_then', self_test.failed, { reset: 0 });
      const warnedThen = m.next('warned_then', warned, { reset: 0 });
      const select = m.reg('select', bits(counterIndexBits), { reset: 0 });
      const locked = m.reg('locked', LockedCommands, { reset: { keys: 0, domains: 0 } });
      const nowhere = m.lit(layerWidths.address, 2 ** layerWidths.address - 4);
      const nothing = { word: m.lit(32, 0) };
      const first = Math.min(32, sizes.domains);
      const { regs, s_axi: bus } = m.inst('registers', axiLiteRegisters('tss_registers', layerRegisters), {
        hw: {
          command: { operation: shown.operation },
          status: { ready, refused: shown.refused, self_test: self_test.failed.cat(self_test.passed) },
          lock: { commands: pack(locked) },
          latched: { entries: latched.trunc(first).zext(32) },
          warned: { entries: warned.trunc(first).zext(32) },
          interrupts: {
            latched: latched.and(latchedThen.not()).any(),
            not_sent: io.not_sent,
            misfit: io.misfit,
            warned: warned.and(warnedThen.not()).any(),
            upset: io.upset,
            self_test_failed: self_test.failed.and(failedThen.not()),
          },
          counter_select: { index: select },
          counter_low: { count: shown.snapshot.slice(31, 0) },
          counter_high: { count: shown.snapshot.slice(47, 32), taken: shown.taken },
          // What is secret reads 0.
          ...{ key_0: nothing, key_1: nothing, key_2: nothing, key_3: nothing, key_4: nothing, key_5: nothing },
          ...{ key_6: nothing, key_7: nothing, iv_mask_0: nothing, iv_mask_1: nothing, iv_mask_2: nothing },
        },
        // Whom the port is closed to is answered as of an address without a register.
        s_axi: {
          ...s_axi,
          awaddr: m.mux(privileged_only.and(s_axi.awprot.at(0).not()), nowhere, s_axi.awaddr),
          araddr: m.mux(privileged_only.and(s_axi.arprot.at(0).not()), nowhere, s_axi.araddr),
        },
      });
      // What is locked stays so until a reset.
      const { written: locks, value: toLock } = regs.lock.commands;
      m.when(locks, () => {
        const more = unpack(LockedCommands, toLock);
        locked.set({ keys: locked.keys.or(more.keys), domains: locked.domains.or(more.domains) });
      });

      // Secrets are gathered, and gone with the command that takes them.
      const takes = m.forward('takes_secrets', bit);
      const words = secretRegisters.map((name) => {
        const word = m.reg(`gathered_${name}`, bits(32), { reset: 0 });
        const isThere = m.reg(`has_${name}`, bit, { reset: 0 });
        const { word: given } = regs[name];
        m.when(takes.or(clear), () => {
          word.set(0);
          isThere.set(0);
        });
        m.when(given.written.and(clear.not()), () => {
          word.set(given.value);
          isThere.set(1);
        });
        return { word: word as Bits, isThere };
      });
      const gathered = words.map(({ word }) => word).reduce((high, low) => high.cat(low));
      const there = words.map(({ isThere }): Bits => isThere).reduce((high, low) => high.cat(low));
      const [ofKey, ofMask] = [there.slice(10, 3), there.slice(2, 0)];
      const whole = m.named('whole', ofKey.all().and(ofMask.all().or(ofMask.any().not())));

      const { value } = regs.command.operation;
      // Beyond the last command there is none.
      const commanded = m.named('commanded', value.mask(value.lt(operations.length)));
      const management = m.inst('management', layerManagement(sizes), {
        ...{ quiet, keeps, clear, numbers_refused, job_refused, key_whole: whole },
        ...{ elsewhere, again, locked },
        command: {
          valid: regs.command.operation.written,
          payload: {
            operation: unpack(Operation, commanded),
            entry: regs.target.entry.trunc(clog2(sizes.domains)),
            an: regs.target.an,
            sdi: regs.domain.sdi,
            domain: {
              mode: unpack(KeyMode, regs.domain_mode.mode),
              udp_aad: unpack(UdpAad, regs.domain_mode.udp_aad),
              associations: regs.domain_mode.associations,
              crypt_offset: regs.domain_mode.crypt_offset,
              epoch_0: regs.domain_epoch.epoch_0,
              epoch_1: regs.domain_epoch.epoch_1,
              max_epoch_lifetime: regs.domain_limits.epoch_lifetime,
              max_epoch_ahead: regs.domain_ahead.epochs,
              rekey_mask: regs.rekey_mask_high.count.cat(regs.rekey_mask_low.count),
              rekey_shift: regs.rekey_mask_high.shift,
            },
            failure_limit: regs.domain_limits.failures,
            failure_warning: regs.domain_warning.failures,
            key: unpack(PacketKey, gathered),
            next: regs.number_next_high.count.cat(regs.number_next_low.count),
            limit: regs.number_limit_high.count.cat(regs.number_limit_low.count),
            job: regs.job.id,
          },
        },
        numbers: io.numbers,
        failures: io.failures,
        bindings: io.bindings,
      });
      const { written: commands } = regs.command.operation;
      const begins = m.named('begins', commands.and(management.command.ready));
      takes.set(begins.and(commanded.eq(operations.indexOf('install_key'))));
      const operation = m.reg('operation', bits(4), { reset: 0 });
      m.when(begins, () => operation.set(commanded));
      const zeroises = m.named('zeroises', commands.and(commanded.eq(operations.indexOf('zeroise'))));
      m.when(clear, () => operation.set(operations.indexOf('zeroise')));

      const { index } = regs.counter_select;
      m.when(index.written, () => select.set(index.value));
      const counters = m.inst('counters', tssCounters(counterBits), {
        counts,
        take: index.written,
        index: index.value,
      });
      shown.set({
        operation: operation.mask(management.busy),
        refused: management.refused,
        taken: counters.taken,
        snapshot: counters.snapshot,
      });
      return {
        hold: management.hold,
        budget: { interval: regs.derivations.interval, burst: regs.derivations.burst },
        ...{ failure_window: regs.failure_window.clocks, zeroise: zeroises },
        domain: management.domain,
        ...{ association: management.association, check: management.check },
        irq: interrupt(m, pack(regs.interrupts), pack(regs.interrupt_enable)),
        s_axi: bus,
        numbers: management.numbers,
        failures: management.failures,
        bindings: management.bindings,
      };
    },
  );
};
