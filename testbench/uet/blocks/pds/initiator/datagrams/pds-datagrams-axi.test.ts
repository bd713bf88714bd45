import { datagramSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { pdsDatagramsAxi } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/pds-datagrams-axi.ts';
import { datagramCounters } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/registers/datagram-counters.ts';
import { datagramRegisterTable } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/registers/datagram-register-table.ts';
import { datagramRegisterPage } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/registers/register-page.ts';
import { initiatorCounters } from '../../../../golden/pds/initiator/counters.ts';
import { defaultInitiatorSettings } from '../../../../golden/pds/initiator/settings.ts';
import { registerWalk } from '../../../registers/register-walk.ts';
import { describe, elaborate, expect, hwTest, test } from '../../../vitest-kit.ts';
import { datagramAxiMix, datagramInterrupts } from './datagram-axi.ts';

const size = datagramSizes[0]!;
const design = elaborate(pdsDatagramsAxi(size));
const on = { design };

describe('the registers of the sender of RUDI and UUD', () => {
  test('reset values are the defaults of the golden model', () => {
    const resetOf = (register: string, field: string): number => {
      const { fields } = datagramRegisterTable.find(({ name }) => name === register)!;
      return (fields as readonly { readonly name: string; readonly reset?: number }[]).find(
        ({ name }) => name === field,
      )!.reset!;
    };
    const { registers } = defaultInitiatorSettings;
    expect(resetOf('rto_init', 'clocks')).toBe(registers.rtoInitTime);
    expect(resetOf('rto_max', 'clocks')).toBe(registers.rtoMaxTime);
    expect(resetOf('nack_retx', 'clocks')).toBe(registers.nackRetxTime);
    expect(resetOf('retries', 'max_rto_retx')).toBe(registers.maxRtoRetx);
    expect(resetOf('retries', 'max_nack_retx')).toBe(registers.maxNackRetx);
    expect(resetOf('loss', 'rto')).toBe(Number(registers.loss.rto));
  });

  test('counters have the names of the golden model, but for what it does not do', () => {
    const own = datagramCounters
      .map(([name]) => name as string)
      .filter((name) => !Object.hasOwn(initiatorCounters, name));
    expect(own.toSorted()).toEqual(['failed', 'peer_dropped']);
  });

  test('the page about them is what the table says', async () => {
    await expect(datagramRegisterPage()).toMatchFileSnapshot('../../../../../../docs/uet/pds-datagram-registers.md');
  });

  for (const { name, body } of [datagramInterrupts, registerWalk(datagramRegisterTable)])
    hwTest(name, { ...on, seeds: 1 }, body);

  hwTest('software sets it up, and counts what is seen', { ...on, seeds: 3 }, datagramAxiMix(size, 2_000));
});
