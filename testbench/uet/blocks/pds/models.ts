/** The initiator's model, to which `gatewright replay` gives recorded senders. */
import type { ConfigModel } from '../../../../config/config.ts';
import { readSenderTrace } from '../../traces/read-sender-trace.ts';
import { replaySender } from '../../traces/sender-replay.ts';

export const senderModel: ConfigModel = {
  name: 'pds_initiator',
  summary: 'the PDS initiator in the place of a recorded sender: NAME.tx.csv.gz, beside the other files of its flow',
  replay: async (file) => {
    const { others, differences, ...counts } = replaySender(await readSenderTrace(file));
    const beside = Object.entries(others).map(([name, count]) => [`beside them, ${name}`, count]);
    const { sent, same, asked, askedSame, flights, flightsSame, rtts, rttsSame } = counts;
    const { timeouts, timeoutsSame, inferred, inferredSame, couldSend } = counts;
    const unlike = [sent - same, asked - askedSame, flights - flightsSame, rtts - rttsSame, timeouts - timeoutsSame];
    return {
      counts: { ...counts, ...Object.fromEntries(beside) },
      disagreements: unlike.reduce((sum, count) => sum + count, inferred - inferredSame + couldSend),
      firstDisagreement: differences[0],
    };
  },
};
