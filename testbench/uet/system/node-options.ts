/** What both kinds of nodes are set to: the same times, windows and congestion control. */
import { endpointLink, type NsccLink } from '../../../rtl-gen/uet/cms/nscc/defaults.ts';
import type { Random } from '../../../support/random.ts';
import type { PartName } from '../blocks/endpoint/link/link-parts.ts';
import type { PathSettings } from '../golden/cms/paths/fixed/path-context.ts';

export interface NodeOptions {
  readonly host: number;
  readonly random: Random;
  /** NSCC with path selection, DCQCN on one path, or a constant window. */
  readonly congestion: 'nscc' | 'dcqcn' | 'window';
  /** Bytes of a constant window. */
  readonly cwnd: number;
  /** What NSCC is set to. */
  readonly link: NsccLink;
  readonly paths: PathSettings;
  /** Of hardware alone: its line is a link with these parts, and so many of its columns are damaged. */
  readonly parts?: readonly PartName[] | undefined;
  readonly lineErrors?: number;
  /** Of hardware alone: the engine shows the signals inside, where it can. */
  readonly traced?: boolean;
}

/** 100 Gb/s, and 6 us from a packet to its ACK. */
export const systemLink: NsccLink = endpointLink(100e9, 6000);

/** Its bandwidth-delay product in bytes. */
export const systemBdp = 75_000;

/** Bytes of payload in all packets of a message but the last. */
export const payloadBytes = 4096;
