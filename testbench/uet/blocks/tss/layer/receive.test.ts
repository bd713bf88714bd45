import { tssReceive } from '../../../../../rtl-gen/uet/tss/layer/receive.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { smallLayer, smallWide, widthOf } from './layer-designs.ts';
import { forgetsAll, keepsDerived, latchedFirst, takesDomains, takesKeys } from './receive-domains.ts';
import { countsItsOwn, latchedAtOnce, latchedMeanwhile, latchedThen } from './receive-latched.ts';
import { bodiesFirst, misfitsPark, mostBytes, parkingFills, takenIsNotQuiet } from './receive-lengths.ts';
import { receiveProperty } from './receive-property.ts';
import { fullInside, slowEnds } from './receive-slow.ts';
import { receiveUpsets } from './receive-upsets.ts';
import { lengthsWait, masksWaitReceived, receivedWait, sameRoomReceived } from './receive-waits.ts';
import { receiveQuiet } from './sides-quiet.ts';

describe.each([smallLayer, ...smallWide].map((options) => [widthOf(options), options] as const))('%s', (_, options) => {
  const design = elaborate(tssReceive(options));

  hwTest(
    'what becomes of packets is what the golden endpoint says, true, forged, late, latched, trimmed or plain',
    { design, seeds: 2 },
    receiveProperty(options, 12),
  );

  hwTest('no forged packet leaves, however late its end comes', { design }, slowEnds);

  const how = { create: onEngine('wasm', design), maxCycles: 300_000 };
  hwTest('what is written as soon as it is quiet changes no packet that was taken', how, receiveQuiet);
  hwTest('nothing is lost of packets that pile up inside', how, fullInside);
  hwTest('keys that were made stay where mode and associations do, and nowhere else', how, keepsDerived);
  hwTest('a key that is taken from an association is gone, and no other one', how, takesKeys);
  hwTest('a domain that is taken away has no key when it is there again', how, takesDomains);
  hwTest('after a reset nothing is opened under a key of before, and no domain is there', how, forgetsAll);
  hwTest('what comes right after the failure that latches its domain is told as latched', how, latchedMeanwhile);
  hwTest('a failure that waits to be counted is that of its own domain', how, countsItsOwn);
  hwTest('a packet of a latched domain is told as such before its body has come', how, latchedAtOnce);
  hwTest('what was judged as latched stays so', how, latchedThen);
  hwTest('of a domain that is latched no key is made, and all is told as latched', how, latchedFirst);
  hwTest('a bit of memory that has changed by itself is told of, and nothing else', how, receiveUpsets);
  hwTest('of a body that waits for its key no more is kept than its head says', how, misfitsPark);
  hwTest('longer bodies than their heads say fill up no more room than was said', how, parkingFills);
  hwTest('a packet of the most bytes is opened, and of one more it is invalid', how, mostBytes(options));
  hwTest('bodies come before their heads', how, bodiesFirst);
  hwTest('it is not quiet as a packet is taken', how, takenIsNotQuiet);
  hwTest('packets that wait inside are judged as all others', how, receivedWait(options, 12));
  hwTest('packets of each length wait with any of their beats', how, lengthsWait);
  hwTest('a packet that waits for its key has its own mask', how, masksWaitReceived);
  hwTest('as many packets find room inside however far apart they come', how, sameRoomReceived);
});
