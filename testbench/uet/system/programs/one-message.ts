/** One message between hosts below different leaves, which a receive waits for or not. */
import { messageTime } from './closed-forms.ts';
import type { MessageWay } from './run-programs.ts';
import { runPrograms } from './run-programs.ts';

/** us from a send without a receive to the receive. */
const late = 200;
const [hosts, from, to] = [8, 0, 7] as const;

export interface OneMessage {
  readonly way: MessageWay;
  readonly bytes: number;
  /** The receive is posted before the message is sent. */
  readonly isExpected: boolean;
}

/** us from when both have been called to the completion of the receive. */
export function oneMessage({ way, bytes, isExpected }: OneMessage): number {
  const { ends, memories } = runPrograms({
    hosts,
    way,
    memory: bytes,
    loss: 0,
    seed: 1,
    *program({ rank, memory, messenger, now }) {
      if (rank === from) {
        memory.fill(0xa5);
        // An expected one is sent when the buffer has been announced, where that is done.
        if (isExpected) yield now() + late * 1e6;
        yield [messenger.send(to, 1, 0, bytes)];
      } else if (rank === to) {
        if (!isExpected) yield now() + late * 1e6;
        yield [messenger.receive(from, 1, 0, bytes)];
      }
    },
  });
  if (memories[to]!.subarray(0, bytes).some((byte) => byte !== 0xa5)) throw new Error(`${way.name}: bytes are wrong`);
  return ends[to]! - late;
}

/** us of a message that the network brings at once. */
export const oneMessageForm = (bytes: number): number => messageTime(bytes);
