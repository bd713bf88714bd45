/** The names of the source as signals. */
import type { NetSignal } from '../../../rtl-gen/ir/netlist.ts';
import { ClockRead } from './clocks.ts';
import type { Importing } from './importing.ts';
import type { Instance } from './instances.ts';
import { LatchRead } from './registers.ts';

/**
 * Every name that the source gives, in every instance, ports first; `node` is an expression. What is a clock or a
 * latch, or made of one, is left out.
 */
export function listSignals({ flat, words, clocks }: Importing): readonly NetSignal[] {
  return flat.instances.flatMap((instance) => {
    const { ports, netnames } = instance.module;
    const names = [...new Set([...Object.keys(ports), ...Object.keys(netnames)])];
    return names.flatMap((name): readonly NetSignal[] => {
      const net = netnames[name];
      if (net === undefined || net.hide_name === 1 || net.bits.length === 0) return [];
      const bits = instance.bits(net.bits);
      if (bits.some((bit) => clocks.has(bit))) return [];
      try {
        const node = words.word(bits);
        return [{ path: instance.prefix + name, width: bits.length, kind: kindOf(instance, name, bits), node }];
      } catch (error) {
        if (error instanceof ClockRead || error instanceof LatchRead) return [];
        throw error;
      }
    });
  });

  function kindOf({ module }: Instance, name: string, bits: readonly number[]): NetSignal['kind'] {
    const { direction } = module.ports[name] ?? {};
    if (direction === 'input' || direction === 'output') return direction;
    return bits.every((bit) => words.driverOf(bit)?.state === true) ? 'reg' : 'wire';
  }
}
