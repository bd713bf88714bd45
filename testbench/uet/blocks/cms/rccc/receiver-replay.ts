/** A recorded receiver of RCCC through the hardware: targets in, and each of its grants beside the recorded one. */
import { turnClock } from '../../../../../rtl-gen/uet/cms/rccc/rccc-receiver.ts';
import { UserError } from '../../../../../support/user-error.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Replay } from '../../../../design-tests/replay.ts';
import { bdpAtStart, maxWindowOf } from '../../../golden/cms/nscc/constants.ts';
import { FIRST_PULL } from '../../../golden/cms/rccc/source.ts';
import { type LogRow, LogSettings, logName, readLog } from '../../../traces/cms/log.ts';
import { rcccColumns } from '../../../traces/cms/replay-rccc.ts';
import { pulse, type TestContext } from '../../test-kit.ts';
import { Differences } from '../differences.ts';
import { ReceiverChecker } from './receiver-checker.ts';
import {
  receiverPorts,
  type ShownGrant,
  type SourceEvent,
  setReceiverRegisters,
  sourceWriter,
} from './receiver-ports.ts';

const MODULUS = 2 ** 24;

/** Gives the rows of a log to the hardware, one after another, each after all before it. */
class ReceiverBench {
  readonly differences = new Differences();
  grants = 0;
  readonly #t: TestContext;
  readonly #write: (event: SourceEvent | undefined) => void;
  readonly #checker: ReceiverChecker;
  readonly #sources: number;
  /** By the flow of the log, the source of the hardware. */
  readonly #known = new Map<number, number>();
  #granted: ShownGrant | undefined;

  constructor(t: TestContext, background: number, sources: number) {
    this.#t = t;
    this.#sources = sources;
    const settings = { timePerQuantum: 0, background };
    setReceiverRegisters(t.dut, settings);
    this.#write = sourceWriter(t.dut);
    this.#write(undefined);
    receiverPorts(t).room.set(0);
    this.#checker = t.attach(
      new ReceiverChecker(t.dut, settings, sources, {
        onGrant: (grant) => {
          this.#granted = grant;
        },
        onMismatch: this.differences.tell,
      }),
    );
  }

  async take(row: LogRow): Promise<void> {
    switch (row.text('kind')) {
      case 'D': {
        const source = await this.#sourceOf(row);
        const { granted, target, isWaiting } = this.#checker.model.source(source);
        this.differences.equal(row, 'pull_before', row.number('pull_before') % MODULUS, granted);
        this.differences.equal(row, 'target', row.number('target') % MODULUS, target);
        this.differences.equal(row, 'in_active', row.number('in_active'), Number(isWaiting));
        await this.#give({ source, kind: 'target', target: row.number('pt') % MODULUS });
        break;
      }
      case 'Q': {
        // After a target that let it join it waits already; else a trimmed packet or a request came.
        const source = await this.#sourceOf(row);
        await this.#give({ source, kind: 'waits', target: 0 });
        this.differences.equal(
          row,
          'active_before',
          row.number('active_before'),
          Number(this.#checker.shown!.isRunning),
        );
        break;
      }
      case 'K':
        await this.#turn(row);
        break;
      case 'Z':
        await this.#room();
        this.differences.equal(row, 'kind', 'Z', this.#checker.shown!.isRunning ? 'K' : 'Z');
        break;
      default:
        // The start, and the rate over an oversubscribed fabric, which is software's.
        break;
    }
  }

  async #turn(row: LogRow): Promise<void> {
    this.#granted = undefined;
    await this.#room();
    const grant = this.#granted as ShownGrant | undefined;
    this.grants += 1;
    this.differences.equal(row, 'flow', await this.#sourceOf(row), grant?.source);
    this.differences.equal(row, 'list', row.text('list'), grant?.isBackground === true ? 'idle' : 'active');
    this.differences.equal(row, 'pull_after', row.number('pull_after') % MODULUS, grant?.credit);
    this.differences.equal(row, 'extra', row.number('extra'), grant?.quanta);
    this.differences.equal(row, 'n_active', row.number('n_active'), this.#checker.shown!.waiting);
    this.differences.equal(row, 'n_idle', row.number('n_idle'), this.#checker.shown!.idle);
  }

  /** Lets one turn begin, and waits for its end. */
  async #room(): Promise<void> {
    await pulse(this.#t, receiverPorts(this.#t).room);
    await this.#t.cycles(turnClock.next + 2);
  }

  async #give(event: SourceEvent): Promise<void> {
    this.#write(event);
    await this.#t.cycles(1);
    this.#write(undefined);
    await this.#t.cycles(turnClock.grant);
  }

  /** The source that a flow of the log has, which begins with the first row of it. */
  async #sourceOf(row: LogRow): Promise<number> {
    const flow = row.number('flow');
    const known = this.#known.get(flow);
    if (known !== undefined) return known;
    const source = this.#known.size;
    if (source === this.#sources) row.refuse(`this is source ${source + 1}, and the hardware has ${this.#sources}.`);
    this.#known.set(flow, source);
    await this.#give({ source, kind: 'start', target: FIRST_PULL % MODULUS });
    return source;
  }
}

/**
 * Replays `NAME.hN.rccc.csv.gz` on hardware with so many sources. Turns begin when the log has one, by `room`; when
 * they are due is what the property holds the hardware to.
 */
export const receiverReplay =
  (sources: number): Replay =>
  async (simulator, file) => {
    const rows = await readLog(file, 'a receiver of credit', rcccColumns);
    if (!rows.some((row) => row.text('kind') === 'K')) throw new UserError(`${file}: no row is a turn of the pacer.`);
    const log = new LogSettings(logName(file).settings);
    const maxWindow = maxWindowOf(bdpAtStart(log.number('network_rtt_ps'), log.number('link_bps')));
    let bench: ReceiverBench | undefined;
    const run = await runSeed(simulator, 1, async (t) => {
      bench = new ReceiverBench(t, Math.floor(maxWindow / 256), sources);
      await t.cycles(3);
      for (const row of rows) await bench.take(row);
    });
    const { differences, grants } = bench!;
    return differences.report(run, { events: rows.length, grants, compared: differences.compared });
  };
