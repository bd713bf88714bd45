/**
 * The process in which `firstClock` measures: `node first-clock-child.ts DESIGN ENGINE` prints a `FirstClock` as JSON.
 */
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { findBenchDesign } from '../designs/index.ts';
import { type Contender, findContender } from './contender.ts';
import type { FirstClock } from './first-clock.ts';

const [name, engine] = process.argv.slice(2);
const design = findBenchDesign(name!).elaborate();
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
