/** Receives and completions of messages, as the ports of what joins a receive half have them. */

/** OK of the wire (uet-wire.md 12.7). */
export const OK = 1;

/** A receive: where it is, and its length in bytes. */
export interface Place {
  readonly wr_id: number;
  readonly address: bigint;
  readonly length: number;
}

export const placeBits = { wr_id: 32, address: 64, length: 32 };

export const completionBits = {
  ...{ kind: 1, return_code: 6, opcode: 6, wr_id: 32, bytes: 32, cut: 32, has_header_data: 1, header_data: 64 },
  ...{ match_bits: 64, initiator: 32, job_id: 24, message_id: 16, peer: 16, pdc: 16 },
};

/** Of a message. */
export type Completion = {
  readonly [K in keyof typeof completionBits]: K extends 'header_data' | 'match_bits' ? bigint : number;
};
