/** The registers of RCCC for a link: one function of its rate and base RTT, for software, designs and tests. */
import type { NsccLink } from '../nscc/defaults.ts';

const quantum = 256;

/** Of the line what a receiver grants, so that its queue drains. */
const share = 0.99;

/**
 * The registers of both ends, by name: the most credit is one and a half BDP, which is what a source may have beyond
 * its target too, where no source waits (cms.md 5).
 */
export function rcccDefaults({ linkRate, baseRtt, tick, mtu }: NsccLink) {
  const maxWindow = Math.trunc(1.5 * Math.trunc((baseRtt * linkRate) / 8e9));
  return {
    maxWindow,
    mtu,
    timePerQuantum: Math.round(((quantum * 8e9) / (share * linkRate) / tick) * 2 ** 12),
    background: Math.floor(maxWindow / quantum),
  };
}
