/** How many bytes of headers can be left before each stage of the parser. */
import {
  ethernet,
  ipv4,
  ipv6,
  type Layout,
  pdsLayouts,
  sesAtomic,
  sesCompareSwap,
  sesLayouts,
  udp,
  vlan,
} from '../layout/index.ts';

const longest = (layouts: Readonly<Record<string, Layout>>): number =>
  Math.max(...Object.values(layouts).map(({ bytes }) => bytes));

const extension = sesAtomic.bytes + sesCompareSwap.bytes;
const ses = longest(sesLayouts) + extension;
const pds = longest(pdsLayouts) + ses;
const transport = udp.bytes + pds;
const ip = longest({ ipv4, ipv6 }) + transport;
const link = ethernet.bytes + 2 * vlan.bytes + ip;

/** Bytes of the longest headers that a stage and those after it can find. */
export const headerBytes = { link, ip, transport, pds, ses, extension } as const;

/** Bits of a number of header bytes. */
export const offsetBits = 8;
