import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { endpointOptions } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { endpointControl } from '../../../../../rtl-gen/uet/endpoint/registers/endpoint-control.ts';
import { everyEngineTest } from '../../../../bench/every-engine.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import { controlDirected } from './control-directed.ts';
import { fieldPorts, otherFields } from './field-ports.ts';
import { keptFields } from './map-access.ts';

const options = endpointOptions(64);
const design = elaborate(endpointControl(options));

describe('the registers of an endpoint', () => {
  for (const { name, body } of controlDirected(options)) everyEngineTest(name, design, { seeds: 2 }, body);
});

test('no field is left out: each has a port, or a test of its own', () => {
  const tested = [...fieldPorts.map(([field]) => field), ...otherFields];
  expect(tested.toSorted()).toEqual(keptFields.toSorted());
});

hwTest(
  'no setting of the endpoint is left out',
  { create: (o) => wasmEngine.create(design, o), seeds: 1 },
  async (t) => {
    const shown = t.dut.ports
      .filter(({ direction, name }) => direction === 'out' && name.startsWith('registers_'))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('registers_addresses_'));
    const others = [
      'registers_gateway',
      'registers_initiator_loss_tail',
      'registers_choice_pdcs_per_tuple',
      'registers_choice_full_level',
    ];
    expect([...fieldPorts.map(([, port]) => port), ...others].toSorted()).toEqual(shown.toSorted());
  },
);
