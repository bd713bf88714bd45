/** `gatewright sender`: a recorded sender, and the initiator's model in its place. */
import { readSenderTrace } from '../../testbench/uet/traces/read-sender-trace.ts';
import { agrees, replaySender, type SenderReplay } from '../../testbench/uet/traces/sender-replay.ts';

export interface SenderReport extends SenderReplay {
  readonly trace: string;
  /** The model did what was recorded. */
  readonly agrees: boolean;
}

/** Replays `NAME.tx.csv.gz`, beside which the other files of its flow are to stand. */
export async function replayRecordedSender(file: string): Promise<SenderReport> {
  const result = replaySender(await readSenderTrace(file));
  return { trace: file, agrees: agrees(result), ...result };
}

/** How many of what was recorded the model did the same way, and what it did beside. */
export function senderText(r: SenderReport): string {
  const rows = [
    ['packets sent', r.same, r.sent],
    ['requests for an ACK', r.askedSame, r.asked],
    ['bytes in flight', r.flightsSame, r.flights],
    ['RTTs', r.rttsSame, r.rtts],
    ['timeouts', r.timeoutsSame, r.timeouts],
    ['timeouts held in recovery', r.heldSame, r.held],
    ['losses by the count out of order', r.inferredSame, r.inferred],
    ['waits', r.waits - r.couldSend, r.waits],
  ] as const;
  return [
    `${r.trace} through the initiator's model:`,
    ...rows.map(([name, same, all]) => `  ${name}: ${same} of ${all} the same`),
    ...Object.entries(r.others).map(([name, count]) => `  beside them, ${name}: ${count}`),
    ...r.differences.map((text) => `  ${text}`),
  ].join('\n');
}
