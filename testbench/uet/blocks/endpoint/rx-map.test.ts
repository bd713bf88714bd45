import { rxMap, rxMapOf } from '../../../../rtl-gen/uet/endpoint/receive/rx-map.ts';
import { describe, elaborate, expect, hwTest, test } from '../vitest-kit.ts';
import { allRoutes, rxMapProperty } from './rx-map-property.ts';

const design = elaborate(rxMap);
const adopting = elaborate(rxMapOf(true));
const taking = elaborate(rxMapOf(true, false, true));
const withRudi = elaborate(rxMapOf(true, false, true, true));
const seen = new Set<string>();

describe('headers become what the golden wire makes of them', () => {
  hwTest('random packets, also trimmed ones', { design, seeds: 3 }, rxMapProperty(1_500, seen));

  hwTest(
    'also CLOSE_REQ, where the target adopts PDCs',
    { design: adopting, seeds: 1 },
    rxMapProperty(1_500, new Set(), true),
  );

  const datagrams = new Set<string>();
  hwTest(
    'datagrams of UUD alone to SES, where it takes them',
    { design: taking, seeds: 2 },
    rxMapProperty(1_500, datagrams, true, true),
  );

  const rudi = new Set<string>();
  hwTest(
    'and requests of RUDI, whose responses go to the initiator',
    { design: withRudi, seeds: 2 },
    rxMapProperty(1_500, rudi, true, true, true),
  );

  test('each route was taken', () => {
    expect([...rudi].sort()).toEqual([...allRoutes].sort());
    expect([...datagrams].sort()).toEqual([...allRoutes].sort());
    expect([...seen].sort()).toEqual([...allRoutes].sort());
  });
});
