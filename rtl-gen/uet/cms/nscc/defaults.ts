/** The registers of NSCC for a link: one function of rate and base RTT, for software, designs and tests. */
import { UserError } from '../../../../support/user-error.ts';
import { nominalOverhead } from '../../wire/nominal-size.ts';
import { NsccRegisters } from './registers.ts';

/** What a link is. */
export interface NsccLink {
  /** In bit/s. */
  readonly linkRate: number;
  /** The round trip of a full packet over the longest path without queues, in ns. */
  readonly baseRtt: number;
  /** What RTTs are counted in, in ns. */
  readonly tick: number;
  /** A full packet and its payload, in bytes. */
  readonly mtu: number;
  readonly mss: number;
  /** Switches trim: a lower target, and quick adapt knows of losses by NACKs. */
  readonly hasTrimming: boolean;
  /** RCCC is in charge of the last hop. */
  readonly hasCredit: boolean;
}

/** The link of a rate with the packet of the simulator, a tick of 312.5 MHz, and trimming. */
export const usualLink = (linkRate: number, baseRtt = 12_000): NsccLink => ({
  linkRate,
  baseRtt,
  tick: 3.2,
  mtu: 4160,
  mss: 4096,
  hasTrimming: true,
  hasCredit: false,
});

/**
 * The same for an endpoint, whose packets count their nominal bytes: `payload` of a full one and its headers. A packet
 * that is larger than the least window would never leave.
 */
export const endpointLink = (linkRate: number, baseRtt = 12_000, payload = 4096): NsccLink => ({
  ...usualLink(linkRate, baseRtt),
  mtu: payload + nominalOverhead,
  mss: payload,
});

/** The link for which the published constants hold: 100 Gb/s in 12 us. */
const referenceBdp = 150_000;
const referenceRtt = 12_000;

/** Bytes after which an ACK is asked for anyway (ACK_Gen_Trigger). */
const ackTrigger = 16_384;

/**
 * The registers, by name; widths and points are those of `NsccRegisters` (cms.md 2). A link for which one of them has
 * too few bits, or would be 0, is a `UserError`.
 */
export function nsccDefaults(link: NsccLink) {
  const values = valuesOf(link);
  for (const { suffix, width } of NsccRegisters.leaves) {
    const name = suffix.slice(1);
    const value = Number(values[camel(name) as keyof typeof values]);
    const isRight = value < 2 ** width && (value >= 1 || mayBeZero.includes(name));
    if (isRight) continue;
    const { linkRate, baseRtt, tick } = link;
    throw new UserError(
      `NSCC has no ${name} of ${value} (1 to ${2 ** width - 1}): ${linkRate} bit/s, a base RTT of ${baseRtt} ns and a tick of ${tick} ns do not go together`,
    );
  }
  return values;
}

const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const mayBeZero: readonly string[] = ['has_credit', 'qa_gate'];

function valuesOf({ linkRate, baseRtt, tick, mtu, mss, hasTrimming, hasCredit }: NsccLink) {
  const bytesPerNs = linkRate / 8e9;
  const bdp = Math.trunc(baseRtt * bytesPerNs);
  const scale = bdp / referenceBdp;
  const target = hasTrimming ? 0.75 * baseRtt : baseRtt;
  const ticks = (ns: number): number => Math.round(ns / tick);
  // alpha = 4 mss a b / target, and the target cancels.
  const alpha = ((4 * mss * scale) / referenceRtt) * tick;
  return {
    baseRtt: ticks(baseRtt),
    target: ticks(target),
    fastDelay: ticks(1000),
    qaThreshold: ticks(4 * target),
    adjustPeriod: ticks(baseRtt),
    adjustBytes: 8 * mtu,
    minWindow: mtu,
    windowPerTick: Math.round(1.5 * bytesPerNs * tick * 2 ** 8),
    alpha: Math.round(alpha * 2 ** 12),
    fairIncrease: Math.round(5 * mss * scale),
    eta: Math.round(0.15 * mss * scale),
    fastScale: Math.round(0.25 * scale * 2 ** 12),
    gamma: Math.round(0.8 * 2 ** 10),
    mostDecrease: 2 ** 9,
    gain: Math.round(0.0125 * 2 ** 14),
    qaGate: 3,
    hasCredit,
    ackTrigger,
  };
}
