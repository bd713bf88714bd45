/** Which modules of a design are worth mapping once for all of their instances. */
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';

/**
 * Fewest instances, and fewest lines with all that is below it, of a module that is mapped on its own. Logic is not
 * merged across its border, so that a small module is not worth one, and one without registers not at all: tables of
 * AES on their own added a level to what is around them.
 */
const leastInstances = 8;
const leastLines = 60;

/** An instance as the emitter lays it out: module, parameters if it has any, name, parenthesis. */
const instance = /^ {4}(\w+) (?:#\(.*\) )?\w+ \($/gm;

/** Names of the modules, instances of which Yosys maps once, then copies; in the order of the files. */
export function sharedModules({ top, files }: VerilogDesign): readonly string[] {
  const ours = new Map(files.filter((f) => !f.foreign).map((f) => [f.name.replace(/\.v$/, ''), f.text]));
  const below = new Map(
    [...ours].map(([name, text]) => [name, [...text.matchAll(instance)].map(([, m]) => m!).filter((m) => ours.has(m))]),
  );
  const instances = new Map<string, number>();
  const count = (name: string): void => {
    instances.set(name, (instances.get(name) ?? 0) + 1);
    below.get(name)?.forEach(count);
  };
  count(top);
  const lines = (name: string): number =>
    ours.get(name)!.split('\n').length + below.get(name)!.reduce((sum, m) => sum + lines(m), 0);
  const isClocked = (name: string): boolean =>
    /^ *always @\(posedge/m.test(ours.get(name)!) || below.get(name)!.some(isClocked);
  return [...ours.keys()].filter(
    (name) => (instances.get(name) ?? 0) >= leastInstances && lines(name) >= leastLines && isClocked(name),
  );
}
