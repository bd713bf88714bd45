/** Recorded events of DCQCN and HPCC, through their models. */
import { Dcqcn } from '../../golden/cms/dcqcn/dcqcn.ts';
import { Hpcc } from '../../golden/cms/hpcc/hpcc.ts';
import { Comparison, type ComparisonResult } from './comparison.ts';
import { LogSettings, logName, readLog } from './log.ts';

const dcqcnColumns = ['n', 'event', 'time_ns', 'alpha', 'stage', 'target_bps', 'rate_bps'];
const hpccColumns = ['n', 'time_ns', 'ack_seq', 'snd_nxt', 'h0_time', 'h0_bytes', 'h0_qlen', 'rate_bps', 'U'];

/** Replays a file of DCQCN's events; which timer a `TIMER` is follows from the state. */
export async function replayDcqcn(file: string): Promise<ComparisonResult> {
  const rows = await readLog(file, 'DCQCN', dcqcnColumns);
  const log = new LogSettings(logName(file).settings);
  const comparison = new Comparison();
  const model = new Dcqcn({
    linkRate: log.number('link_bps'),
    alphaTime: log.number('alpha_us') * 1000,
    decreaseTime: log.number('decrease_us') * 1000,
    rateTime: log.number('timer_us') * 1000,
    fastStages: log.number('F'),
    clampsTarget: log.flag('clamp_target'),
    additive: log.number('rai_bps'),
    hyper: log.number('rhai_bps'),
    leastRate: log.number('min_bps'),
    gain: log.number('g'),
  });
  for (const row of rows) {
    const now = row.number('time_ns');
    if (row.text('event') === 'CNP') model.mark(now);
    else if (row.text('event') === 'TIMER') {
      comparison.equal(row.place, 'time_ns', now, model.nextTimer);
      model.fire(now);
    } else row.refuse(`event is ${JSON.stringify(row.text('event'))}; it must be CNP or TIMER.`);
    const equal = (column: string, value: number): boolean =>
      comparison.equal(row.place, column, row.number(column), value);
    equal('alpha', model.alpha);
    equal('alpha_cnp', Number(model.isAlphaMarked));
    equal('decrease_cnp', Number(model.isDecreaseMarked));
    equal('stage', model.stage);
    equal('target_bps', model.target);
    equal('rate_bps', model.rate);
  }
  return comparison.result;
}

/** Replays a file of HPCC's ACKs, each with a sample of each hop. */
export async function replayHpcc(file: string): Promise<ComparisonResult> {
  const rows = await readLog(file, 'HPCC', hpccColumns);
  const log = new LogSettings(logName(file).settings);
  const comparison = new Comparison();
  const model = new Hpcc({
    linkRate: log.number('link_bps'),
    baseRtt: log.number('base_rtt_ns'),
    eta: log.number('eta'),
    maxStage: log.number('max_stage'),
    additive: log.number('rai_bps'),
    leastRate: log.number('min_bps'),
  });
  const hopCount = log.number('hops');
  for (const row of rows) {
    const equal = (column: string, value: number): boolean =>
      comparison.equal(row.place, column, row.number(column), value);
    if (row.has('last_update_seq_before')) equal('last_update_seq_before', model.lastUpdate);
    const hops = Array.from({ length: hopCount }, (_, hop) => ({
      time: row.number(`h${hop}_time`),
      bytes: row.number(`h${hop}_bytes`),
      queue: row.number(`h${hop}_qlen`),
    }));
    model.ack({ sequence: row.number('ack_seq'), nextToSend: row.number('snd_nxt'), hops });
    equal('rate_bps', model.rate);
    equal('rc_bps', model.committed);
    equal('inc_stage', model.stage);
    equal('U', model.load);
    equal('last_update_seq', model.lastUpdate);
  }
  return comparison.result;
}
