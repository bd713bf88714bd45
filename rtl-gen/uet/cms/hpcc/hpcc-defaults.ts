/** The registers of HPCC for a link: one function of its rate and base RTT, for software, designs and tests. */

/** What a link is: its rate in bit/s, the round trip of a full packet without queues in ns, a full packet in bytes. */
export interface ToldLink {
  readonly linkRate: number;
  readonly baseRtt: number;
  readonly mtu: number;
}

/** Bytes after which an ACK is asked for anyway (ACK_Gen_Trigger). */
const ackTrigger = 16_384;

/**
 * The registers, by name; widths and points are those of `HpccRegisters`. The load that is aimed at, the stages and
 * the least rate are those that HPCC's authors have, an increase 1/2000 of the link (cms.md 9.2).
 */
export function hpccDefaults({ linkRate, baseRtt, mtu }: ToldLink) {
  const bytesPerNs = linkRate / 8e9;
  const window = Math.trunc(bytesPerNs * baseRtt);
  return {
    linkRate,
    leastRate: 100e6,
    additive: linkRate / 2000,
    eta: Math.round(0.95 * 2 ** 20),
    maxStage: 5,
    baseRtt,
    rttShare: Math.round(2 ** 32 / baseRtt),
    bytesScale: Math.round((128 / bytesPerNs) * 2 ** 16),
    queueScale: Math.min(Math.round((80 / window) * 2 ** 30), 2 ** 24 - 1),
    windowScale: Math.round((2 ** 14 * baseRtt * 2 ** 18) / 8e9),
    minWindow: mtu,
    maxWindow: window,
    ackTrigger,
  };
}
