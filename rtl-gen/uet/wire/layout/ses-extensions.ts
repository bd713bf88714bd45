/** What follows the request header of some operations (uet-wire.md 12.5). */
import { atomicDataTypes, atomicOpcodes } from './codes.ts';
import { field, layout, preset, reserved } from './layout.ts';

export const sesRendezvous = layout(
  'ses_rendezvous',
  { title: 'SES rendezvous extension', source: 'uet-wire.md 12.5, 13.15', trust: 'M' },
  [
    field('eager_length', 32, 'length that is sent at once', { unit: 'bytes' }),
    preset('ri_generation', 8, 0, 'generation'),
    field('pid_on_fep', 12, "process on the initiator's fabric endpoint"),
    field('resource_index', 12, 'resource of the process'),
    field('read_buffer_offset', 64, 'where the rest is read', { unit: 'bytes', format: 'hex' }),
    field('read_memory_key', 64, 'memory key of the read', { format: 'hex' }),
  ],
);

export const sesAtomic = layout(
  'ses_atomic',
  {
    title: 'SES atomic extension',
    source: 'uet-wire.md 12.5, 12.9, 13.14',
    trust: 'H',
    doc: 'Compare-and-swap operations are followed by their operands.',
  },
  [
    field('amo_opcode', 8, 'operation', { codes: atomicOpcodes }),
    field('data_type', 8, 'type of the operands', { codes: atomicDataTypes }),
    preset('semantic_control', 8, 0, 'cacheable, CPU-coherent; which bits is undecided', { format: 'hex', trust: 'L' }),
    reserved('reserved', 8),
  ],
);

export const sesCompareSwap = layout(
  'ses_compare_swap',
  {
    title: 'Operands of compare-and-swap',
    source: 'uet-wire.md 12.5',
    trust: 'M',
    doc: 'Follow the atomic extension.',
  },
  [
    field('compare', 128, 'value to compare with', { format: 'hex' }),
    field('swap', 128, 'value to swap in', { format: 'hex' }),
  ],
);
