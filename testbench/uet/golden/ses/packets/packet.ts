/** Packets of SES as the model has them (uet-wire.md 12). */
import { opcodes, type returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';

export type OpcodeName = Exclude<keyof typeof opcodes.code, 'extended'>;
export type ReturnCodeName = keyof typeof returnCodes.code;
export type DeliveryMode = 'rud' | 'rod' | 'rudi' | 'uud';

/** Which header a request has. */
export type HeaderForm = 'standard' | 'medium' | 'small';

/** The extension of a rendezvous send: where the rest is read (ses.md 4.2). */
export interface RendezvousExtension {
  readonly eagerLength: number;
  readonly riGeneration: number;
  readonly pidOnFep: number;
  readonly resourceIndex: number;
  readonly readOffset: bigint;
  readonly readKey: bigint;
}

/** The extension of an atomic; `compare` and `swap` of CSWAP and MSWAP alone. */
export interface AtomicExtension {
  readonly opcode: number;
  readonly dataType: number;
  readonly semanticControl: number;
  readonly compare?: bigint | undefined;
  readonly swap?: bigint | undefined;
}

/** A packet of a request. Fields that its form has not are 0. */
export interface SesRequest {
  readonly form: HeaderForm;
  readonly opcode: number;
  readonly version: number;
  readonly dc: boolean;
  readonly ie: boolean;
  readonly rel: boolean;
  readonly hd: boolean;
  readonly som: boolean;
  readonly eom: boolean;
  readonly messageId: number;
  readonly riGeneration: number;
  readonly jobId: number;
  readonly pidOnFep: number;
  readonly resourceIndex: number;
  /** Of deferrable sends the restart tokens, the initiator's in the upper half. */
  readonly bufferOffset: bigint;
  readonly initiator: number;
  /** Match bits or memory key; of RTR the restart tokens. */
  readonly matchBits: bigint;
  /** Of the packet with som, where hd is set. */
  readonly headerData: bigint;
  readonly requestLength: number;
  /** Bytes of this packet in the message: of a READ those that it wants, of its first packet as the MTU says. */
  readonly payloadLength: number;
  readonly messageOffset: number;
  readonly rendezvous?: RendezvousExtension | undefined;
  readonly atomic?: AtomicExtension | undefined;
  readonly payload: Uint8Array;
}

export const noBytes = new Uint8Array(0);

/** A request with the fields that are given; the others are 0, and it is one packet. */
export const sesRequest = (of: Partial<SesRequest> & Pick<SesRequest, 'opcode'>): SesRequest => ({
  form: 'standard',
  version: 0,
  dc: false,
  ie: false,
  rel: false,
  hd: false,
  som: true,
  eom: true,
  messageId: 0,
  riGeneration: 0,
  jobId: 0,
  pidOnFep: 0,
  resourceIndex: 0,
  bufferOffset: 0n,
  initiator: 0,
  matchBits: 0n,
  headerData: 0n,
  requestLength: 0,
  payloadLength: 0,
  messageOffset: 0,
  payload: noBytes,
  ...of,
});

export type ResponseOpcodeName = 'default_response' | 'response' | 'response_w_data' | 'no_response';

export interface SesResponse {
  readonly form: 'response' | 'data' | 'data_small';
  readonly opcode: ResponseOpcodeName;
  readonly list: 'expected' | 'overflow';
  readonly returnCode: ReturnCodeName;
  readonly messageId: number;
  readonly riGeneration: number;
  readonly jobId: number;
  readonly modifiedLength: number;
  /** Of `data`. */
  readonly readMessageId: number;
  readonly messageOffset: number;
  /** Of `data_small`. */
  readonly originalPsn: number;
  readonly payload: Uint8Array;
  /** The initiator has to get this very response, so PDS keeps it (ses.md 6.1). */
  readonly guaranteed: boolean;
}

/** The two tokens of a word (ses.md 4.3). */
export interface RestartTokens {
  readonly initiator: number;
  readonly target: number;
}

export const tokensIn = (word: bigint): RestartTokens => ({
  initiator: Number(word >> 32n),
  target: Number(word & 0xffff_ffffn),
});

export const wordOf = ({ initiator, target }: RestartTokens): bigint => (BigInt(initiator) << 32n) | BigInt(target);

export const opcodeName = (code: number): OpcodeName | undefined => {
  const name = opcodes.names.get(code);
  return name === 'extended' ? undefined : name;
};

export const isDeferrable = (code: number): boolean =>
  code === opcodes.code.deferrable_send || code === opcodes.code.deferrable_tsend;

export const isRendezvous = (code: number): boolean =>
  code === opcodes.code.rendezvous_send || code === opcodes.code.rendezvous_tsend;
