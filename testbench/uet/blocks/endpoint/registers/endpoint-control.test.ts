import {
  controlledOptions,
  endpointOptions,
  nsccOptions,
  readingOptions,
} from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { endpointControl } from '../../../../../rtl-gen/uet/endpoint/registers/endpoint-control.ts';
import { endpointProfiles, targetSizes } from '../../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { everyEngineTest } from '../../../../bench/every-engine.ts';
import { describe, elaborate, expect, hwTest, test } from '../../vitest-kit.ts';
import { controlDirected, ownDirected } from './control-directed.ts';
import { fieldPorts, otherFields } from './field-ports.ts';
import { keptFields } from './map-access.ts';
import { semanticDirected } from './semantic-control-directed.ts';

describe.each([
  ['a constant window', endpointOptions(64)],
  ['NSCC', nsccOptions(64)],
  ['DCQCN', controlledOptions(64, 'dcqcn')],
  ['HPCC', controlledOptions(64, 'hpcc')],
  ['the semantic sublayer', readingOptions(64, endpointProfiles[0]!)],
  [
    'the semantic sublayer, jobs, receives for several messages and refusals on ROD',
    readingOptions(64, targetSizes.find(({ rod }) => rod === true)!),
  ],
] as const)('the registers of an endpoint with %s', (_, options) => {
  const design = elaborate(endpointControl(options));
  const kind = options.tx.congestion ?? 'window';
  const ports = fieldPorts(kind);

  const whole = options.rx.ses !== undefined;
  const ownOfWindow = whole ? semanticDirected : controlDirected(options);
  const own = kind === 'window' ? ownOfWindow : ownDirected(kind);
  for (const { name, body } of own) everyEngineTest(name, design, { seeds: 2 }, body);
  // The registers that all endpoints have run in every engine with a constant window.
  for (const { name, body } of controlDirected(options).filter((test) => !own.includes(test)))
    hwTest(name, { design, seeds: 2 }, body);

  test('no field is left out: each has a port, or a test of its own', () => {
    const tested = [...ports.map(([field]) => field), ...otherFields(kind, whole)];
    expect(tested.toSorted()).toEqual(keptFields(kind, whole).toSorted());
  });

  hwTest('no setting of the endpoint is left out', { design, seeds: 1 }, async (t) => {
    const shown = t.dut.ports
      .filter(({ direction, name }) => direction === 'out' && name.startsWith('registers_'))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('registers_addresses_'));
    const others = [
      'registers_gateway',
      'registers_initiator_loss_tail',
      'registers_choice_pdcs_per_tuple',
      'registers_choice_full_level',
      ...(kind === 'nscc' ? ['registers_nscc_paths_scheme', 'registers_nscc_paths_unused'] : []),
    ];
    expect([...ports.map(([, port]) => port), ...others].toSorted()).toEqual(shown.toSorted());
  });
});
