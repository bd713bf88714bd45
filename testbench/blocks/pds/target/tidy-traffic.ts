/** Traffic of initiators that open PDCs, fill them, close them, and begin anew: what `TargetTraffic` seldom comes to. */
import type { Random } from '../../../../support/random.ts';
import type { Delivery, PdsCommand, PdsPacket, PdsResponse } from '../../../golden/pds/index.ts';
import { pdsPacket, synWord } from '../../../golden/pds/index.ts';
import { addPsn } from '../../../golden/serial.ts';
import type { ClockIn, ClockOut } from './target-bench.ts';

/** A PDC from its opening to its close. */
interface Life {
  readonly source: bigint;
  readonly spdcid: number;
  readonly rod: boolean;
  readonly start: number;
  /** PSNs before that of the CLOSE_CMD, as offsets; those still to be sent, and those that were left out. */
  readonly length: number;
  readonly todo: number[];
  readonly left: number[];
  pdcid: number | undefined;
  /** Packets sent after the close. */
  late: number;
}

/** How many come after a CLOSE_CMD that was sent in order, before the initiator begins anew. */
const lateCount = 30;

export class TidyTraffic {
  readonly #random: Random;
  readonly #lives: Life[];
  readonly #sent: { readonly index: number; readonly life: Life; readonly packet: PdsPacket }[] = [];
  readonly #ses: Delivery[] = [];
  #response: PdsResponse | undefined;
  #command: PdsCommand | undefined;

  /** Of `initiators`, which are a few more than there are PDCs where resources are to run out. */
  constructor(initiators: number, random: Random) {
    this.#random = random;
    this.#lives = Array.from({ length: initiators }, (_, i) => this.#begin(BigInt(i), 1));
  }

  next(): ClockIn {
    const random = this.#random;
    if (this.#response === undefined && this.#ses.length > 0 && random.chance(0.9)) this.#respond();
    const index = random.below(this.#lives.length);
    const life = this.#lives[index]!;
    const packet = random.chance(0.95) ? this.#packet(index, life) : undefined;
    if (packet !== undefined) this.#sent.push({ index, life, packet });
    if (this.#command === undefined && random.chance(0.01) && life.pdcid !== undefined) {
      this.#command = { kind: 'return_busy', pdcid: life.pdcid, busy: random.chance(0.2) };
    }
    return { packet, response: this.#response, command: this.#command, ready: true };
  }

  /** SES, or the host, have something left to say. */
  get owes(): boolean {
    return [this.#response, this.#command, this.#ses[0], this.#sent[0]].some((left) => left !== undefined);
  }

  /** Quiet: what SES and host owe, and nothing else. */
  rest(): ClockIn {
    if (this.#response === undefined && this.#ses.length > 0) this.#respond();
    return { response: this.#response, command: this.#command, ready: true };
  }

  saw({ responseTaken, commandTaken, verdict, deliver }: ClockOut): void {
    if (responseTaken) this.#response = undefined;
    if (commandTaken) this.#command = undefined;
    if (verdict === undefined) return;
    const { index, life, packet } = this.#sent.shift()!;
    if (deliver !== undefined) {
      this.#ses.push(deliver);
      if (packet.syn) life.pdcid ??= deliver.pdcid;
    }
    const isLost = verdict === 'nack_inv_dpdcid' || verdict === 'nack_closing_in_err' || verdict === 'nack_invalid_syn';
    if (isLost && this.#lives[index] === life) this.#renew(index, life);
  }

  #begin(source: bigint, spdcid: number): Life {
    const random = this.#random;
    const rod = random.chance(0.4);
    const length = random.int(1, 90);
    const todo = Array.from({ length }, (_, i) => i);
    // RUD comes in any order, but for the first ones a little.
    if (!rod)
      for (let i = 1; i < length; i++) if (random.chance(0.3)) [todo[i - 1], todo[i]] = [todo[i]!, todo[i - 1]!];
    const left: number[] = [];
    const start = random.pick([random.word(), addPsn(0, -random.below(60))]);
    return { source, spdcid, rod, start, length, todo, left, pdcid: undefined, late: 0 };
  }

  /** The same initiator again, sometimes under the same SPDCID, which may still be that of the last PDC. */
  #renew(index: number, { source, spdcid }: Life): void {
    this.#lives[index] = this.#begin(source, this.#random.chance(0.5) ? spdcid : spdcid + 1);
  }

  #packet(index: number, life: Life): PdsPacket {
    const random = this.#random;
    const { todo, left, length } = life;
    if (life.pdcid !== undefined && random.chance(0.1)) return this.#aside(life);
    // ROD begins with its first packet, and goes on when that is known to be there.
    if (life.pdcid === undefined && life.rod) return this.#make(life, 'request', random.chance(0.9) ? 0 : 1);
    const offset = todo[0];
    if (offset !== undefined) {
      if (life.pdcid === undefined && random.chance(0.8)) return this.#make(life, 'request', offset);
      todo.shift();
      if (random.chance(0.05)) left.push(offset);
      else return this.#make(life, random.chance(0.9) ? 'request' : 'noop', offset);
    }
    if (left.length > 0 && random.chance(0.5)) return this.#make(life, 'request', left.shift()!);
    if (left.length === 0 && todo.length === 0) life.late++;
    if (life.late > lateCount) this.#renew(index, life);
    const kind = random.chance(0.7) ? 'close_cmd' : 'request';
    return this.#make(life, kind, length + (random.chance(0.8) ? 0 : random.int(-3, 3)));
  }

  /** Something that the PDC has had, or is not to have. */
  #aside(life: Life): PdsPacket {
    const random = this.#random;
    const kind = random.pick(['request', 'ack_req', 'ack_req', 'clear_cmd', 'probe'] as const);
    const packet = this.#make(life, kind, random.below(life.length + 3));
    return { ...packet, trimmed: random.chance(0.2) ? 'trimmed' : 'none' };
  }

  #make({ source, spdcid, rod, start, pdcid }: Life, kind: PdsPacket['kind'], offset: number): PdsPacket {
    const random = this.#random;
    const psn = addPsn(start, offset);
    const syn = pdcid === undefined || random.chance(0.02);
    return pdsPacket({
      ...{ source, spdcid, rod, kind, psn, syn },
      local: 3,
      dpdcid: syn ? synWord(offset & 0xfff) : pdcid!,
      clearOffset: -random.int(0, 12),
      payload: addPsn(psn, -random.int(0, 9)),
      retx: random.chance(0.5),
      ar: random.chance(0.1),
      ce: random.chance(0.1),
      length: random.below(4097),
      size: random.below(4189),
      entropy: random.below(0x1_0000),
    });
  }

  #respond(): void {
    const random = this.#random;
    const [delivery] = this.#ses.splice(random.below(Math.min(this.#ses.length, 8)), 1);
    const { pdcid, psn, cookie } = delivery!;
    this.#response = { pdcid, psn, cookie, guaranteed: random.chance(0.2), plainOk: true, handle: 0, nextHdr: 4 };
  }
}
