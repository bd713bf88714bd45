/** A recorded flow through the hardware of the sending end of RCCC: its credit, and the targets of its packets. */
import { UserError } from '../../../../../support/user-error.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Replay } from '../../../../design-tests/replay.ts';
import { bdpAtStart, maxWindowOf } from '../../../golden/cms/nscc/constants.ts';
import { FIRST_PULL } from '../../../golden/cms/rccc/source.ts';
import type { LogRow } from '../../../traces/cms/log.ts';
import { nsccSettingsOf } from '../../../traces/cms/nscc-fields.ts';
import { type FlowRow, readFlow } from '../../../traces/cms/replay-flow.ts';
import { Differences } from '../differences.ts';
import { SourceChecker } from './source-checker.ts';
import { type ShownSpent, type SpendEvent, setSourceRegisters, spendWriter } from './source-ports.ts';

const MODULUS = 2 ** 24;

/** The context that the flow has, and its window where it has none. */
const CCC = 1;
const NO_WINDOW = 2 ** 24 - 1;

const nothing = { ccc: CCC, size: 0, credit: 0, backlog: 0, resendBacklog: 0, cwnd: NO_WINDOW, flows: 0 };

/** Replays the flow that `NAME.fN.cc.csv.gz` or its `tx` is of; events come one in two clocks. */
export const sourceReplay: Replay = async (simulator, file) => {
  const { rows, settings: log } = await readFlow(file);
  if (!log.flag('rccc')) throw new UserError(`${file} is of a run without RCCC.`);
  const maxWindow = maxWindowOf(bdpAtStart(log.number('network_rtt_ps'), log.number('link_bps')));
  const { mtu } = nsccSettingsOf(log, maxWindow);
  const settings = { maxWindow, mtu };
  const given = rows.flatMap((row) => givenOf(row, log.flag('nscc')));
  const differences = new Differences();
  let at = 0;
  const run = await runSeed(simulator, 1, async (t) => {
    setSourceRegisters(t.dut, settings);
    const write = spendWriter(t.dut);
    const checker = t.attach(
      new SourceChecker(t.dut, settings, {
        onMismatch: differences.tell,
        onSpent: (spent) => compare(given[at++]!, spent, differences),
      }),
    );
    for (const { event } of given) {
      write(event);
      await t.cycles(1);
      write(undefined);
      await t.cycles(1);
    }
    while (checker.pending > 0) await t.cycles(1);
  });
  return differences.report(run, { events: given.length, compared: differences.compared });
};

/** A row as an event; what ends the first window of a flow comes after the credit that its row shows. */
interface Given {
  readonly event: SpendEvent;
  readonly row?: LogRow;
}

function givenOf({ kind: file, row }: FlowRow, hasWindow: boolean): readonly Given[] {
  const kind = row.text('kind');
  if (file === 'tx' && (kind === 'S' || kind === 'X')) {
    const event: SpendEvent = {
      ccc: CCC,
      kind: kind === 'S' ? 'data' : 'resend',
      size: row.number('size'),
      credit: 0,
      backlog: row.number('backlog'),
      resendBacklog: row.number('rtx_backlog'),
      cwnd: hasWindow ? row.number('cwnd') : NO_WINDOW,
      flows: row.number('active_srcs'),
    };
    return [{ event, row }];
  }
  if (file !== 'cc') return [];
  if (kind === 'G') return [{ event: { ...nothing, kind: 'start', credit: FIRST_PULL % MODULUS }, row }];
  if (kind === 'P') return [{ event: { ...nothing, kind: 'credit', credit: row.number('pull') % MODULUS }, row }];
  if (kind === 'A' || kind === 'E' || (kind === 'N' && row.flag('found')))
    return [{ event: { ...nothing, kind: 'ends' } }];
  return [];
}

function compare({ event, row }: Given, spent: ShownSpent, differences: Differences): void {
  if (row === undefined) return;
  differences.equal(row, 'credit', row.number('credit'), spent.credit);
  if (event.kind !== 'data' && event.kind !== 'resend') return;
  differences.equal(row, 'ptype', row.text('ptype'), spent.kind);
  differences.equal(row, 'pull_target', row.number('pull_target') % MODULUS, spent.target);
}
