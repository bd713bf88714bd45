import { tssTransmit } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { describe, elaborate, hwTest } from '../../vitest-kit.ts';
import { smallLayer, smallWide, widthOf } from './layer-designs.ts';
import { transmitQuiet } from './sides-quiet.ts';
import {
  checksKeys,
  sendingForgets,
  sendingKeepsDerived,
  sendingTakesDomains,
  sendingTakesKeys,
} from './transmit-domains.ts';
import { keysInTurn } from './transmit-keys.ts';
import { misfits } from './transmit-misfit.ts';
import { transmitProperty } from './transmit-property.ts';
import { endsWait, headsWait, keylessPass, masksWait, sameRoom } from './transmit-waits.ts';

describe.each([smallLayer, ...smallWide].map((options) => [widthOf(options), options] as const))('%s', (_, options) => {
  const design = elaborate(tssTransmit(options));

  hwTest(
    'what is sent is what the golden endpoint sends, in all modes, through new keys, epochs and domains',
    { design, seeds: 2 },
    transmitProperty(options, 12),
  );

  hwTest(
    'a body of another length than its head says leaves with a wrong ICV, and the next one is right',
    { design },
    misfits,
  );

  hwTest(
    'keys are installed when they are not there and only then, and numbers end at their limit',
    { design },
    keysInTurn,
  );

  hwTest(
    'what is written as soon as it is quiet changes no packet that was taken',
    { design, maxCycles: 300_000 },
    transmitQuiet,
  );

  const how = { design };
  hwTest('keys stay where SDI, mode and associations do, and are overwritten elsewhere', how, sendingKeepsDerived);
  hwTest('a domain that is taken away has no key when it is there again', how, sendingTakesDomains);
  hwTest('a key that is taken from an association is gone, and no other one', how, sendingTakesKeys);
  hwTest('after a reset nothing is sent under a key of before', how, sendingForgets);
  hwTest('a key that is checked is told as that of its association, another one, or neither', how, checksKeys);
  hwTest('packets that wait inside are sent as all others', how, headsWait(options, 6));
  hwTest('packets whose last beat waits end once', how, endsWait);
  hwTest('a packet that waits for its key has its own mask', how, masksWait);
  hwTest('as many packets find room inside however far apart they come', how, sameRoom);
  hwTest('commands of numbers hold up no packet without a key', how, keylessPass);
});
