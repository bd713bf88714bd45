/** The designs of the endpoint that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import type { CongestionKind } from '../cms/seam/congestion-control.ts';
import { datapathDesign } from '../datapath-design.ts';
import { senderSizes, targetPolicies } from '../pds/designs.ts';
import { senderLayout } from '../pds/initiator/sender/sender-layout.ts';
import { endpointProfiles, targetSizes } from '../ses/receive/target-designs.ts';
import type { SesTargetOptions } from '../ses/receive/target-options.ts';
import { layerDefaults } from '../tss/layer/layer.ts';
import type { LayerOptions } from '../tss/layer/transmit.ts';
import { type EndpointLinkOptions, endpointLinkName, uetEndpointLink } from './line/endpoint-link.ts';
import { endpointLinkAxiName, uetEndpointLinkAxi } from './line/endpoint-link-axi.ts';
import { linkEnd, linkEndName } from './line/link-end.ts';
import type { LinkOptions } from './line/link-options.ts';
import { linkControl, linkControlName } from './line/registers/link-control.ts';
import { rxMap } from './receive/rx-map.ts';
import { endpointControl, endpointControlName } from './registers/endpoint-control.ts';
import { type RxOptions, rxName } from './rx-options.ts';
import type { EndpointWidth } from './settings.ts';
import { fetchedValues } from './transmit/fetched-values.ts';
import { messageEntries } from './transmit/message-ids.ts';
import { readRequests } from './transmit/read-requests.ts';
import { readTable } from './transmit/read-table.ts';
import { type TxOptions, txName, txSender } from './tx-options.ts';
import { type EndpointOptions, endpointName, uetEndpoint } from './uet-endpoint.ts';
import { endpointAxiName, uetEndpointAxi } from './uet-endpoint-axi.ts';
import { uetRx } from './uet-rx.ts';
import { uetTx } from './uet-tx.ts';

/**
 * What all endpoints of the catalogue have. The DSCPs of trimmed packets are the operator's; here they are 11, and 13
 * for those that the last switch has trimmed.
 */
const common = {
  ringBytes: 65_536,
  ringPackets: 256,
  wire: {
    udpPort: 4793,
    nativeProtocol: 253,
    crc: 'little',
    crcCoverage: 'addresses',
    fcs: false,
    trimmedDscps: [11, 13],
  },
} as const;

const smallTarget = { contexts: 8, window: 128, guaranteedEntries: 256, ...targetPolicies } as const;

/** A receive half of that width; the catalogue has that of 64. */
export const rxOptions = (bytes: EndpointWidth): RxOptions => ({ ...common, bytes, target: smallTarget });

export const rxDesigns: readonly RxOptions[] = [rxOptions(64)];

/** What all transmit halves of the catalogue have. */
const sending = { sender: senderSizes[0]!, storeBytes: 131_072, mtu: 4096 } as const;

/** A transmit half of that width; the catalogue has that of 64. */
export const txOptions = (bytes: EndpointWidth): TxOptions => ({ ...sending, bytes, wire: common.wire });

export const txDesigns: readonly TxOptions[] = [txOptions(64)];

/** An endpoint of that width; the catalogue has those of 64 and 128. */
export const endpointOptions = (bytes: EndpointWidth): EndpointOptions => ({ rx: rxOptions(bytes), tx: sending });

/** The same with return spaces, for as many PDCs. */
export const returnOptions = (bytes: EndpointWidth): EndpointOptions => {
  const { rx, tx } = endpointOptions(bytes);
  const both = { contexts: 2 * smallTarget.contexts };
  return {
    rx: { ...rx, target: { ...rx.target, ...both, adopts: true } },
    tx: { ...tx, sender: { ...tx.sender, ...both, returns: true } },
  };
};

/** The same with congestion control in the place of a constant window. */
export const controlledOptions = (bytes: EndpointWidth, congestion: CongestionKind): EndpointOptions => {
  const { rx, tx } = endpointOptions(bytes);
  return { rx, tx: { ...tx, congestion } };
};

/** What links of the catalogue are built with: what SONiC's sample lets be outstanding, and four frames of data. */
export const linkParts = {
  llr: { beats: 1024, frames: 128 },
  cbfc: { controlBeats: 64, dataBeats: 256 },
} as const;

/** An endpoint with its end of a link, of those parts, and with transport security where `tss` says of what size. */
export const linkedOptions = (
  bytes: EndpointWidth,
  parts: Pick<LinkOptions, 'llr' | 'cbfc'> = linkParts,
  tss?: LayerOptions,
): EndpointLinkOptions => ({
  ...endpointOptions(bytes),
  link: { ...parts, longest: 72, storeBeats: 1024 },
  ...(tss && { tss }),
});

/** With NSCC and path selection. */
export const nsccOptions = (bytes: EndpointWidth): EndpointOptions => controlledOptions(bytes, 'nscc');

/** Whole endpoints, alone and behind registers. */
export const wholeDesigns: readonly EndpointOptions[] = [endpointOptions(64)];

/** For 200 Gb/s: 128 bytes a clock. */
export const wideDesigns: readonly EndpointOptions[] = [endpointOptions(128)];

/** Those with a link, and the ends of links. */
export const linkedDesigns: readonly EndpointLinkOptions[] = [linkedOptions(64, linkParts, layerDefaults)];

/** That with a link whose registers are behind AXI4-Lite, as the endpoint's are. */
export const registeredLink = linkedOptions(64);
export const registeredEnd = { ...linkParts, longest: registeredLink.link.longest, storeBeats: 1024 } as const;

/** Those with return spaces. */
export const returnDesigns: readonly EndpointOptions[] = [returnOptions(64)];

/** The same with the semantic sublayer of a profile in the stub's place, and packets of 1,024 bytes. */
export const semanticOptions = (bytes: EndpointWidth, ses: SesTargetOptions): EndpointOptions => {
  const { rx, tx } = endpointOptions(bytes);
  // Without return spaces it sends no RTRs, and none reads: deferrable sends are plain ones to it, rendezvous refused.
  const { deferrals: _, rendezvous: __, unexpected: ___, ...built } = ses;
  const receive = { ...built, messages: { sets: 64, ways: 4 }, packets: rx.ringPackets };
  // A message that is refused or cut has a guaranteed response to each of its packets.
  const target = { ...rx.target, guaranteedEntries: 256 };
  return { rx: { ...rx, target, ses: receive }, tx: { ...tx, mtu: 1024 } };
};

/**
 * The same with return spaces: hosts read from each other, and deferrable sends may wait for their receives. It has
 * datagrams, as each profile does, RUDI, as HPC does, and keeps unexpected messages where the profile has them (ses.md
 * 8).
 */
export const readingOptions = (bytes: EndpointWidth, ses: SesTargetOptions): EndpointOptions => {
  const { rx, tx } = semanticOptions(bytes, ses);
  const {
    rx: { target },
    tx: { sender },
  } = returnOptions(bytes);
  return {
    rx: {
      ...rx,
      target: { ...target, guaranteedEntries: rx.target.guaranteedEntries },
      ses: {
        ...rx.ses!,
        datagrams: true,
        rudi: ses.profile === 'hpc',
        ...(ses.deferrals !== undefined && { deferrals: ses.deferrals }),
        ...(ses.rendezvous !== undefined && { rendezvous: ses.rendezvous }),
        ...(ses.unexpected !== undefined && { unexpected: ses.unexpected }),
      },
    },
    tx: { ...tx, sender },
  };
};

/** The initiator of an endpoint that reads. */
export const readingLayout = senderLayout(txSender(readingOptions(64, targetSizes[0]!).tx)).initiator;

/** What an endpoint that reads cuts and sends, of its tagged profile. */
export const readRequestsOptions = { bytes: 64, mtu: 1024, tags: true } as const;

/** Those with the semantic sublayer. */
export const semanticDesigns: readonly EndpointOptions[] = [
  semanticOptions(64, targetSizes[0]!),
  readingOptions(64, endpointProfiles[0]!),
];

/** Those with congestion control. */
export const controlledDesigns: readonly EndpointOptions[] = [
  nsccOptions(64),
  controlledOptions(64, 'dcqcn'),
  controlledOptions(64, 'hpcc'),
];

/** Those with registers behind AXI4-Lite. */
export const behindRegisters: readonly EndpointOptions[] = [
  ...wholeDesigns,
  nsccOptions(64),
  readingOptions(64, endpointProfiles[0]!),
];

/** Those whose registers stand alone: of each kind of congestion control. */
export const registerDesigns: readonly EndpointOptions[] = [
  ...behindRegisters,
  controlledOptions(64, 'dcqcn'),
  controlledOptions(64, 'hpcc'),
];

export const endpointDesigns: readonly DesignEntry[] = [
  datapathDesign({
    name: rxMap.name,
    folder: 'endpoint',
    summary: 'Receive map of the endpoint: parsed headers to the records of target and initiator, a packet a clock',
    parameters: {},
    module: () => rxMap,
  }),
  datapathDesign({
    name: readTable(readingLayout).name,
    folder: 'endpoint',
    summary: 'READs of an endpoint under way: where their bytes go, and two outcomes of each',
    parameters: { messages: messageEntries },
    module: () => readTable(readingLayout),
  }),
  datapathDesign({
    name: readRequests(readRequestsOptions).name,
    folder: 'endpoint',
    summary: 'READs of the host as packets, and bytes for peers, beside the messages of the host',
    parameters: { bytes: readRequestsOptions.bytes, mtu: readRequestsOptions.mtu },
    module: () => readRequests(readRequestsOptions),
  }),
  datapathDesign({
    name: fetchedValues.name,
    folder: 'endpoint',
    summary: 'What atomics have fetched, from the ACKs that bring it to the completions of their messages',
    parameters: { messages: messageEntries },
    module: () => fetchedValues,
  }),
  ...rxDesigns.map((options) =>
    datapathDesign({
      name: rxName(options),
      folder: 'endpoint',
      summary: `Receive half of the endpoint, ${options.bytes} bytes a clock: frames to placed payload and replies`,
      parameters: { bytes: options.bytes, contexts: options.target.contexts, window: options.target.window },
      module: () => uetRx(options),
    }),
  ),
  ...txDesigns.map((options) =>
    datapathDesign({
      name: txName(options),
      folder: 'endpoint',
      summary: `Transmit half of the endpoint, ${options.bytes} bytes a clock: messages to frames and completions`,
      parameters: { bytes: options.bytes, contexts: options.sender.contexts, window: options.sender.window },
      module: () => uetTx(options),
    }),
  ),
  ...[...wholeDesigns, ...wideDesigns, ...returnDesigns, ...controlledDesigns, ...semanticDesigns].map((options) =>
    datapathDesign({
      name: endpointName(options),
      folder: 'endpoint',
      summary: `Endpoint, ${options.rx.bytes} bytes a clock: messages to frames, and frames to placed payload`,
      parameters: { bytes: options.rx.bytes, contexts: options.rx.target.contexts, window: options.rx.target.window },
      module: () => uetEndpoint(options),
    }),
  ),
  ...linkedDesigns.flatMap((options) => [
    datapathDesign({
      name: linkEndName(options.rx.bytes, options.link),
      folder: 'endpoint',
      summary: 'End of a link of an endpoint: frames to blocks of 64b/66b and back, with retry and credit',
      parameters: { bytes: options.rx.bytes },
      module: () => linkEnd(options.rx.bytes, options.link),
    }),
    datapathDesign({
      name: endpointLinkName(options),
      folder: 'endpoint',
      summary: `Endpoint, ${options.rx.bytes} bytes a clock, with transport security and its end of a link, retry and credit`,
      parameters: { bytes: options.rx.bytes, contexts: options.rx.target.contexts, window: options.rx.target.window },
      module: () => uetEndpointLink(options),
    }),
  ]),
  datapathDesign({
    name: linkControlName(registeredLink.rx.bytes, registeredEnd),
    folder: 'endpoint',
    summary: 'Registers of an end of a link behind AXI4-Lite: retry, credit, and what became of frames',
    parameters: { bytes: registeredLink.rx.bytes },
    module: () => linkControl(registeredLink.rx.bytes, registeredEnd),
  }),
  datapathDesign({
    name: endpointLinkAxiName(registeredLink),
    folder: 'endpoint',
    summary: 'Endpoint, 64 bytes a clock, with its end of a link, retry and credit, and all registers behind AXI4-Lite',
    parameters: {
      bytes: registeredLink.rx.bytes,
      contexts: registeredLink.rx.target.contexts,
      window: registeredLink.rx.target.window,
    },
    module: () => uetEndpointLinkAxi(registeredLink),
  }),
  ...registerDesigns.map((options) =>
    datapathDesign({
      name: endpointControlName(options),
      folder: 'endpoint',
      summary: 'Registers of the endpoint behind AXI4-Lite, and its interrupt',
      parameters: { bytes: options.rx.bytes },
      module: () => endpointControl(options),
    }),
  ),
  ...behindRegisters.map((options) =>
    datapathDesign({
      name: endpointAxiName(options),
      folder: 'endpoint',
      summary: `Endpoint, ${options.rx.bytes} bytes a clock, with registers behind AXI4-Lite and AXI4-Stream to a MAC`,
      parameters: { bytes: options.rx.bytes, contexts: options.rx.target.contexts, window: options.rx.target.window },
      module: () => uetEndpointAxi(options),
    }),
  ),
];
