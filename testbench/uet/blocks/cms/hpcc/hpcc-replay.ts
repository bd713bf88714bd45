/** Recorded ACKs of HPCC through its hardware: stages are the recorded ones, rates and loads are near. */
import { hpccClock } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-clocks.ts';
import { hpccDefaults } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-defaults.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Replay } from '../../../../design-tests/replay.ts';
import { type LogRow, LogSettings, logName, readLog } from '../../../traces/cms/log.ts';
import { Differences } from '../differences.ts';
import { HpccChecker } from './hpcc-checker.ts';
import { type HeardSample, type ShownRate, sampledWriter, setHpccRegisters } from './hpcc-ports.ts';

const columns = ['n', 'time_ns', 'ack_seq', 'snd_nxt', 'h0_time', 'h0_bytes', 'h0_qlen', 'rate_bps', 'U'];

const CCC = 1;

/** How far a rate or a load may be off, as a part of it: a rate is the product of what two or more quotients gave. */
const MOST = 2e-4;

/** Replays `FILE.csv.gz` of HPCC's ACKs, each of which waits for the one before it. */
export const hpccReplay: Replay = async (simulator, file) => {
  const rows = await readLog(file, 'HPCC', columns);
  const log = new LogSettings(logName(file).settings);
  const settings = {
    ...hpccDefaults({ linkRate: log.number('link_bps'), baseRtt: log.number('base_rtt_ns'), mtu: 4160 }),
    eta: Math.round(log.number('eta') * 2 ** 20),
    maxStage: log.number('max_stage'),
    additive: log.number('rai_bps'),
    leastRate: log.number('min_bps'),
  };
  const hopCount = log.number('hops');
  const differences = new Differences();
  let worst = 0;
  const equal = (row: LogRow, name: string, shown: number): void =>
    differences.equal(row, name, row.number(name), shown);
  const near = (row: LogRow, name: string, shown: number): void => {
    differences.compared += 1;
    const off = Math.abs(shown / row.number(name) - 1);
    worst = Math.max(worst, off);
    if (!(off <= MOST)) differences.tell(`${row.place}: ${name} is ${row.text(name)} in the log, ${shown} here`);
  };
  const compare = (row: LogRow, rate: number, heard: HeardSample): void => {
    near(row, 'rate_bps', rate);
    near(row, 'rc_bps', heard.committed);
    near(row, 'U', heard.load / 2 ** 20);
    equal(row, 'inc_stage', heard.stage);
    equal(row, 'last_update_seq', heard.lastUpdate);
  };
  const run = await runSeed(simulator, 1, async (t) => {
    setHpccRegisters(t.dut, settings);
    const write = sampledWriter(t.dut);
    write(undefined);
    let at = 0;
    const hear = ({ rate, heard }: ShownRate): void => {
      if (heard !== undefined) compare(rows[at++]!, rate, heard);
    };
    const checker = t.attach(new HpccChecker(t.dut, settings, { onMismatch: differences.tell, onRate: hear }));
    const give = async (event: Parameters<typeof write>[0]): Promise<void> => {
      write(event);
      await t.cycles(1);
      write(undefined);
      await t.cycles(hpccClock.written);
    };
    await give({ ccc: CCC, kind: 'start', bytes: 0 });
    for (const row of rows) {
      const hops = Array.from({ length: hopCount }, (_, hop) => ({
        time: row.number(`h${hop}_time`) % 2 ** 24,
        bytes: row.number(`h${hop}_bytes`) % 2 ** 20,
        queue: row.number(`h${hop}_qlen`),
      }));
      const sample = { sequence: row.number('ack_seq'), nextToSend: row.number('snd_nxt'), hops };
      await give({ ccc: CCC, kind: 'ack', bytes: 0, sample });
    }
    while (checker.pending > 0) await t.cycles(1);
  });
  return differences.report(run, {
    events: rows.length,
    compared: differences.compared,
    'largest deviation, 1e-6': Math.ceil(worst * 1e6),
  });
};
