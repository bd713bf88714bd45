/** Every design that is emitted, by name: the datapath's, and the parts of the library. */
import { didYouMean } from '../support/nearest.ts';
import { UserError } from '../support/user-error.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { type AnyModule, type Design, elaborate, type Module } from './hdl/index.ts';
import { interfacePorts, portLeaves } from './hdl/modules/interface.ts';
import { parts } from './lib/parts.ts';
import { ccUpdateCheck } from './uet/cbfc/receiver/cc-update-check.ts';
import { cbfcReceiver } from './uet/cbfc/receiver/receiver.ts';
import { cbfcReceiverAxi } from './uet/cbfc/registers/receiver-axi.ts';
import { cbfcSenderAxi } from './uet/cbfc/registers/sender-axi.ts';
import { ccUpdateFrame } from './uet/cbfc/sender/cc-update-frame.ts';
import { cbfcSender } from './uet/cbfc/sender/sender.ts';
import { defaultCbfcSettings, type VcCount } from './uet/cbfc/settings.ts';
import { llrPort, llrPortName } from './uet/llr/end/port.ts';
import { llrDecoder, llrDecoderName } from './uet/llr/line/decoder.ts';
import { llrEncoder, llrEncoderName } from './uet/llr/line/encoder.ts';
import { llrReceive, llrReceiveName } from './uet/llr/receive/receive.ts';
import { llrPortAxi, llrPortAxiName } from './uet/llr/registers/port-axi.ts';
import type { LlrWidth } from './uet/llr/settings.ts';
import { type ReplayBufferOptions, replayBuffer, replayBufferName } from './uet/llr/transmit/replay-buffer.ts';
import { llrTransmit, llrTransmitName, type TransmitOptions } from './uet/llr/transmit/transmit.ts';
import { sackTracker } from './uet/pds/sack-tracker.ts';
import { pdcTracker } from './uet/pds/target/pdc-tracker.ts';
import { pdsTarget } from './uet/pds/target/pds-target.ts';
import { pdsTargetAxi, pdsTargetAxiName } from './uet/pds/target/pds-target-axi.ts';
import type { TrackerSize } from './uet/pds/target/tracker-layout.ts';
import { windowSizes } from './uet/pds/window.ts';
import { gcmDefaults, gcmEngine, gcmName } from './uet/tss/gcm/engine.ts';
import type { DeparserSettings } from './uet/wire/deparser/settings.ts';
import { type DeparserWidth, deparserName, deparserWidths, uetDeparser } from './uet/wire/deparser/uet-deparser.ts';
import type { ParserSettings } from './uet/wire/parser/settings.ts';
import { type ParserWidth, parserName, parserWidths, uetParser } from './uet/wire/parser/uet-parser.ts';

/** A port as lists and documents show it; `clk` and `rst` are implicit. */
export interface CataloguePort {
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly width: number;
}

/** Numbers of virtual channels of the designs of CBFC. */
const cbfcSizes = [4, 8, 32] as const;

/** Bytes a clock of the designs of LLR. */
const llrSizes = [8, 64] as const satisfies readonly LlrWidth[];

/** The designs of the datapath, in the order in which lists show them. */
export const catalogue: readonly CatalogueEntry[] = [
  ...windowSizes.map(
    (window): CatalogueEntry => ({
      name: `sack_tracker_w${window}`,
      group: 'datapath',
      folder: 'pds',
      summary: `SACK tracker of one PDC: verdicts, CACK and SACK bitmaps over a window of ${window} PSNs`,
      parameters: { window },
      module: () => sackTracker(window) as AnyModule,
    }),
  ),
  tracker({ contexts: 4, window: 128 }),
  tracker({ contexts: 256, window: 1024 }),
  tracker({ contexts: 1024, window: 1024 }),
  target({ contexts: 8, window: 128, guaranteedEntries: 16 }),
  target({ contexts: 256, window: 1024, guaranteedEntries: 1024 }),
  target({ contexts: 1024, window: 1024, guaranteedEntries: 1024 }),
  targetAxi({ contexts: 256, window: 1024, guaranteedEntries: 1024 }),
  ...parserWidths.map((bytes) => parser(bytes)),
  parser(64, { crc: 'little', fcs: true }),
  ...deparserWidths.map((bytes) => deparser(bytes)),
  deparser(64, { crc: 'little', fcs: true, pad: true }),
  ...cbfcSizes.map((vcs) => receiver(vcs)),
  ...cbfcSizes.map((vcs) => sender(vcs)),
  {
    name: 'cbfc_cc_update_frame_b64',
    group: 'datapath',
    folder: 'cbfc',
    summary: 'CC_Updates of credit-based flow control as frames of MAC Control, 64 bytes a clock',
    parameters: { bytes: 64 },
    module: () => ccUpdateFrame(64) as AnyModule,
  },
  {
    name: 'cbfc_cc_update_check_b64',
    group: 'datapath',
    folder: 'cbfc',
    summary:
      'CC_Updates of credit-based flow control found among frames, and those that are malformed, 64 bytes a clock',
    parameters: { bytes: 64 },
    module: () => ccUpdateCheck(64) as AnyModule,
  },
  ...llrSizes.map((bytes) => retryReceiver(bytes)),
  ...llrSizes.map((bytes) => lineDecoder(bytes)),
  ...llrSizes.map((bytes) => lineEncoder(bytes)),
  // 64 KiB: 400 Gb/s over 5 m (link-layer.md A9).
  keeper({ size: 64, beats: 1024, frames: 128, longest: 144 }),
  retrySender({ size: 8, beats: 512, frames: 32, longest: 190 }),
  retrySender({ size: 64, beats: 1024, frames: 128, longest: 144 }),
  retryPort({ size: 8, beats: 512, frames: 32, longest: 190 }),
  managedRetryPort({ size: 8, beats: 512, frames: 32, longest: 190 }),
  {
    name: 'cbfc_receiver_axi_vc8',
    group: 'datapath',
    folder: 'cbfc/registers',
    summary: 'Receiver of credit-based flow control, 8 virtual channels, with its registers on AXI4-Lite',
    parameters: { vcs: 8 },
    module: () => cbfcReceiverAxi({ ...defaultCbfcSettings, vcs: 8 }) as AnyModule,
  },
  {
    name: 'cbfc_sender_axi_vc8',
    group: 'datapath',
    folder: 'cbfc/registers',
    summary: 'Sender of credit-based flow control, 8 virtual channels, with its registers on AXI4-Lite',
    parameters: { vcs: 8 },
    module: () => cbfcSenderAxi({ vcs: 8 }) as AnyModule,
  },
  {
    name: gcmName(gcmDefaults),
    group: 'datapath',
    folder: 'tss',
    summary: 'AES-256-GCM of packets, 16 bytes a clock, another key for each packet',
    parameters: { lanes: 1, keys: gcmDefaults.keys },
    module: () => gcmEngine(gcmDefaults) as AnyModule,
  },
];

function tracker({ contexts, window }: TrackerSize): CatalogueEntry {
  return {
    name: `pdc_tracker_n${contexts}_w${window}`,
    group: 'datapath',
    folder: 'pds/target',
    summary: `Packet tracker of ${contexts} PDCs: verdicts, CACK and SACK bitmaps over windows of ${window} PSNs`,
    parameters: { contexts, window },
    module: () => pdcTracker({ contexts, window }) as AnyModule,
  };
}

type TargetSize = TrackerSize & { readonly guaranteedEntries: number };

/** What the PDS targets of the catalogue have but for their size. */
const targetPolicies = {
  sackBase: 'trigger',
  sackAlign: 1,
  ackForm: 'ack_cc',
  replyDepth: 64,
  clocksPerUnit: 41,
} as const;

function target(size: TargetSize): CatalogueEntry {
  const { contexts, window, guaranteedEntries } = size;
  return {
    name: `pds_target_n${contexts}_w${window}`,
    group: 'datapath',
    folder: 'pds/target',
    summary: `Target side of UET packet delivery for ${contexts} PDCs with windows of ${window} PSNs`,
    parameters: { contexts, window, guaranteedEntries },
    module: () => pdsTarget({ ...size, ...targetPolicies }) as AnyModule,
  };
}

function targetAxi(size: TargetSize): CatalogueEntry {
  const { name, summary, parameters } = target(size);
  return {
    name: pdsTargetAxiName(name),
    group: 'datapath',
    folder: 'pds/registers',
    summary: `${summary}, with its registers and counters on AXI4-Lite`,
    parameters,
    module: () => pdsTargetAxi({ ...size, ...targetPolicies }) as AnyModule,
  };
}

function parser(bytes: ParserWidth, settings: Partial<Pick<ParserSettings, 'crc' | 'fcs'>> = {}): CatalogueEntry {
  const { crc = 'none', fcs = false } = settings;
  return {
    name: parserName(bytes, { crc, fcs }),
    group: 'datapath',
    folder: 'wire',
    summary: `Parser of UET packets, ${bytes} bytes a clock: headers, payload and verdict`,
    parameters: { bytes, crc, fcs: String(fcs) },
    module: () => uetParser(bytes, settings) as AnyModule,
  };
}

function receiver(vcs: VcCount): CatalogueEntry {
  return {
    name: `cbfc_receiver_vc${vcs}`,
    group: 'datapath',
    folder: 'cbfc',
    summary: `Receiver of credit-based flow control, ${vcs} virtual channels: credits, CF_Updates out, CC_Updates in`,
    parameters: { vcs },
    module: () => cbfcReceiver({ ...defaultCbfcSettings, vcs }) as AnyModule,
  };
}

function sender(vcs: VcCount): CatalogueEntry {
  return {
    name: `cbfc_sender_vc${vcs}`,
    group: 'datapath',
    folder: 'cbfc',
    summary: `Sender of credit-based flow control, ${vcs} virtual channels: grants, CC_Updates out, CF_Updates in`,
    parameters: { vcs },
    module: () => cbfcSender({ vcs }) as AnyModule,
  };
}

function retryReceiver(bytes: LlrWidth): CatalogueEntry {
  return {
    name: llrReceiveName(bytes),
    group: 'datapath',
    folder: 'llr',
    summary: `Receiver of link-level retry, ${bytes} bytes a clock: frames once and in order, ACKs and NACKs`,
    parameters: { bytes },
    module: () => llrReceive(bytes) as AnyModule,
  };
}

function lineDecoder(bytes: LlrWidth): CatalogueEntry {
  return {
    name: llrDecoderName(bytes),
    group: 'datapath',
    folder: 'llr/line',
    summary: `Frames and messages of link-level retry out of blocks of 64b/66b, ${bytes} bytes a clock`,
    parameters: { bytes },
    module: () => llrDecoder(bytes) as AnyModule,
  };
}

function lineEncoder(bytes: LlrWidth): CatalogueEntry {
  return {
    name: llrEncoderName({ size: bytes }),
    group: 'datapath',
    folder: 'llr/line',
    summary: `Line of link-level retry, sending side, ${bytes} bytes a clock: frames and ordered sets as 64b/66b blocks`,
    parameters: { bytes },
    module: () => llrEncoder({ size: bytes }) as AnyModule,
  };
}

function keeper(options: ReplayBufferOptions): CatalogueEntry {
  const { size, beats, frames, longest } = options;
  return {
    name: replayBufferName(options),
    group: 'datapath',
    folder: 'llr',
    summary: `Replay buffer of link-level retry: ${frames} frames in ${(beats * size) / 1024} KiB, ${size} bytes a clock`,
    parameters: { size, beats, frames, longest },
    module: () => replayBuffer(options) as AnyModule,
  };
}

function retrySender(options: TransmitOptions): CatalogueEntry {
  const { size, beats, frames, longest } = options;
  return {
    name: llrTransmitName(options),
    group: 'datapath',
    folder: 'llr',
    summary: `Sender of link-level retry: keeps ${frames} frames in ${(beats * size) / 1024} KiB, ${size} bytes a clock`,
    parameters: { size, beats, frames, longest },
    module: () => llrTransmit(options) as AnyModule,
  };
}

function retryPort(options: TransmitOptions): CatalogueEntry {
  const { size, beats, frames, longest } = options;
  return {
    name: llrPortName(options),
    group: 'datapath',
    folder: 'llr/end',
    summary: `Link-level retry between MAC clients and PCS: keeps ${frames} frames in ${(beats * size) / 1024} KiB, ${size} bytes a clock`,
    parameters: { size, beats, frames, longest },
    module: () => llrPort(options) as AnyModule,
  };
}

function managedRetryPort(options: TransmitOptions): CatalogueEntry {
  const { size, beats, frames, longest } = options;
  return {
    name: llrPortAxiName(options),
    group: 'datapath',
    folder: 'llr/registers',
    summary: `Link-level retry between MAC clients and PCS: keeps ${frames} frames in ${(beats * size) / 1024} KiB, ${size} bytes a clock, with its registers on AXI4-Lite`,
    parameters: { size, beats, frames, longest },
    module: () => llrPortAxi(options) as AnyModule,
  };
}

function deparser(
  bytes: DeparserWidth,
  settings: Partial<Pick<DeparserSettings, 'crc' | 'fcs' | 'pad'>> = {},
): CatalogueEntry {
  const { crc = 'none', fcs = false, pad = false } = settings;
  return {
    name: deparserName(bytes, { crc, fcs, pad }),
    group: 'datapath',
    folder: 'wire',
    summary: `Deparser of UET packets, ${bytes} bytes a clock: frames from records of headers and payloads`,
    parameters: { bytes, crc, fcs: String(fcs), pad: String(pad) },
    module: () => uetDeparser(bytes, settings) as AnyModule,
  };
}

/** Everything that `generated/` holds. */
export const everyDesign: readonly CatalogueEntry[] = [...catalogue, ...parts];

/** The entry of that name, a part of the library or not; an unknown name is a `UserError` with the nearest one. */
export function findDesign(name: string): CatalogueEntry {
  const entry = everyDesign.find((e) => e.name === name);
  if (entry !== undefined) return entry;
  const near = didYouMean(
    name,
    everyDesign.map((e) => e.name),
  );
  throw new UserError(`there is no design ${name}${near}: npx gatewright list shows them all`);
}

/** The leaf ports of a design in interface order. */
export function cataloguePorts(entry: CatalogueEntry): readonly CataloguePort[] {
  return interfacePorts(entry.module()).flatMap((port) =>
    portLeaves(port).map(({ name, width }) => ({ name, direction: port.direction, width })),
  );
}

/** The elaborated design of a catalogue entry. */
export function elaborateEntry(entry: CatalogueEntry): Design {
  return elaborate(entry.module() as Module<unknown, unknown, Record<string, never>>);
}
