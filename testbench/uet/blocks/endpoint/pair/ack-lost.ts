/** A network that loses one ACK, so that what it answers waits for its timeout. */
import { pdsOf } from '../../../golden/wire/index.ts';
import { badNetwork, decoded } from './bad-network.ts';
import type { WorldOptions } from './endpoint-world.ts';
import type { MakeNetwork } from './network.ts';

/** As the weather of a run has it, but that ACK `lost` of those for end `end`, from 0 on, never arrives. */
export const withoutAck =
  (run: WorldOptions, end: number, lost: number): MakeNetwork =>
  (ends, random) => {
    const network = badNetwork(run, ends, random);
    const send = network.send.bind(network);
    let next = 0;
    network.send = (frame, to, now) => {
      const isAck = to === end && pdsOf(decoded(frame, run).layers)?.name.startsWith('ack') === true;
      if (isAck && next++ === lost) network.seen.acksLost++;
      else send(frame, to, now);
    };
    return network;
  };
