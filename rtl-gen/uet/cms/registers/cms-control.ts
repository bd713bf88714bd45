/** What software sets and sees of congestion management, on AXI4-Lite. */
import { type Bits, bit, bits, module, optional, record, unpack } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { rollingCounter } from '../../../lib/counting/rolling-counter.ts';
import { NsccOutcome } from '../nscc/nscc.ts';
import { NsccRegisters } from '../nscc/registers.ts';
import { PathRegisters, PathScheme, PathWay } from '../paths/path-records.ts';
import { ReceiverRegisters } from '../rccc/receiver-records.ts';
import { SourceRegisters, SpendKind } from '../rccc/source-records.ts';
import {
  type CmsParts,
  cmsAddressBits,
  type cmsCounters,
  cmsCountersOf,
  cmsRegisters,
  pathNumberBits,
  quantaBits,
  shortBits,
} from './cms-registers.ts';

/** What the blocks show of their events, each with its valid bit. */
export const CmsEvents = (parts: CmsParts = 'all') =>
  record({
    nscc: record({ valid: bit, outcome: NsccOutcome }),
    picked: record({ valid: bit, way: PathWay }),
    grant: optional(parts === 'all', record({ valid: bit, quanta: bits(7), is_background: bit })),
    spend: optional(parts === 'all', record({ valid: bit, kind: SpendKind })),
  });

export interface CmsControlOptions {
  /** Rate of the link in Gb/s, which the values after reset are for. */
  readonly gbps: number;
  /** Default `all`; `nscc` leaves out RCCC. */
  readonly parts?: CmsParts;
}

type Counter = (typeof cmsCounters)[number]['name'];

/**
 * The registers of `cmsRegisters`, for the ports of `nscc`, `path_select`, `rccc_receiver` and `rccc_source` that have
 * their names. Of `paths.unused` a block takes as many of the low bits as its paths have. Counters have 64 bits, modulo
 * 2^64 from 0 at reset: nothing clears them.
 */
export const cmsControl = ({ gbps, parts = 'all' }: CmsControlOptions) => {
  const table = cmsRegisters(gbps, parts);
  const hasCredit = parts === 'all';
  const suffix = hasCredit ? `g${gbps}` : `g${gbps}_${parts}`;
  return module(
    `cms_control_${suffix}`,
    {
      summary: `Registers of ${hasCredit ? 'NSCC, path selection and RCCC' : 'NSCC and path selection'} for ${gbps} Gb/s behind AXI4-Lite, and what they count.`,
      in: { events: CmsEvents(parts) },
      out: {
        nscc: NsccRegisters,
        paths: PathRegisters(pathNumberBits),
        /** Nominal bytes of a full packet. */
        full: bits(14),
        receiver: optional(hasCredit, ReceiverRegisters),
        source: optional(hasCredit, SourceRegisters),
      },
      link: { s_axi: axiLiteSubordinate({ data: 32, address: cmsAddressBits }) },
    },
    ({ events, s_axi }, m) => {
      const { nscc, picked, grant, spend } = events;
      const { quadrant, adapted } = nscc.outcome;
      const of = (is: Bits<1>, valid: Bits<1>): Bits<1> => is.and(valid);
      const never = m.lit(1, 0);
      const happens: Record<Exclude<Counter, 'rccc_quanta'>, Bits<1>> = {
        nscc_pi: of(quadrant.is('pi'), nscc.valid),
        nscc_fast: of(quadrant.is('fast'), nscc.valid),
        nscc_fi: of(quadrant.is('fi'), nscc.valid),
        nscc_noop: of(quadrant.is('noop'), nscc.valid),
        nscc_md: of(quadrant.is('md'), nscc.valid),
        nscc_md_skip: of(quadrant.is('md_skip'), nscc.valid),
        nscc_qa_window: of(adapted.is('window'), nscc.valid),
        nscc_qa_cut: of(adapted.is('cut'), nscc.valid),
        nscc_qa_ignore: of(adapted.is('ignore'), nscc.valid),
        nscc_fulfilled: of(nscc.outcome.fulfilled, nscc.valid),
        nscc_eta: of(nscc.outcome.eta, nscc.valid),
        path_walk: of(picked.way.is('walk'), picked.valid),
        path_recycle: of(picked.way.is('recycle'), picked.valid),
        path_fresh: of(picked.way.is('fresh'), picked.valid),
        path_explore: of(picked.way.is('explore'), picked.valid),
        path_frozen: of(picked.way.is('frozen'), picked.valid),
        path_frozen_empty: of(picked.way.is('frozen_empty'), picked.valid),
        rccc_grant: grant === undefined ? never : of(grant.is_background.not(), grant.valid),
        rccc_unasked: grant === undefined ? never : of(grant.is_background, grant.valid),
        rccc_data: spend === undefined ? never : of(spend.kind.is('data'), spend.valid),
        rccc_resend: spend === undefined ? never : of(spend.kind.is('resend'), spend.valid),
        rccc_credit: spend === undefined ? never : of(spend.kind.is('credit'), spend.valid),
      };
      const counted = cmsCountersOf(parts).map(({ name }) => {
        const { count } =
          name === 'rccc_quanta'
            ? m.inst('quanta', rollingCounter(quantaBits, 7), { amount: grant!.quanta.mask(grant!.valid) })
            : m.inst(`${name}_events`, rollingCounter(shortBits, 1), { amount: happens[name] });
        return [name, { count }] as const;
      });
      const { regs, s_axi: bus } = m.inst(
        'file',
        axiLiteRegisters(`cms_registers_${suffix}`, table, { addressWidth: cmsAddressBits }),
        { hw: Object.fromEntries(counted) as never, s_axi },
      );
      const word = <W extends number>(register: string, field: string): Bits<W> =>
        (regs as unknown as Record<string, Record<string, Bits<W>>>)[register]![field]!;
      return {
        nscc: {
          base_rtt: word<20>('base_rtt', 'clocks'),
          target: word<17>('target', 'clocks'),
          fast_delay: word<16>('fast_delay', 'clocks'),
          qa_threshold: word<20>('qa_threshold', 'clocks'),
          adjust_period: word<20>('adjust_period', 'clocks'),
          adjust_bytes: word<20>('adjust_bytes', 'bytes'),
          min_window: word<17>('min_window', 'bytes'),
          window_per_tick: word<20>('window_per_tick', 'bytes_256'),
          alpha: word<24>('alpha', 'bytes_4096'),
          fair_increase: word<20>('fair_increase', 'bytes'),
          eta: word<16>('eta', 'bytes'),
          fast_scale: word<16>('fast_scale', 'bytes_4096'),
          gamma: word<10>('decrease', 'gamma'),
          most_decrease: word<10>('decrease', 'most'),
          gain: word<11>('gain', 'parts_16384'),
          qa_gate: word<3>('control', 'qa_gate'),
          has_credit: word<1>('control', 'has_credit'),
          ack_trigger: word<20>('ack_trigger', 'bytes'),
        },
        paths: {
          scheme: unpack(PathScheme, word<2>('paths', 'scheme')),
          unused: word<8>('paths', 'unused'),
          freeze: word<31>('freeze', 'clocks'),
        },
        full: word<14>('full_packet', 'bytes'),
        receiver: hasCredit
          ? {
              time_per_quantum: word<24>('rccc_time', 'clocks_4096'),
              background: word<16>('rccc_background', 'quanta'),
            }
          : undefined,
        source: hasCredit
          ? { max_window: word<24>('rccc_max_window', 'bytes'), mtu: word<14>('rccc_mtu', 'bytes') }
          : undefined,
        s_axi: bus,
      };
    },
  );
};
