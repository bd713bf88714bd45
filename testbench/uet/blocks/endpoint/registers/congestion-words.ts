/** What a driver writes to the registers of congestion control, of one function of rate and base RTT. */
import type { NsccLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { dcqcnSettings, hpccSettings, rateUnit } from '../../../../../rtl-gen/uet/cms/registers/rate-registers.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import { congestionValues, dcqcnRegisters, hpccRegisters } from '../pair/congestion-settings.ts';
import { wordWith } from './map-access.ts';

/** Of NSCC and path selection, by the register's name in its window. */
export function congestionWords(link?: NsccLink, paths?: PathSettings): readonly (readonly [string, number])[] {
  const values = congestionValues(link, paths);
  const of = (name: string): number => values[`nscc_${name}`]!;
  const word = (register: string, fields: Readonly<Record<string, string>>) =>
    [
      register,
      wordWith(
        `nscc_${register}`,
        Object.fromEntries(Object.entries(fields).map(([field, name]) => [field, of(name)])),
      ),
    ] as const;
  const one = (register: string, field: string) => word(register, { [field]: `nscc_${register}` });
  return [
    one('base_rtt', 'clocks'),
    one('target', 'clocks'),
    one('fast_delay', 'clocks'),
    one('qa_threshold', 'clocks'),
    one('adjust_period', 'clocks'),
    one('adjust_bytes', 'bytes'),
    one('min_window', 'bytes'),
    one('window_per_tick', 'bytes_256'),
    one('alpha', 'bytes_4096'),
    one('fair_increase', 'bytes'),
    one('eta', 'bytes'),
    one('fast_scale', 'bytes_4096'),
    word('decrease', { gamma: 'nscc_gamma', most: 'nscc_most_decrease' }),
    one('gain', 'parts_16384'),
    word('control', { qa_gate: 'nscc_qa_gate', has_credit: 'nscc_has_credit' }),
    one('ack_trigger', 'bytes'),
    word('paths', { scheme: 'paths_scheme', unused: 'paths_unused' }),
    word('freeze', { clocks: 'paths_freeze' }),
    word('full_packet', { bytes: 'full' }),
  ];
}

const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Of DCQCN for so many contexts, or of HPCC; rates in the unit of their registers. */
export function rateWords(
  kind: 'dcqcn' | 'hpcc',
  contexts: number,
  link?: NsccLink,
): readonly (readonly [string, number])[] {
  const settings = kind === 'dcqcn' ? dcqcnSettings : hpccSettings;
  const values = kind === 'dcqcn' ? { ...dcqcnRegisters(contexts), flight: 75_000 } : hpccRegisters(link);
  return settings.map(({ name, unit }) => {
    const value = Number((values as unknown as Record<string, number | boolean>)[camel(name)]);
    return [name, unit === 'rate' ? Math.round(value / rateUnit) : value] as const;
  });
}
