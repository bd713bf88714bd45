/** `gatewright replay pds_initiator_model`: a recorded sender, and the initiator's model in its place. */
import { readSenderTrace } from '../../testbench/uet/traces/read-sender-trace.ts';
import { agrees, replaySender, type SenderReplay } from '../../testbench/uet/traces/sender-replay.ts';

/** What stands for a design: there is no hardware of it yet. */
export const initiatorModel = 'pds_initiator_model';

export interface SenderReport extends SenderReplay {
  readonly design: typeof initiatorModel;
  readonly trace: string;
  /** The model did what was recorded. */
  readonly agrees: boolean;
}

/** Replays `NAME.tx.csv.gz`, beside which the other files of its flow are to stand. */
export async function replayRecordedSender(file: string): Promise<SenderReport> {
  const result = replaySender(await readSenderTrace(file));
  return { design: initiatorModel, trace: file, agrees: agrees(result), ...result };
}
