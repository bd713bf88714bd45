/** Recorded choices of entropy values through the hardware, beside the model and what the simulator chose. */
import { pathLag } from '../../../../../rtl-gen/uet/cms/paths/latency.ts';
import { UserError } from '../../../../../support/user-error.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Replay } from '../../../../design-tests/replay.ts';
import { PathChecker } from './path-checker.ts';
import { pathWriter, setPathRegisters } from './path-ports.ts';
import { type RecordedPick, readPicks, shownState } from './recorded-paths.ts';

/** A clock of 312.5 MHz, in ns. */
const tick = 3.2;

/** The context that the flow has. */
const CCC = 1;

/**
 * Replays a log on hardware with so many paths. Events come far enough apart that each sees all before it, with the
 * times of the recording in `now`. Compared are each entropy value of the hardware with the model and the recording,
 * and after each event all that the model keeps with the recording.
 */
export const pathReplay =
  (most: number): Replay =>
  async (simulator, file) => {
    const { settings, rows } = await readPicks(file, tick);
    if (settings.paths > most) throw new UserError(`${file} has ${settings.paths} paths, the hardware ${most}.`);
    const differences: string[] = [];
    let compared = 0;
    const equal = ({ place }: RecordedPick, name: string, recorded: unknown, shown: unknown): void => {
      compared += 1;
      if (recorded !== shown) differences.push(`${place}: ${name} is ${recorded} in the log, ${shown} here`);
    };
    const picks = rows.filter(({ entropy }) => entropy !== undefined);
    let picked = 0;
    const run = await runSeed(simulator, 1, async (t) => {
      setPathRegisters(t.dut, settings, most);
      const write = pathWriter(t.dut);
      write(undefined);
      await t.cycles(3);
      const checker = t.attach(
        new PathChecker(t.dut, settings, {
          onMismatch: (message) => differences.push(message),
          onPick: ({ entropy, way }) => {
            const row = picks[picked++]!;
            equal(row, 'ev', row.entropy, entropy);
            equal(row, 'choice', row.way, way);
          },
        }),
      );
      for (const row of rows) {
        const { firstDraw } = row.event;
        write({ ...row.event, firstDraw: firstDraw % most, ccc: CCC });
        await t.cycles(1);
        write(undefined);
        await t.cycles(Math.max(pathLag.order, pathLag.penalties) - 1);
        const shown = shownState(checker.contexts.model(CCC)!);
        for (const [name, value] of row.state) if (shown[name] !== undefined) equal(row, name, value, shown[name]);
      }
      while (checker.pending > 0) await t.cycles(1);
    });
    if (run.failure !== undefined) throw run.failure;
    return {
      counts: { events: rows.length, 'entropy values': picked, compared },
      disagreements: differences.length,
      ...(differences[0] === undefined ? {} : { firstDisagreement: differences[0] }),
      clocks: run.cycles,
    };
  };
