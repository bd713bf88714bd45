import { sesTarget } from '../../../../../rtl-gen/uet/ses/receive/ses-target.ts';
import { targetSizes } from '../../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { type SesTargetOptions, sesTargetName } from '../../../../../rtl-gen/uet/ses/receive/target-options.ts';
import { skipNote } from '../../../../../support/testing/skip-note.ts';
import { verilatorAvailable } from '../../../../engine/verilator/toolchain.ts';
import type { ProfileName } from '../../../golden/ses/profiles.ts';
import { describe, elaborate, expect, hwTest, inVerilator, onEngine, test, wasmEngine } from '../../vitest-kit.ts';
import { keptDirected } from './kept-directed.ts';
import { multiDirected } from './multi-directed.ts';
import { readShareDirected, usualReadShare } from './rendezvous-directed.ts';
import { rodDirected } from './rod-directed.ts';
import { rudiDirected } from './rudi-directed.ts';
import { targetDirected } from './target-directed.ts';
import { targetProperty } from './target-property.ts';
import { targetScenarios } from './target-scenarios.ts';

const installed = await verilatorAvailable();

for (const options of targetSizes) {
  const profile = options.profile as ProfileName;
  const design = elaborate(sesTarget(options));
  describe(`receive half of SES, ${sesTargetName(options)}`, () => {
    for (const { name, body } of options.unexpected === undefined ? targetDirected(profile) : keptDirected) {
      hwTest(name, { design, seeds: [7] }, body);
    }
    hwTest(
      'random messages and receives: each verdict, place and completion is that of the golden model',
      { design, seeds: 4 },
      targetProperty(profile, 4_000),
    );
    hwTest(
      'the emitted Verilog, through Yosys: each verdict, place and completion is that of the golden model',
      { create: onEngine('yosys', design), seeds: 1, maxCycles: 20_000 },
      targetProperty(profile, 1_000),
    );
  });
  describe.skipIf(!installed)(
    `${sesTargetName(options)}, in Verilator${installed ? '' : skipNote('verilator')}`,
    () => {
      hwTest(
        'random messages and receives: each verdict, place and completion is that of the golden model',
        { create: inVerilator(design), seeds: 2, timeout: 600_000 },
        targetProperty(profile, 4_000),
      );
    },
  );
}

describe('datagrams', () => {
  const design = elaborate(sesTarget({ ...targetSizes[0]!, datagrams: true }));
  hwTest(
    'random messages, of them datagrams by UUD: each verdict, place and completion is that of the golden model',
    { design, seeds: 4 },
    targetProperty('hpc', 4_000),
  );
  hwTest(
    'the same on the emitted Verilog, through Yosys',
    { create: onEngine('yosys', design), seeds: 1, maxCycles: 20_000 },
    targetProperty('hpc', 1_000),
  );
});

describe('RUDI', () => {
  const design = elaborate(sesTarget({ ...targetSizes[0]!, datagrams: true, rudi: true }));
  for (const { name, body } of rudiDirected) {
    hwTest(name, { design, seeds: [7] }, body);
    hwTest(`${name}, through Yosys`, { create: onEngine('yosys', design), seeds: [7] }, body);
  }
  hwTest(
    'random messages, of them packets by RUDI: each verdict, place and completion is that of the golden model',
    { design, seeds: 4 },
    targetProperty('hpc', 4_000),
  );
});

describe('shares of the places of rendezvous sends', () => {
  const rendezvous = { ...targetSizes[0]!.rendezvous!, share: usualReadShare };
  const design = elaborate(sesTarget({ ...targetSizes[0]!, rendezvous }));
  const choices = { readShare: usualReadShare };
  for (const { name, body } of readShareDirected) {
    hwTest(name, { design, seeds: [7] }, body);
    hwTest(
      `${name}, on the emitted Verilog`,
      { create: onEngine('yosys', design), seeds: [7], maxCycles: 10_000 },
      body,
    );
  }
  hwTest(
    'random messages of several peers: each verdict, place and completion is that of the golden model',
    { design, seeds: 4 },
    targetProperty('hpc', 4_000, choices),
  );
});

const jobs = { receives: 256 };
/** Those without it. */
const plainSizes = targetSizes.filter(({ jobs, unexpected }) => jobs === undefined && unexpected === undefined);

describe('receives for one job', () => {
  for (const options of plainSizes) {
    const profile = options.profile as ProfileName;
    const design = elaborate(sesTarget({ ...options, jobs }));
    hwTest(
      `${profile}, random messages: each verdict, place and completion is that of the golden model`,
      { design, seeds: 4 },
      targetProperty(profile, 4_000),
    );
    for (const { name, body } of targetDirected(profile)) hwTest(`${profile}: ${name}`, { design, seeds: [7] }, body);
  }
  hwTest(
    'the emitted Verilog, through Yosys: each verdict, place and completion is that of the golden model',
    { create: onEngine('yosys', elaborate(sesTarget({ ...targetSizes[0]!, jobs }))), seeds: 1, maxCycles: 20_000 },
    targetProperty('hpc', 1_000),
  );
});

describe('a refusal on ROD', () => {
  const all = { rod: true, jobs, datagrams: true };
  const designs = [...plainSizes.map((options) => ({ ...options, rod: true })), { ...targetSizes[0]!, ...all }].map(
    (options) => ({ ...options, design: elaborate(sesTarget(options)) }),
  );
  for (const { design, ...options } of designs) {
    const profile = options.profile as ProfileName;
    hwTest(
      `${sesTargetName(options)}, random messages: each verdict, place and completion is that of the golden model`,
      { design, seeds: 4 },
      targetProperty(profile, 4_000),
    );
  }
  const { design: hpc } = designs[0]!;
  const { design: whole } = designs.at(-1)!;
  for (const { name, body } of [...targetDirected('hpc'), ...rodDirected])
    hwTest(name, { design: hpc, seeds: [7] }, body);
  for (const { name, body } of rodDirected)
    hwTest(
      `${name}, with receives for one job, on the emitted Verilog`,
      { create: onEngine('yosys', whole), seeds: [7], maxCycles: 20_000 },
      body,
    );
  hwTest(
    'the emitted Verilog, through Yosys: each verdict, place and completion is that of the golden model',
    { create: onEngine('yosys', whole), seeds: 1, maxCycles: 20_000 },
    targetProperty('hpc', 1_000),
  );
});

describe('receives for several messages', () => {
  const multi = { receives: 256 };
  const [hpc, aiFull, aiBase] = ['hpc', 'ai_full', 'ai_base'].map(
    (profile) => plainSizes.find((options) => options.profile === profile)!,
  ) as [SesTargetOptions, SesTargetOptions, SesTargetOptions];
  const whole = { ...hpc, multi, jobs, rod: true, datagrams: true };
  for (const options of [{ ...hpc, multi }, { ...aiBase, multi }, whole])
    hwTest(
      `${sesTargetName(options)}, random messages: each verdict, place and completion is that of the golden model`,
      { create: (o) => wasmEngine.create(elaborate(sesTarget(options)), o), seeds: 4 },
      targetProperty(options.profile as ProfileName, 4_000),
    );
  const [alone, all] = [{ ...hpc, multi }, whole].map((options) => elaborate(sesTarget(options)));
  for (const { name, body } of multiDirected) {
    hwTest(name, { design: alone!, seeds: [7] }, body);
    const onVerilog = { create: onEngine('yosys', all!), seeds: [7], maxCycles: 20_000 };
    hwTest(`${name}, with all that there is, on the emitted Verilog`, onVerilog, body);
  }
  hwTest(
    'the emitted Verilog, through Yosys: each verdict, place and completion is that of the golden model',
    { create: onEngine('yosys', all!), seeds: 1, maxCycles: 20_000 },
    targetProperty('hpc', 1_000),
  );
  test('as many of the SEND space as of those for one job, and no exact matching', () => {
    expect(() => sesTarget({ ...hpc, multi, jobs: { receives: 128 } })).toThrow(/give as many as with jobs, 128/);
    expect(() => sesTarget({ ...aiFull, multi })).toThrow(/match in order/);
  });
});

describe('unexpected messages that are kept', () => {
  const unexpected = { places: 32, bytes: 4096 };
  const all = elaborate(sesTarget({ ...targetSizes[0]!, jobs, rod: true, datagrams: true, unexpected }));
  hwTest(
    'with receives for one job, refusals on ROD and datagrams: all is as the golden model has it',
    { design: all, seeds: 3 },
    targetProperty('hpc', 4_000),
  );
  const design = elaborate(sesTarget({ ...targetSizes[0]!, unexpected }));
  for (const { name, body } of keptDirected)
    hwTest(
      `${name}, on the emitted Verilog`,
      { create: onEngine('yosys', design), seeds: [7], maxCycles: 20_000 },
      body,
    );
});

describe('scenarios through the receive half of SES, packet by packet', () => {
  const usual = { datagrams: true };
  const others = { jobs, multi: { receives: 256 }, rod: true };
  const keeps = { unexpected: { places: 32, bytes: 4096 } };
  for (const [parts, less] of [[usual], [others, usual], [keeps, usual]] as const) {
    const hpc = elaborate(sesTarget({ ...targetSizes[0]!, ...parts }));
    for (const { name, body } of targetScenarios(parts, less)) {
      hwTest(name, { design: hpc, seeds: [7] }, body);
      const onVerilog = { create: onEngine('yosys', hpc), seeds: [7], maxCycles: 10_000 };
      hwTest(`${name}, on the emitted Verilog`, onVerilog, body);
    }
  }
});
