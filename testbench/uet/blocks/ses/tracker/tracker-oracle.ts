/** Messages at a target as a list of what is left of each: shares no code with hardware or golden model. */
export interface Packet {
  readonly message: string;
  readonly som: number;
  readonly eom: number;
  readonly msg_error: number;
  readonly code: number;
  readonly payload_length: number;
  readonly message_offset: number;
  readonly request_length: number;
  readonly hd: number;
  readonly header_data: bigint;
}

interface Entry {
  left: number;
  error: number;
  shortened: boolean;
  header: bigint | undefined;
  /** Ticks since its last packet. */
  ticks: number;
}

export interface Verdict {
  readonly code: number;
  readonly place: number;
  readonly completes: number;
  readonly has_header_data: number;
  readonly header_data: bigint;
}

/** Numbers of uet-wire.md 12.8. */
export const rc = { ok: 1, op_violation: 0x18, bad_addr: 0x1d, no_match: 5, initiator_error: 0x23 } as const;

export class TrackerOracle {
  readonly entries = new Map<string, Entry>();

  /** What is said of a packet; `undefined` where it begins a message that stays, and is refused. */
  take(packet: Packet, isRefused: boolean): Verdict | undefined {
    const { som, eom, msg_error, payload_length, message_offset, request_length } = packet;
    const header = packet.hd === 1 && som === 1 ? packet.header_data : undefined;
    const isMessageError = msg_error === 1;
    const own = packet.code;
    if (som === 1 && eom === 1 && !isMessageError) {
      const code = own === rc.ok && payload_length !== request_length ? rc.op_violation : own;
      return this.#verdict(packet, { code, isComplete: true, header });
    }
    const known = this.entries.get(packet.message);
    const entry = known ?? { left: request_length, error: 0, shortened: false, header: undefined, ticks: 0 };
    entry.ticks = 0;
    if (!isMessageError) entry.left -= payload_length;
    else if (!entry.shortened) entry.left -= request_length - message_offset;
    entry.shortened ||= isMessageError;
    entry.header = header ?? entry.header;
    if (entry.error === 0 && own !== rc.ok) entry.error = own;
    if (entry.error === 0 && entry.left < 0) entry.error = rc.op_violation;
    const isComplete = entry.left <= 0;
    if (isRefused) return known === undefined && !isComplete ? undefined : this.#never();
    if (isComplete) this.entries.delete(packet.message);
    else this.entries.set(packet.message, entry);
    return this.#verdict(packet, { code: entry.error === 0 ? rc.ok : entry.error, isComplete, header: entry.header });
  }

  tick(): void {
    for (const entry of this.entries.values()) entry.ticks += 1;
  }

  /** The error of a message that is forgotten, 0 without one; `undefined` where it may not be. */
  expire(message: string): number | undefined {
    const entry = this.entries.get(message);
    this.entries.delete(message);
    return entry === undefined || entry.ticks < 3 ? undefined : entry.error;
  }

  #never(): never {
    throw new Error('a packet is refused whose message has an entry, or needs none');
  }

  #verdict(
    { payload_length, msg_error }: Packet,
    said: { readonly code: number; readonly isComplete: boolean; readonly header: bigint | undefined },
  ): Verdict {
    return {
      code: said.code,
      place: said.code === rc.ok && payload_length > 0 && msg_error === 0 ? 1 : 0,
      completes: said.isComplete ? 1 : 0,
      has_header_data: said.header === undefined ? 0 : 1,
      header_data: said.header ?? 0n,
    };
  }
}
