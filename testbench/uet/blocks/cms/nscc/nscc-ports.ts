/** The ports of NSCC, as plain values. */
import { NsccOutcome } from '../../../../../rtl-gen/uet/cms/nscc/nscc.ts';
import { NsccRegisters as RegistersShape } from '../../../../../rtl-gen/uet/cms/nscc/registers.ts';
import { CcEvent, CcLimit } from '../../../../../rtl-gen/uet/cms/records.ts';
import type { FixedEvent } from '../../../golden/cms/nscc/fixed/nscc-fixed.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import { type Dut, eventReader, eventWriter, hardwareNames, shapePort } from '../../test-kit.ts';

/** An event of a context. */
export interface ContextEvent extends FixedEvent {
  readonly ccc: number;
}

/** What the hardware shows of an event. */
export interface ShownLimit {
  readonly ccc: number;
  readonly window: number;
  readonly cwnd: number;
  readonly maxWindow: number;
  readonly small: boolean;
  readonly quadrant: string;
  readonly adapted: string;
  readonly fulfilled: boolean;
  readonly eta: boolean;
}

/** What the model calls the quadrants. */
const quadrantNames: Readonly<Record<string, string>> = {
  ...{ none: 'none', pi: 'PI', fast: 'FAST', fi: 'FI', noop: 'NOOP', md: 'MD', md_skip: 'MDskip' },
};

/** Sets the registers. */
export const setRegisters = (dut: Dut, registers: NsccRegisters): void =>
  shapePort(dut, 'registers', RegistersShape).set(hardwareNames(registers));

/** A function that puts an event, or none, at the port. */
export function contextWriter(dut: Dut): (event: ContextEvent | undefined) => void {
  const write = eventWriter(dut, 'event', CcEvent(32));
  return (event) =>
    write(
      event && {
        ...{ valid: 1, ccc: event.ccc, kind: event.kind, bytes: event.bytes, now: event.now },
        ...{ rtt_valid: Number(event.rtt !== undefined), rtt: event.rtt ?? 0 },
        ...{ keeps_base: Number(event.keepsBase ?? false), ecn: Number(event.ecn ?? false) },
        ...{ penalty: event.penalty ?? 0, restores: Number(event.restores ?? false) },
      },
    );
}

/** A function that reads the event of this clock. */
export function contextReader(dut: Dut): () => ContextEvent | undefined {
  const read = eventReader(dut, 'event', CcEvent(32));
  return () => {
    const event = read();
    if (event === undefined) return undefined;
    const { bytes, now, penalty } = event;
    return {
      ...{ ccc: Number(event.ccc), kind: event.kind as FixedEvent['kind'], bytes, now, penalty },
      rtt: event.rtt_valid === 1 ? event.rtt : undefined,
      ...{ keepsBase: event.keeps_base === 1, ecn: event.ecn === 1, restores: event.restores === 1 },
    };
  };
}

/** A function that reads what leaves in this clock. */
export function limitReader(dut: Dut): () => ShownLimit | undefined {
  const read = eventReader(dut, 'limit', CcLimit(32));
  const outcome = shapePort(dut, 'outcome', NsccOutcome);
  return () => {
    const limit = read();
    if (limit === undefined) return undefined;
    const { quadrant, adapted, fulfilled, eta } = outcome.get();
    return {
      ...{ ccc: Number(limit.ccc), window: limit.window, cwnd: limit.cwnd, maxWindow: limit.max_window },
      ...{ small: limit.small === 1, quadrant: quadrantNames[`${quadrant}`]!, adapted: `${adapted}` },
      ...{ fulfilled: fulfilled === 1, eta: eta === 1 },
    };
  };
}
