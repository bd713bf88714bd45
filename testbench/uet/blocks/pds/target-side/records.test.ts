import { expect, test } from 'vitest';
import type { Shape } from '../../../../../rtl-gen/hdl/index.ts';
import { PacketKind, Verdict } from '../../../../../rtl-gen/uet/pds/target-side/records.ts';
import { packetKinds, verdicts } from '../../../golden/pds/index.ts';

const statesOf = (shape: Shape<unknown>) => shape.leaves[0]!.states!.map(({ name }) => name);

test('the hardware has the verdicts and the kinds of packets that the golden model has, in its order, then adopt', () => {
  expect(statesOf(Verdict)).toEqual(verdicts);
  expect(statesOf(PacketKind)).toEqual([...packetKinds, 'adopt']);
});
