import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { txFront, txMapProperty } from './tx-map-property.ts';

const design = elaborate(txFront(false));
const withDatagrams = elaborate(txFront(true));
const seen = new Set<string>();

describe('packets of the initiator leave as the codec writes them', () => {
  hwTest(
    'of every kind',
    { create: (options) => wasmEngine.create(design, options), seeds: 4 },
    txMapProperty(1_500, seen),
  );

  test('each kind was sent', () => {
    const kinds = [
      'request',
      'request_cc',
      'noop',
      'negotiation',
      'close_cmd',
      'close_req',
      'ack_req',
      'clear_cmd',
      'probe',
    ];
    expect([...seen].sort()).toEqual(kinds.sort());
  });

  const also = new Set<string>();
  hwTest(
    'also datagrams, which say nothing of a PDC',
    { create: (options) => wasmEngine.create(withDatagrams, options), seeds: 2 },
    txMapProperty(1_500, also, true),
  );

  test('datagrams and others were sent', () => {
    expect([...also]).toEqual(expect.arrayContaining(['datagram', 'request', 'request_cc', 'probe']));
  });

  hwTest(
    'of every kind, as Yosys reads the emitted Verilog',
    { create: (options) => yosysEngine.create(withDatagrams, options) },
    txMapProperty(800, new Set(), true),
  );
});
