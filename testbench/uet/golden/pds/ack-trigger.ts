/** Whether an accepted packet is acknowledged at once, or the ACK of a later one will do (7.9). */
import { psnDifference } from '../serial.ts';
import type { PdsPacket } from './packet.ts';
import type { PdsRegisters } from './settings.ts';

/**
 * The byte counter counts what has been accepted since an ACK was last asked for, by whatever trigger: sources set it
 * to 0 where the counter itself is the trigger, and say nothing of the others.
 *
 * The first ACK of a PDC is immediate because the packet that opens it has syn. What only SES knows (a response that is
 * not plain OK, or guaranteed) is not decided here.
 */
export class AckTrigger {
  /** ack_gen_count, in bytes. */
  count = 0;
  /** The highest PSN that had ar, by serial order. */
  #highestAr: number | undefined;

  /** `highest`: the highest PSN received, this one included. */
  accept(packet: PdsPacket, highest: number, registers: PdsRegisters): boolean {
    if (packet.ar && (this.#highestAr === undefined || psnDifference(packet.psn, this.#highestAr) > 0)) {
      this.#highestAr = packet.psn;
    }
    this.count += Math.max(packet.length, registers.ackGenMinAdd);
    const wanted =
      packet.ar ||
      packet.syn ||
      packet.retx ||
      packet.kind === 'close_cmd' ||
      (packet.ce && registers.ackOnEcn) ||
      registers.ackPerPacket ||
      this.count >= registers.ackGenTrigger ||
      (registers.ackTail && this.#highestAr === highest);
    if (wanted) this.count = 0;
    return wanted;
  }
}
