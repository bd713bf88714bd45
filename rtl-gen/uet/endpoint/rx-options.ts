/** How a receive half is built, and what it has by that. */
import type { PdsTargetOptions } from '../pds/target-side/pds-target.ts';
import type { SesTargetOptions } from '../ses/receive/target-options.ts';
import { checkNames } from '../wire/parser/uet-parser.ts';
import type { EndpointWidth, EndpointWire } from './settings.ts';
import { readPackets } from './transmit/read-requests.ts';

export interface RxOptions {
  /** Bytes a clock. */
  readonly bytes: EndpointWidth;
  readonly target: PdsTargetOptions;
  /** Bytes of payload that wait for their verdict or the host: a power of two. */
  readonly ringBytes: number;
  /** Packets that may: 2 or more. */
  readonly ringPackets: number;
  readonly wire: EndpointWire;
  /** The semantic sublayer, in the place of the stub: it has room for `ringPackets` packets. */
  readonly ses?: SesTargetOptions;
  /** Where there are reads: words of 8 bytes for atomics. Default 1,024. */
  readonly atomicWords?: number;
  /** The most bytes of a packet, which READs may ask for. Default 4,096. */
  readonly mtu?: number;
  /** All PDCs are secured: plain packets are refused, and Start_PSN has to be what TSS demands. */
  readonly secured?: boolean;
}

/** Whether a receive half has reads: with the semantic sublayer and return spaces. */
export const readsOf = ({ ses, target: { adopts = false } }: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  ses !== undefined && adopts;

/**
 * Messages under way, guaranteed responses, responses that wait. Each packet of a READ's data has a guaranteed response
 * until the peer knows that it has come: with reads there are twice as many as packets of READs under way.
 */
export const sesSizesOf = (options: Pick<RxOptions, 'ses' | 'target'>) => ({
  messages: 64,
  guaranteed: readsOf(options) ? 2 * readPackets : 64,
  responses: 64,
});

/** Words on which an endpoint does atomics, where it has reads. */
export const atomicWordsOf = (options: Pick<RxOptions, 'ses' | 'target' | 'atomicWords'>): number | undefined =>
  readsOf(options) ? (options.atomicWords ?? 1024) : undefined;

/** Whether deferrable sends may wait for their receives: those of peers, and ours. */
export const defersOf = (options: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  readsOf(options) && options.ses?.deferrals !== undefined;

/** Whether messages without a receive are kept: with reads, where `ses` keeps them. */
export const keepsOf = (options: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  readsOf(options) && options.ses?.unexpected !== undefined;

/** Whether datagrams of UUD come and go: with reads, where `ses` takes them. */
export const datagramsOf = (options: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  readsOf(options) && options.ses?.datagrams === true;

/** Whether WRITEs and READs come and go by RUDI: beside datagrams, where `ses` takes them. */
export const rudiOf = (options: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  datagramsOf(options) && options.ses?.rudi === true;

/** Whether the rest of rendezvous sends is read: of those of peers, and of ours. */
export const restsOf = (options: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  defersOf(options) && options.ses?.rendezvous !== undefined;

/** The name of a receive half. */
export const rxName = ({ bytes, target, wire, ses, secured }: RxOptions): string =>
  [
    'uet_rx',
    `b${bytes}`,
    `n${target.contexts}`,
    `w${target.window}`,
    ...checkNames(wire),
    ...(target.adopts ? ['adopts'] : []),
    ...(ses ? ['ses', ses.profile] : []),
    ...(secured ? ['secured'] : []),
  ].join('_');
