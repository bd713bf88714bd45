/** Recorded events of DCQCN through its hardware: a ns is a unit of its time, and each event has a turn to itself. */
import { dcqcnEventClocks, sweepClocks } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn-clocks.ts';
import { UserError } from '../../../../../support/user-error.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Replay } from '../../../../design-tests/replay.ts';
import { type LogRow, LogSettings, logName, readLog } from '../../../traces/cms/log.ts';
import { Differences } from '../differences.ts';
import { DcqcnChecker } from './dcqcn-checker.ts';
import { dcqcnPorts, pacedWriter, type ShownTurn, setDcqcnRegisters } from './dcqcn-ports.ts';

const columns = ['n', 'event', 'time_ns', 'alpha', 'stage', 'target_bps', 'rate_bps'];

/** The context of the flow. */
const CCC = 1;

/**
 * How far a rate may be off, as a part of it, and alpha, of 1: alpha has 32 bits after the point, and is rounded by
 * less than one of them at each of its timers, of which 1/g count.
 */
const MOST = 1e-6;

/** Rows that one turn does: an event, and what else has the same time. Of these the last one shows the state. */
function turnsOf(rows: readonly LogRow[]): readonly (readonly LogRow[])[] {
  const turns: LogRow[][] = [];
  for (const row of rows) {
    const last = turns.at(-1);
    const isTogether = last?.at(0)?.text('time_ns') === row.text('time_ns') && row.text('event') === 'TIMER';
    if (last !== undefined && isTogether) last.push(row);
    else turns.push([row]);
  }
  return turns;
}

/** Replays `FILE.csv.gz` of DCQCN's events on a design with so many contexts. */
export const dcqcnReplay =
  (contexts: number): Replay =>
  async (simulator, file) => {
    const rows = await readLog(file, 'DCQCN', columns);
    const log = new LogSettings(logName(file).settings);
    const gainShift = -Math.log2(log.number('g'));
    if (!Number.isInteger(gainShift))
      throw new UserError(`${file}: g is not a power of two, which the hardware asks for.`);
    const settings = {
      linkRate: log.number('link_bps'),
      leastRate: log.number('min_bps'),
      additive: log.number('rai_bps'),
      hyper: log.number('rhai_bps'),
      alphaTime: log.number('alpha_us') * 1000,
      decreaseTime: log.number('decrease_us') * 1000,
      rateTime: log.number('timer_us') * 1000,
      fastStages: log.number('F'),
      clampsTarget: log.flag('clamp_target'),
      gainShift,
      pace: 1,
      burst: 65_536,
    };
    const differences = new Differences();
    let worst = 0;
    const equal = (row: LogRow, name: string, shown: unknown): void =>
      differences.equal(row, name, row.number(name), Number(shown));
    const near = (row: LogRow, name: string, shown: number, unit: number): void => {
      differences.compared += 1;
      const off = Math.abs(shown - row.number(name)) / unit;
      worst = Math.max(worst, off);
      if (off > MOST) differences.tell(`${row.place}: ${name} is ${row.text(name)} in the log, ${shown} here`);
    };
    const run = await runSeed(simulator, 1, async (t) => {
      setDcqcnRegisters(t.dut, settings);
      const write = pacedWriter(t.dut);
      write(undefined);
      const { now } = dcqcnPorts(t.dut);
      now.set(0);
      let shown: ShownTurn | undefined;
      const checker = t.attach(
        new DcqcnChecker(t.dut, contexts, settings, {
          onMismatch: differences.tell,
          onTurn: (turn) => {
            if (turn.ccc === CCC) shown = turn;
          },
        }),
      );
      while (!checker.isReady) await t.cycles(1);
      const turn = async (kind?: 'start' | 'mark'): Promise<void> => {
        write(kind === undefined ? undefined : { ccc: CCC, kind, bytes: 0 });
        await t.cycles(1);
        write(undefined);
        await t.cycles(dcqcnEventClocks + 2 * sweepClocks(contexts));
      };
      await turn('start');
      for (const group of turnsOf(rows)) {
        now.set(group[0]!.number('time_ns') % 2 ** 24);
        await turn(group[0]!.text('event') === 'CNP' ? 'mark' : undefined);
        const row = group.at(-1)!;
        // The hardware counts up to 31.
        if (row.number('stage') <= 31) equal(row, 'stage', shown?.stage);
        equal(row, 'alpha_cnp', shown?.alphaMarked);
        equal(row, 'decrease_cnp', shown?.decreaseMarked);
        near(row, 'alpha', (shown?.alpha ?? 0) / 2 ** 32, 1);
        for (const [name, rate] of [
          ['target_bps', shown?.target],
          ['rate_bps', shown?.rate],
        ] as const)
          near(row, name, rate ?? 0, row.number(name));
      }
    });
    return differences.report(run, {
      events: rows.length,
      compared: differences.compared,
      'largest deviation, 1e-9': Math.ceil(worst * 1e9),
    });
  };
