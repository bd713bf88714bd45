/** A rule of the PDS initiator: steps that hardware and the golden model take together. */
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import type { DeskOptions } from '../../../golden/pds/initiator/testing/desk.ts';
import { DeskPair } from './desk-pair.ts';

/** NACK_Retx_Time where a rule says nothing of it. */
export const RETX = 2000;
const registers = { nackRetxTime: RETX, goBackTime: 100, clearTime: 100_000, rtoInitTime: 300_000 };

/** A test by its name, with other settings than the usual ones where it has some. */
export const rule = (name: string, body: (pair: DeskPair) => Promise<void>, options: DeskOptions = {}): NamedTest =>
  named(name, async (t) =>
    body(await DeskPair.make(t, { ...options, registers: { ...registers, ...options.registers } })),
  );

/** Place 0 is acknowledged, 1 to 4 are out. */
export const four = async (pair: DeskPair, fields = {}): Promise<void> => {
  const { desk } = pair;
  await pair.submit(1, fields);
  desk.ack(0, { cack: 0 });
  await pair.submit(4, fields);
};

/** The same, with four packets out at its beginning. */
export const ruleOfFour: typeof rule = (name, body, options) =>
  rule(
    name,
    async (pair) => {
      await four(pair);
      await body(pair);
    },
    options,
  );
