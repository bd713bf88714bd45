/** Events of NSCC out of rows, and what an outcome is called there. */
import type { AckOutcome, Nscc, NsccAck, NsccNack } from '../../golden/cms/nscc/nscc.ts';
import type { Comparison } from './comparison.ts';
import type { LogRow } from './log.ts';

/** The columns that each log of NSCC has. */
export const nsccColumns = ['n', 'time_ps', 'kind', 'newly', 'ecn', 'rtt_valid', 'rtt_ps', 'quadrant', 'qa', 'cwnd'];

/** `isLate`: its ACK says that it answers a request. */
export function ackOf(row: LogRow, isLate: boolean): NsccAck {
  const valid = row.number('rtt_valid');
  const kind = valid === 2 ? 'probe' : isLate ? 'data_late' : 'data';
  return {
    now: row.number('time_ps'),
    newly: row.number('newly'),
    ecn: row.flag('ecn'),
    sample: valid === 0 ? undefined : { rtt: row.number('rtt_ps'), kind },
  };
}

export const nackOf = (row: LogRow, size: number, keepsWindow: boolean): NsccNack => ({
  now: row.number('time_ps'),
  size,
  rtt: row.number('rtt_ps'),
  keepsWindow,
});

/** The quadrant's column. */
export const quadrantText = (outcome: AckOutcome): string => outcome.quadrant ?? '-';
export const quickAdaptText = (quickAdapt: string): string => (quickAdapt === 'none' ? '-' : quickAdapt);

/** Gives an ACK to the model, and compares what it did. */
export function compareAck(comparison: Comparison, row: LogRow, model: Nscc, ack: NsccAck): void {
  const outcome = model.ack(ack);
  comparison.equal(row.place, 'quadrant', row.text('quadrant'), quadrantText(outcome));
  comparison.equal(row.place, 'qa', row.text('qa'), quickAdaptText(outcome.quickAdapt));
  comparison.equal(row.place, 'fulfil', row.number('fulfil'), Number(outcome.fulfilled));
  comparison.equal(row.place, 'eta', row.number('eta'), Number(outcome.eta));
  if (row.has('delay_ps')) comparison.equal(row.place, 'delay_ps', row.number('delay_ps'), outcome.delay);
}

/** Gives a NACK to the model, and compares what it did. */
export function compareNack(comparison: Comparison, row: LogRow, model: Nscc, nack: NsccNack): void {
  const outcome = model.nack(nack);
  comparison.equal(row.place, 'quadrant', row.text('quadrant'), outcome.window ?? '-');
  comparison.equal(row.place, 'qa', row.text('qa'), quickAdaptText(outcome.quickAdapt));
}
