/** Recorded choices of entropy values through the hardware, beside the model and what the simulator chose. */
import { pathLag } from '../../../../../rtl-gen/uet/cms/paths/latency.ts';
import { UserError } from '../../../../../support/user-error.ts';
import { runSeed } from '../../../../bench/run-seed.ts';
import type { Replay } from '../../../../design-tests/replay.ts';
import { Differences } from '../differences.ts';
import { PathChecker } from './path-checker.ts';
import { pathWriter, setPathRegisters } from './path-ports.ts';
import { readPicks, shownState } from './recorded-paths.ts';

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
    const differences = new Differences();
    const picks = rows.filter(({ entropy }) => entropy !== undefined);
    let picked = 0;
    const run = await runSeed(simulator, 1, async (t) => {
      setPathRegisters(t.dut, settings, most);
      const write = pathWriter(t.dut);
      write(undefined);
      await t.cycles(3);
      const checker = t.attach(
        new PathChecker(t.dut, settings, {
          onMismatch: differences.tell,
          onPick: ({ entropy, way }) => {
            const row = picks[picked++]!;
            differences.equal(row, 'ev', row.entropy, entropy);
            differences.equal(row, 'choice', row.way, way);
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
        for (const [name, value] of row.state)
          if (shown[name] !== undefined) differences.equal(row, name, value, shown[name]);
      }
      while (checker.pending > 0) await t.cycles(1);
    });
    return differences.report(run, { events: rows.length, 'entropy values': picked, compared: differences.compared });
  };
