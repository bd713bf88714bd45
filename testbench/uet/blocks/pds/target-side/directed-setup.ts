import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { TargetBench } from './target-bench.ts';
import { modelOf, targetLatency } from './target-designs.ts';
import { StepsFlow, TargetSteps } from './target-steps.ts';

/** Times in clocks: short, but longer than it takes to see what a packet has done. */
export const clocks = { newPdcTime: 500, lingerTime: 300, closeReqTime: 800, quarantineTime: 200 };
/** Housekeeping does what a time demands so many clocks after it at most: one PDC at a time, and a look at each. */
export const slack = 500;

/** For a target of 8 PDCs or a few more, with the usual policies. */
export function directedSetup(hardware: Hardware) {
  const { window, contexts, clocksPerUnit } = hardware;
  const units = (count: number): number => Math.ceil(count / clocksPerUnit);
  const times = {
    newPdcTime: units(clocks.newPdcTime),
    lingerTime: units(clocks.lingerTime),
    closeReqTime: units(clocks.closeReqTime),
    quarantineTime: units(clocks.quarantineTime),
  };
  /** Until a PDC that was closed or has failed is gone, and its place is free again. */
  const isBack = (s: TargetSteps) =>
    s.until(
      'the end of all PDCs',
      () => s.free === contexts,
      clocks.lingerTime + clocks.quarantineTime + contexts * slack,
    );
  const test = (name: string, body: (s: TargetSteps) => Promise<void>): NamedTest =>
    named(name, async (t) => {
      const model = modelOf(hardware);
      const options = { ...model, registers: { ...model.registers, ...times } };
      const bench = new TargetBench(t, options, clocksPerUnit, targetLatency);
      await bench.begin();
      await body(new TargetSteps(bench));
      await bench.finish();
    });
  /** With a PDC that is open. */
  const opened = (name: string, body: (s: TargetSteps, flow: StepsFlow) => Promise<void>): NamedTest =>
    test(name, async (s) => body(s, await new StepsFlow(7).open(s)));
  const flowAt = (i: number): StepsFlow => new StepsFlow(i + 1, { startPsn: 1000 * i });
  /** All places but some are taken. */
  const fill = async (s: TargetSteps, but: number): Promise<readonly StepsFlow[]> => {
    const flows = Array.from({ length: contexts - but }, (_, i) => flowAt(i));
    await s.expect(...flows.map((flow) => [flow.syn(), 'created'] as const));
    flows.forEach((flow, i) => {
      flow.pdcid = s.deliveries[i]!.pdcid;
    });
    await s.respondAll();
    return flows;
  };
  return { window, contexts, clocksPerUnit, times, isBack, test, opened, fill };
}
