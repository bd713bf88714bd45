import { describe, elaborate, expect, hwTest, test } from '../vitest-kit.ts';
import { txFront, txMapProperty } from './tx-map-property.ts';

const design = elaborate(txFront(false));
const withDatagrams = elaborate(txFront(true));
const withRudi = elaborate(txFront(true, true));
const seen = new Set<string>();

describe('packets of the initiator leave as the codec writes them', () => {
  hwTest('of every kind', { design, seeds: 4 }, txMapProperty(1_500, seen));

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
    { design: withDatagrams, seeds: 2 },
    txMapProperty(1_500, also, true),
  );

  test('datagrams and others were sent', () => {
    expect([...also]).toEqual(expect.arrayContaining(['datagram', 'request', 'request_cc', 'probe']));
  });

  const rudi = new Set<string>();
  hwTest(
    'and what goes by RUDI, which has a pkt_id',
    { design: withRudi, seeds: 2 },
    txMapProperty(1_500, rudi, true, true),
  );

  test('packets of RUDI and others were sent', () => {
    expect([...rudi]).toEqual(expect.arrayContaining(['rudi', 'answer', 'datagram', 'request', 'request_cc', 'probe']));
  });

  hwTest(
    'of every kind, as Yosys reads the emitted Verilog',
    { design: withRudi, engine: 'yosys' },
    txMapProperty(800, new Set(), true, true),
  );
});
