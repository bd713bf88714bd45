/** Many modules as instances of one, for tools that take seconds to start: they read all of them at once. */
import { type Module, module } from '../index.ts';

type AnyPorts = Module<object, object, Record<never, never>>;

/** Instance `i` is `circuit<i>`; its ports are those of the whole, with that and `_` before their names. No streams. */
export function together(modules: readonly AnyPorts[]): AnyPorts {
  const prefixed = (group: 'in' | 'out') =>
    Object.fromEntries(
      modules.flatMap(({ ports }, i) =>
        Object.entries(ports[group] ?? {}).map(([name, shape]) => [`circuit${i}_${name}`, shape]),
      ),
    );
  return module<object, object>('together', { in: prefixed('in'), out: prefixed('out') }, (io, m) => {
    const given = new Map(Object.entries(io));
    const driven = modules.flatMap((mod, i) => {
      const names = Object.keys(mod.ports.in ?? {});
      const inputs = Object.fromEntries(names.map((name) => [name, given.get(`circuit${i}_${name}`)]));
      return Object.entries(m.inst(`circuit${i}`, mod, inputs)).map(([name, value]) => [`circuit${i}_${name}`, value]);
    });
    return Object.fromEntries(driven);
  });
}
