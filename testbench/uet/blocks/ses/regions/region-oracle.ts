/** What a packet may do to memory, by plain numbers: shares no code with hardware or golden model. */
export interface Region {
  readonly key: bigint;
  readonly base: bigint;
  readonly first: bigint;
  readonly length: bigint;
  readonly remote_read: number;
  readonly remote_write: number;
  readonly remote_atomic: number;
  readonly restricts_job: number;
  readonly job_id: number;
  readonly restricts_resource: number;
  readonly resource: number;
}

export interface Packet {
  readonly opcode: number;
  readonly small: number;
  readonly rudi: number;
  readonly ie: number;
  readonly key: bigint;
  readonly job_id: number;
  readonly resource: number;
  readonly buffer_offset: bigint;
  readonly message_offset: number;
  readonly payload_length: number;
  readonly request_length: number;
}

export interface Settings {
  readonly job_code: number;
  readonly right_code: number;
  readonly message_code: number;
  readonly checks_message: number;
  readonly atomics_need_all: number;
}

export interface Verdict {
  readonly code: number;
  /** Of packets that are let in and have bytes. */
  readonly address?: bigint;
}

const TOP = 2n ** 64n;
const SAFE = 1n << 63n;
const OPTIMIZED = 1n << 62n;

/** Numbers of uet-wire.md 12.6 and 12.8. */
export const op = { write: 1, read: 2, atomic: 3, fetch: 4, send: 5 } as const;
export const rc = {
  ok: 0x01,
  unsupported_op: 0x06,
  perm_violation: 0x17,
  op_violation: 0x18,
  bad_mkey: 0x1c,
  bad_addr: 0x1d,
  initiator_error: 0x23,
} as const;

export const isLegal = ({ key, base, first, length }: Region): boolean =>
  base + length <= TOP &&
  first + length <= TOP &&
  ((key >> 56n) & 0x3fn) === 0n &&
  ((key & OPTIMIZED) === 0n || ((key >> 12n) & ((1n << 44n) - 1n)) === 0n);

/** Two keys that the table takes for one: IDEMPOTENT_SAFE tells no OPTIMIZED keys apart. */
export const sameKey = (a: bigint, b: bigint): boolean =>
  a === b || ((a & OPTIMIZED) !== 0n && (a | SAFE) === (b | SAFE));

/** The first check that fails. */
export function judge(regions: readonly Region[], packet: Packet, settings: Settings): Verdict {
  const { opcode } = packet;
  const isAtomic = opcode === op.atomic || opcode === op.fetch;
  if (opcode !== op.write && opcode !== op.read && !isAtomic) return { code: rc.unsupported_op };
  const region = regions.find(({ key }) => (packet.small === 1 ? sameKey(key, packet.key) : key === packet.key));
  if (region === undefined) return { code: rc.bad_mkey };
  if (region.restricts_resource === 1 && region.resource !== packet.resource) return { code: rc.bad_mkey };
  if (region.restricts_job === 1 && region.job_id !== packet.job_id) return { code: settings.job_code };
  const both = region.remote_read === 1 && region.remote_write === 1;
  const may =
    opcode === op.write
      ? region.remote_write === 1
      : opcode === op.read
        ? region.remote_read === 1
        : region.remote_atomic === 1 && (both || settings.atomics_need_all === 0);
  if (!may) return { code: settings.right_code };
  if (packet.rudi === 1 && (isAtomic || (region.key & SAFE) === 0n)) return { code: rc.op_violation };
  const begin = packet.buffer_offset - region.first;
  if (begin < 0n) return { code: rc.bad_addr };
  if (settings.checks_message === 1 && begin + BigInt(packet.request_length) > region.length) {
    return { code: settings.message_code };
  }
  const inMessage = BigInt(packet.message_offset) + BigInt(packet.payload_length);
  if (begin + inMessage > region.length) return { code: rc.bad_addr };
  if (inMessage > BigInt(packet.request_length)) return { code: rc.op_violation };
  if (packet.ie === 1) return { code: rc.initiator_error };
  if (packet.payload_length === 0) return { code: rc.ok };
  return { code: rc.ok, address: region.base + begin + BigInt(packet.message_offset) };
}
