/** The seam between a PDS sender and congestion control: what every algorithm is given, and what it gives. */
import { bit, bits, record } from '../../../hdl/index.ts';
import { type CongestionNeeds, type InitiatorLayout, pickLatency } from '../../pds/initiator/layout.ts';
import { CongestionEvent, Limit, Pick, Picked } from '../../pds/initiator/records.ts';

/**
 * What the sender tells; nothing of it waits. `event`: what happened to a context, one a clock. `pick`: a packet leaves
 * and needs its entropy value, one a clock. In the clock of an event of the sender's pipe there is a `pick` or, later
 * by `pickLatency` + 1, an `event` that tells what became of an entropy value, and never both.
 *
 * A context begins with the event `start`. It may have been that of another peer: until the first `limit` after that it
 * may send what the last one permitted, after a reset nothing. `begins` says the same when the event enters the
 * sender's pipe, 20 clocks before any `pick` of the context, and 20 + `pickLatency` + 1 before `start`.
 */
export const CongestionIn = (layout: InitiatorLayout) =>
  record({
    event: CongestionEvent(layout),
    pick: Pick(layout),
    begins: record({ valid: bit, ccc: bits(layout.contextBits) }),
  });

/**
 * What congestion control permits. `limit`: absolute, so that it may come any number of clocks after its event, and
 * nothing drifts: bytes sent of a context in all may grow up to `window`, and with `credit_on` up to `credit`. A window
 * is cwnd + what has left the flight; a rate is a `credit` that grows with time. `picked`: the answer to each `pick`,
 * `pickLatency` clocks later.
 */
export const CongestionOut = (layout: InitiatorLayout) => record({ limit: Limit(layout), picked: Picked });

/**
 * Ways of congestion control that an endpoint can be built with: `window`, as many bytes as `cwnd` says; `nscc`, with
 * path selection; `dcqcn`, a rate by marks, and `hpcc`, a window by what switches tell, both on one path a context.
 */
export type CongestionKind = 'window' | 'nscc' | 'dcqcn' | 'hpcc';

/** Clocks from `pick` to `picked` of the path selection of NSCC: a register before it, and its own 12. */
export const nsccPickLatency = 13;

/** What each of them asks of the sender. */
export const congestionNeeds = {
  window: undefined,
  nscc: { pickLatency: nsccPickLatency, adapts: true },
  dcqcn: { pickLatency, adapts: true },
  hpcc: { pickLatency, adapts: true },
} as const satisfies Record<CongestionKind, CongestionNeeds | undefined>;
