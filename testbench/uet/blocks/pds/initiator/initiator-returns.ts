/** What the PDS initiator does for return spaces (uet-wire.md 7.12), as far as it is decided without time. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { rodTuple, START } from '../../../golden/pds/initiator/testing/desk.ts';
import type { DeskPair } from './desk-pair.ts';
import { RETX, rule } from './rule.ts';

const returnRule = (name: string, body: (pair: DeskPair) => Promise<void>): NamedTest =>
  rule(`a return space: ${name}`, body, { contexts: 8, returns: 8, registers: { idleTime: 50_000 } });

export const initiatorReturns: readonly NamedTest[] = [
  returnRule('it sends at once, without SYN, from the Start_PSN of its PDC on', async (pair) => {
    pair.desk.openReturn();
    assert.deepEqual(await pair.give(3), ['request 0', 'request 1', 'request 2']);
    await pair.ack(1, { cack: -1 });
    await pair.ack(2, { cack: 2 });
    assert.equal(pair.desk.outcomes.length, 3);
  }),
  returnRule('in order, it goes back', async (pair) => {
    pair.desk.openReturn({ tuple: rodTuple });
    await pair.give(4);
    assert.deepEqual(await pair.nack(1, 'rod_ooo', { payload: START }), ['retx 0', 'retx 1', 'retx 2', 'retx 3']);
    await pair.ack(3, { cack: 3 });
  }),
  returnRule('NACKs: what is lost goes again, what is refused waits', async (pair) => {
    pair.desk.openReturn();
    await pair.give(3);
    assert.deepEqual(await pair.nack(1, 'trimmed'), ['retx 1']);
    assert.deepEqual(await pair.nack(2, 'no_pkt_buffer'), []);
    assert.deepEqual(await pair.wait(RETX), ['retx 2']);
    assert.deepEqual(await pair.nack(0, 'new_start_psn', { payload: 5 }), []);
  }),
  returnRule('what is not of its initiator is ignored', async (pair) => {
    pair.desk.openReturn();
    await pair.give(1);
    pair.desk.ack(0, { cack: 0, spdcid: 0x8124 });
    pair.desk.ack(0, { cack: 0, dpdcid: 0x0206 });
    await pair.ack(0, { cack: 0, dpdcid: 0x8106 });
    assert.equal(pair.desk.outcomes.length, 0);
  }),
  returnRule('neither an ACK nor CLOSE_REQ nor idle time closes it', async (pair) => {
    pair.desk.openReturn();
    await pair.give(1);
    pair.desk.ack(0, { cack: 0, req: 'close' });
    await pair.control('close_req');
    assert.deepEqual(await pair.wait(200_000), []);
    assert.equal(pair.desk.pdc.state, 'established');
    assert.deepEqual(await pair.give(1), ['request 1']);
  }),
  returnRule('CLOSE_REQ takes a PSN and is acknowledged', async (pair) => {
    pair.desk.openReturn();
    pair.desk.give(1, { kind: 'close_req', length: 0, size: 0 });
    assert.deepEqual(await pair.give(1), ['close_req 0', 'request 1']);
    assert.deepEqual(await pair.nack(0, 'rcvr_infer_loss'), ['retx 0']);
    await pair.ack(0, { cack: 0, response: { kind: 'none' } });
    assert.equal(pair.desk.outcomes.length, 1);
  }),
  returnRule(
    'when its PDC has ended, all that is outstanding has failed, and another one has its place',
    async (pair) => {
      pair.desk.openReturn();
      await pair.give(5);
      await pair.ack(1, { cack: -1 });
      pair.desk.take(pair.desk.model.endReturn(0x0106));
      await pair.said();
      assert.deepEqual(pair.desk.outcomes.map(({ result }) => result.kind).sort(), [
        'failed',
        'failed',
        'failed',
        'failed',
        'response',
      ]);
      pair.desk.openReturn({ pdcid: 0x0206 });
      await pair.said();
      pair.desk.take(pair.desk.model.endReturn(0x0206));
      await pair.said();
      assert.deepEqual(pair.desk.model.pdcs(), []);
    },
  ),
  ...(['inv_dpdcid', 'closing_in_err', 'unexp_event'] as const).map((code) =>
    returnRule(`NACK ${code}: it fails`, async (pair) => {
      pair.desk.openReturn();
      await pair.give(3);
      await pair.nack(1, code, { spdcid: 0 });
      assert.equal(pair.desk.outcomes.length, 3);
    }),
  ),
  returnRule('PDCs beside it open and close by themselves', async (pair) => {
    await pair.submit(1);
    await pair.ack(0, { cack: 0 });
    pair.desk.openReturn();
    await pair.give(1);
    pair.desk.take(pair.desk.model.close(pair.desk.model.pdcs()[0]!.pdcid));
    assert.deepEqual(await pair.said(), ['close_cmd 1']);
    await pair.ack(1, { cack: 1, response: { kind: 'none' } });
    await pair.ack(0, { cack: 0 });
    assert.deepEqual(pair.desk.pdc.pdcid, 0x0106);
  }),
  returnRule('a PDC whose message expects data closes when SES says that it has it', async (pair) => {
    await pair.submit(1, { expects: true });
    pair.desk.ack(0, { cack: 0 });
    assert.deepEqual(await pair.close(), []);
    pair.desk.take(pair.desk.model.conclude(pair.desk.pdc.pdcid, 0));
    assert.deepEqual(await pair.said(), ['close_cmd 1']);
  }),
];
