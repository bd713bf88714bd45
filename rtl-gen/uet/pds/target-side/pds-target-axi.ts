/** The PDS target with its registers and counters on AXI4-Lite. */
import { bit, bits, module, sink, source } from '../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { AnswerCounts } from './answers/answers.ts';
import { Reply } from './answers/reply.ts';
import { VerdictShown } from './arrival/pds-arrival.ts';
import { Command, HousekeepingEvents } from './housekeeping-records.ts';
import { PdsRegisters, type PdsTargetOptions, PdsTrace, pdsTarget } from './pds-target.ts';
import { Delivery, Ended, Request, SesResponse } from './records.ts';
import { controlWidths, pdsControl } from './registers/pds-control.ts';
import { Released } from './store/guaranteed-store.ts';

/** Its name. */
export const pdsTargetAxiName = (target: string): string => `${target}_axi`;

/**
 * `pdsTarget` with `pdsControl`: what the registers of software hold is what the target goes by. Ports as of both;
 * those that only tests look at are outputs that may be left open.
 */
export const pdsTargetAxi = (options: PdsTargetOptions) => {
  const target = pdsTarget(options);
  return module(
    pdsTargetAxiName(target.name),
    {
      summary: 'Target side of the packet delivery sublayer, with registers and counters on AXI4-Lite.',
      in: { now: bits(17) },
      out: {
        ready: bit,
        verdict: VerdictShown,
        deliver: Delivery,
        ended: Ended,
        released: Released,
        events: AnswerCounts,
        housekeeping_events: HousekeepingEvents,
        trace: PdsTrace,
        irq: bit,
      },
      link: {
        request: sink(Request),
        response: sink(SesResponse),
        command: sink(Command),
        reply: source(Reply),
        s_axi: axiLiteSubordinate(controlWidths),
      },
    },
    ({ now, request, response, command, reply, s_axi }, m) => {
      const registers = m.forward('registers', PdsRegisters);
      const shown = m.inst('target', target, { now, registers, request, response, command, reply });
      const { ready, verdict, events, housekeeping_events } = shown;
      const control = m.inst('control', pdsControl, { ready, verdict, events, housekeeping_events, s_axi });
      registers.set(control.registers);
      return { ...shown, irq: control.irq, s_axi: control.s_axi };
    },
  );
};
