/** Each way of congestion control: its registers, what it shows, and how it joins the sender. */
import { type Bits, bits, type Ctx, optional, type ValueOf } from '../../../hdl/index.ts';
import type { InitiatorLayout } from '../../pds/initiator/layout.ts';
import { HpccRegisters } from '../hpcc/hpcc-records.ts';
import type { CongestionIn, CongestionKind } from './congestion-control.ts';
import { DcqcnCongestionRegisters, dcqcnCongestion, PacedShown } from './dcqcn-congestion.ts';
import { hpccCongestion, SampledShown } from './hpcc-congestion.ts';
import type { IntSample } from './int-samples.ts';
import { CongestionShown, NsccCongestionRegisters, nsccCongestion } from './nscc-congestion.ts';

/** What operators choose, for the records of registers. */
export const congestionRegisters = (kind: CongestionKind) => ({
  /** Bytes that a congestion control context may have in flight. */
  cwnd: optional(kind === 'window', bits(32)),
  nscc: optional(kind === 'nscc', NsccCongestionRegisters),
  dcqcn: optional(kind === 'dcqcn', DcqcnCongestionRegisters),
  hpcc: optional(kind === 'hpcc', HpccRegisters),
});

/** What each part is given and gives, for whoever follows it: of HPCC `sampled`, of DCQCN `paced`. */
export const congestionShown = (kind: CongestionKind, layout: InitiatorLayout) => ({
  congestion: optional(kind === 'nscc', CongestionShown(layout)),
  paced: optional(kind === 'dcqcn', PacedShown(layout)),
  sampled: optional(kind === 'hpcc', SampledShown(layout)),
});

/** What a sender and its user give to congestion control. */
export interface CongestionInputs {
  readonly told: ValueOf<ReturnType<typeof CongestionIn>>;
  readonly now: Bits<32>;
  /** 32 bits that change every clock. */
  readonly random: Bits<32>;
  readonly registers: { readonly [K in keyof ReturnType<typeof congestionRegisters>]: unknown } & {
    readonly nscc: ValueOf<typeof NsccCongestionRegisters> | undefined;
    readonly dcqcn: ValueOf<typeof DcqcnCongestionRegisters> | undefined;
    readonly hpcc: ValueOf<typeof HpccRegisters> | undefined;
  };
  /** PDCs that open, and INT: of HPCC. */
  readonly pdc_event: {
    readonly valid: Bits<1>;
    readonly opened: Bits<1>;
    readonly place: Bits;
    readonly pdcid: Bits<16>;
  };
  readonly int: ValueOf<typeof IntSample> | undefined;
}

/** The instance `congestion` of that kind, in the body of a sender. */
export function joinCongestion(
  m: Ctx,
  kind: Exclude<CongestionKind, 'window'>,
  layout: InitiatorLayout,
  { told, now, random, registers, pdc_event, int }: CongestionInputs,
) {
  const none = { ready: undefined, congestion: undefined, paced: undefined, sampled: undefined };
  switch (kind) {
    case 'nscc': {
      const given = { told, now, random, registers: registers.nscc! };
      const { permits, shown } = m.inst('congestion', nsccCongestion(layout), given);
      return { ...none, permits, congestion: shown };
    }
    case 'dcqcn': {
      const given = { told, now, random, registers: registers.dcqcn! };
      const { permits, shown, ready } = m.inst('congestion', dcqcnCongestion(layout), given);
      return { ...none, permits, ready, paced: shown };
    }
    case 'hpcc': {
      const { valid, place, pdcid } = pdc_event;
      const opened = { valid: valid.and(pdc_event.opened), place, pdcid };
      const given = { told, opened, int: int!, random, registers: registers.hpcc! };
      const { permits, shown } = m.inst('congestion', hpccCongestion(layout), given);
      return { ...none, permits, sampled: shown };
    }
  }
}
