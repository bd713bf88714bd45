/**
 * The process in which `firstClock` measures: `node first-clock-child.ts PLACE DESIGN ENGINE`, with the project's place
 * as JSON, prints a `FirstClock` as JSON.
 */

import { elaborateBusy } from '../../config/busy-design.ts';
import { reopenProject } from '../../config/open-project.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { findBusyDesign } from '../designs/index.ts';
import { type Contender, findContender } from './contender.ts';
import type { FirstClock } from './first-clock.ts';

const [place, name, engine] = process.argv.slice(2);
const project = await reopenProject(JSON.parse(place!));
const design = elaborateBusy(findBusyDesign(project.config.benches ?? [], name!));
const contender = findContender(engine!);

/** Another name is an edit that changes what every engine and cache is given. */
function edited({ top, modules }: Design): Design {
  const renamed = { ...top, name: `${top.name}_edited` };
  return { top: renamed, modules: modules.map((m) => (m === top ? renamed : m)) };
}

async function measure(contender: Contender, design: Design): Promise<number> {
  const started = performance.now();
  const running = await contender.start(design);
  await running.run(1, 1);
  const taken = performance.now() - started;
  running.dispose();
  return taken;
}

const cold = await measure(contender, design);
const warm = await measure(contender, edited(design));
const result: FirstClock = { cold, warm };
console.log(JSON.stringify(result));
