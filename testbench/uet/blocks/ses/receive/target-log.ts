/** What the golden target does with each packet, kept until somebody asks. */
import assert from 'node:assert/strict';
import type { SesResponse } from '../../../golden/ses/packets/packet.ts';
import type { TargetCompletion, TargetPort, TargetRead } from '../../../golden/ses/target-side/index.ts';
import type { Extent } from './target-ports.ts';

/** The golden target's port, all of whose calls are kept. */
export class TargetLog {
  readonly responses: SesResponse[] = [];
  readonly writes: Extent[] = [];
  readonly reads: Extent[] = [];
  /** READs of the rest of rendezvous sends. */
  readonly rests: TargetRead[] = [];
  readonly completions: TargetCompletion[] = [];
  #flushes = 0;

  /** `sendRtr` is called as that of the port. */
  port(sendRtr: TargetPort['sendRtr']): TargetPort {
    return {
      memory: {
        read: (address, length) => {
          this.reads.push({ address, length });
          return new Uint8Array(length);
        },
        write: (address, bytes) => void this.writes.push({ address, length: bytes.length }),
        flush: (done) => {
          this.#flushes++;
          done();
        },
      },
      respond: (_, response) => void this.responses.push(response),
      // What it has read of memory says which bytes these are.
      sendData: () => assert(this.reads.length > 0),
      sendRtr,
      read: (read) => void this.rests.push(read),
      complete: (completion) => void this.completions.push(completion),
    };
  }

  /** What one packet has led to: at most one of each. `waits`: its response waits until its bytes are visible. */
  takePacket() {
    const [responses, writes, reads] = [this.responses.splice(0), this.writes.splice(0), this.reads.splice(0)];
    const flushes = this.#flushes;
    this.#flushes = 0;
    assert(responses.length <= 1 && writes.length <= 1 && reads.length <= 1 && flushes <= 1);
    return { response: responses[0], write: writes[0], read: reads[0], waits: flushes > 0 };
  }
}
