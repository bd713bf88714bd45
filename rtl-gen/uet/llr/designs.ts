/** The designs of link-level retry that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { llrPort, llrPortName } from './end/port.ts';
import { llrDecoder, llrDecoderName } from './line/decoder.ts';
import { llrEncoder, llrEncoderName } from './line/encoder.ts';
import { llrReceive, llrReceiveName } from './receive/receive.ts';
import { llrPortAxi, llrPortAxiName } from './registers/port-axi.ts';
import type { LlrWidth } from './settings.ts';
import { type ReplayBufferOptions, replayBuffer, replayBufferName } from './transmit/replay-buffer.ts';
import { llrTransmit, llrTransmitName, type TransmitOptions } from './transmit/transmit.ts';

/** Bytes a clock of receiver, decoder and encoder. */
export const llrSizes = [8, 64] as const satisfies readonly LlrWidth[];

/** 64 KiB: what SONiC's sample lets be outstanding at 400 Gb/s over 5 m (link-layer.md A9). */
const wide = { size: 64, beats: 1024, frames: 128, longest: 144 } as const;
const narrow = { size: 8, beats: 512, frames: 32, longest: 190 } as const;

export const replayBufferSizes: readonly ReplayBufferOptions[] = [wide];
export const llrTransmitSizes: readonly TransmitOptions[] = [narrow, wide];
export const llrPortSizes: readonly TransmitOptions[] = [narrow, wide];

/** Of the ports behind registers. */
export const managedLlrPortSizes: readonly TransmitOptions[] = [narrow];

/** What they keep, in words. */
const kept = ({ size, beats, frames }: ReplayBufferOptions): string =>
  `up to ${frames - 1} frames in ${(beats * size) / 1024} KiB, ${size} bytes a clock`;

const parametersOf = ({ size, beats, frames, longest }: ReplayBufferOptions): DesignEntry['parameters'] => ({
  size,
  beats,
  frames,
  longest,
});

export const llrDesigns: readonly DesignEntry[] = [
  ...llrSizes.map((bytes) =>
    datapathDesign({
      name: llrReceiveName(bytes),
      folder: 'llr',
      summary: `Receiver of link-level retry, ${bytes} bytes a clock: frames once and in order, ACKs and NACKs`,
      parameters: { bytes },
      module: () => llrReceive(bytes),
    }),
  ),
  ...llrSizes.map((bytes) =>
    datapathDesign({
      name: llrDecoderName(bytes),
      folder: 'llr/line',
      summary: `Frames and messages of link-level retry out of blocks of 64b/66b, ${bytes} bytes a clock`,
      parameters: { bytes },
      module: () => llrDecoder(bytes),
    }),
  ),
  ...llrSizes.map((bytes) =>
    datapathDesign({
      name: llrEncoderName({ size: bytes }),
      folder: 'llr/line',
      summary: `Line of link-level retry, sending side, ${bytes} bytes a clock: frames and ordered sets as 64b/66b blocks`,
      parameters: { bytes },
      module: () => llrEncoder({ size: bytes }),
    }),
  ),
  ...replayBufferSizes.map((options) =>
    datapathDesign({
      name: replayBufferName(options),
      folder: 'llr',
      summary: `Replay buffer of link-level retry: ${kept(options)}`,
      parameters: parametersOf(options),
      module: () => replayBuffer(options),
    }),
  ),
  ...llrTransmitSizes.map((options) =>
    datapathDesign({
      name: llrTransmitName(options),
      folder: 'llr',
      summary: `Sender of link-level retry: keeps ${kept(options)}`,
      parameters: parametersOf(options),
      module: () => llrTransmit(options),
    }),
  ),
  ...llrPortSizes.map((options) =>
    datapathDesign({
      name: llrPortName(options),
      folder: 'llr/end',
      summary: `Link-level retry between MAC clients and PCS: keeps ${kept(options)}`,
      parameters: parametersOf(options),
      module: () => llrPort(options),
    }),
  ),
  ...managedLlrPortSizes.map((options) =>
    datapathDesign({
      name: llrPortAxiName(options),
      folder: 'llr/registers',
      summary: `Link-level retry between MAC clients and PCS: keeps ${kept(options)}, with its registers on AXI4-Lite`,
      parameters: parametersOf(options),
      module: () => llrPortAxi(options),
    }),
  ),
];
