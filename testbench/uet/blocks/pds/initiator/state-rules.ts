/** Rows of uet-wire.md 7.5 in which a peer refuses what is opened or closed, and NACKs that say nothing. */
import assert from 'node:assert/strict';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { RETX, rule, ruleOfFour } from './rule.ts';

const codes = Object.keys(nackCodes.code) as (keyof typeof nackCodes.code)[];

const refusals: readonly NamedTest[] = (['no_pdc_avail', 'no_ccc_avail', 'no_bitmap', 'no_resource'] as const).map(
  (code) =>
    rule(
      `CREATING: after NACK ${code} a packet goes again when NACK_Retx_Time is over, and at last the PDC ends`,
      async (pair) => {
        const { desk } = pair;
        assert.deepEqual(await pair.submit(1), ['request 0']);
        for (let tries = 0; tries < 2; tries++) {
          assert.deepEqual(await pair.nack(0, code, { spdcid: 0 }), []);
          assert.deepEqual(await pair.wait(RETX), ['retx 0']);
        }
        await pair.nack(0, code, { spdcid: 0 });
        await pair.wait(RETX);
        assert.deepEqual(desk.results, { 0: 'undeliverable' });
      },
      { registers: { maxNackRetx: 2 } },
    ),
);

export const stateRules: readonly NamedTest[] = [
  ...refusals,
  rule(
    'CREATING: SYN packets go again by their RTO, as SYN packets with ar',
    async (pair) => {
      assert.deepEqual(await pair.submit(2), ['request 0', 'request 1']);
      assert.deepEqual(await pair.wait(8000), ['retx 0', 'retx 1']);
      await pair.ack(0, { cack: 1 });
      assert.equal(Object.keys(pair.desk.results).length, 2);
    },
    { registers: { rtoInitTime: 8000 } },
  ),
  ruleOfFour('ACK_WAIT: NACK CLOSING_IN_ERR ends the PDC', async (pair) => {
    const { desk } = pair;
    desk.close();
    assert.deepEqual(await pair.ack(4, { cack: 4 }), ['close_cmd 5']);
    assert.deepEqual(await pair.nack(5, 'closing_in_err'), []);
    assert.deepEqual(desk.model.pdcs(), []);
  }),
  ruleOfFour('a NACK of a reserved code says nothing, and is counted', async (pair) => {
    assert.deepEqual(await pair.nack(2, undefined), []);
    assert.deepEqual(await pair.wait(RETX), []);
    assert.equal(pair.bench.count('nack_unexpected'), 1);
  }),
  ruleOfFour('a NACK of a packet that is not out says nothing, whatever its code', async (pair) => {
    for (const code of codes) {
      for (const place of [0, 5]) pair.desk.nack(place, code);
      assert.deepEqual(await pair.said(), [], code);
    }
    await pair.ack(4, { cack: 4 });
    assert.equal(Object.keys(pair.desk.results).length, 5);
  }),
];
