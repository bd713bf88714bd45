/** NSCC of a flow in the simulator's arithmetic: doubles, ps, and 32 bits where it has them (cms.md 1 and 3). */
import { type NsccConstants, type NsccSettings, nsccConstants } from './constants.ts';
import { filterDelay, lowerBaseRtt, type RttSample, takeSample } from './delay.ts';
import { fulfil } from './fulfil.ts';
import { type Quadrant, quadrant } from './quadrants.ts';
import { type QuickAdapt, quickAdapt } from './quick-adapt.ts';
import { clampWindow, type NsccFlow, type NsccState, nsccStart, wrap32 } from './state.ts';

/** An ACK as its flow sees it. */
export interface NsccAck {
  readonly now: number;
  /** Bytes that the receiver accepted since the last one. */
  readonly newly: number;
  readonly ecn: boolean;
  readonly sample: RttSample | undefined;
  /** The receiver's penalty as the simulator's ACK carries it; 255: none. */
  readonly penalty?: number;
  /** Bytes in flight that quick adapt sees; default those of the state. */
  readonly inFlight?: number;
}

/** What an ACK did. */
export interface AckOutcome {
  readonly delay: number;
  readonly quickAdapt: QuickAdapt;
  /** `undefined`: quick adapt ended the event, or there is no NSCC. */
  readonly quadrant: Quadrant | undefined;
  readonly fulfilled: boolean;
  readonly eta: boolean;
}

/** A trimmed packet. */
export interface NsccNack {
  readonly now: number;
  readonly size: number;
  /** From its last sending to the NACK. */
  readonly rtt: number;
  /** Trimmed at the last hop, and credit is in charge of that one: the window stays. */
  readonly keepsWindow: boolean;
  readonly inFlight?: number;
}

/** What a NACK did. */
export interface NackOutcome {
  readonly quickAdapt: QuickAdapt;
  /** `QA`: quick adapt handled it; `NDEC`: the window lost the packet; `NKEEP`: it was kept; `undefined`: no NSCC. */
  readonly window: 'QA' | 'NDEC' | 'NKEEP' | undefined;
}

const noPenalty = 255;

export class Nscc implements NsccFlow {
  readonly settings: NsccSettings;
  readonly constants: NsccConstants;
  readonly state: NsccState;
  /** Without it only counters, base RTT and the filter at ACKs move, as in the simulator where credit is alone. */
  readonly hasWindow: boolean;

  constructor(settings: NsccSettings, { hasWindow = true }: { readonly hasWindow?: boolean } = {}) {
    this.settings = settings;
    // Without a window the simulator's target is what it begins with, and only the filter asks for it.
    this.constants = nsccConstants(hasWindow ? settings : { ...settings, targetDelay: 6_000_000 });
    this.state = nsccStart(settings);
    this.hasWindow = hasWindow;
  }

  /** A packet has left. */
  sent(size: number): void {
    this.state.inFlight += size;
  }

  /** What was taken for lost has arrived: it will leave the flight by `newly`. */
  readd(size: number): void {
    this.state.inFlight += size;
  }

  /** A loss that was inferred: only the flight changes. */
  inferred(size: number): void {
    this.state.inFlight -= size;
  }

  /** An ACK. The flight changes by `sent` and `readd` too, so those of its packets come first (cms.md 3.3). */
  ack({ now, newly, ecn, sample, penalty = noPenalty, inFlight }: NsccAck): AckOutcome {
    const { state, constants } = this;
    state.achievedBytes += newly;
    state.receivedBytes += newly;
    state.bytesIgnored = wrap32(state.bytesIgnored + newly);
    state.inFlight -= newly;
    if (inFlight !== undefined) state.inFlight = inFlight;
    if (penalty < noPenalty && this.hasWindow) {
      const less = newly - Math.trunc((newly * penalty) / noPenalty);
      state.cwnd = Math.max(state.cwnd - less, constants.minCwnd);
    }
    const delay = takeSample(this, sample, ecn);
    const nothing = { delay, quickAdapt: 'none', quadrant: undefined, fulfilled: false, eta: false } as const;
    if (!this.hasWindow) return nothing;
    const adapted = quickAdapt(this, now, { loss: false, ecn, delay });
    if (adapted === 'cut' || adapted === 'ignore') return { ...nothing, quickAdapt: adapted };
    const is = quadrant(this, { now, newly, ecn, delay });
    const { came, eta } = fulfil(this, now);
    return { delay, quickAdapt: adapted, quadrant: is, fulfilled: came, eta };
  }

  /** A NACK of a packet that was outstanding; the flight it leaves after the window's reaction (cms.md 3.9). */
  nack({ now, size, rtt, keepsWindow, inFlight }: NsccNack): NackOutcome {
    const { state } = this;
    if (inFlight !== undefined) state.inFlight = inFlight;
    lowerBaseRtt(this, rtt);
    if (!this.hasWindow) {
      state.inFlight -= size;
      return { quickAdapt: 'none', window: undefined };
    }
    state.bytesIgnored = wrap32(state.bytesIgnored + size);
    filterDelay(this, this.settings.networkRtt, true);
    state.isTriggered = true;
    const adapted = quickAdapt(this, now, { loss: true, ecn: true, delay: 0 });
    const isHandled = adapted === 'cut' || adapted === 'ignore';
    if (!isHandled && !keepsWindow) {
      state.cwnd -= size;
      clampWindow(this);
    }
    state.inFlight -= size;
    return { quickAdapt: adapted, window: isHandled ? 'QA' : keepsWindow ? 'NKEEP' : 'NDEC' };
  }

  /** A timeout (cms.md 3.10); with credit alone the flight stays. */
  timeout(size: number): void {
    const { state, constants } = this;
    if (!this.hasWindow) return;
    state.inFlight -= size;
    state.cwnd = Math.max(state.cwnd - size, constants.minCwnd);
  }
}
