import { semanticRegisters } from '../../../../../../rtl-gen/uet/endpoint/registers/semantic-registers.ts';
import { endpointProfiles } from '../../../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { registerWalk } from '../../../registers/register-walk.ts';
import { describe, elaborate, hwTest, onEngine } from '../../../vitest-kit.ts';
import { registerSizes, registersOf } from './semantic-designs.ts';
import { semanticProperty } from './semantic-property.ts';

describe.each([
  ['receives for several messages', registerSizes.multi],
  ['unexpected messages, jobs and refusals on ROD', registerSizes.keeps],
  ...endpointProfiles.map((ses) => [`profile ${ses.profile}`, ses] as const),
] as const)('the registers of the semantic sublayer by themselves, of an endpoint with %s', (_, ses) => {
  const design = elaborate(registersOf(ses));
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `all that they show is what was written and told, in each clock, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 2 : 1, maxCycles: 20_000 },
      semanticProperty(ses.profile, engine === 'wasm' ? 5_000 : 1_000),
    );
  const walk = registerWalk(semanticRegisters);
  hwTest(walk.name, { create: onEngine('wasm', design), seeds: 1, maxCycles: 50_000 }, walk.body);
});
