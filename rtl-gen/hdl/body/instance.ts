/** Instances of one module in another. */
import type { DeclId, ExprId } from '../../ir/expr.ts';
import type { Bits } from '../values/bits.ts';
import type { Stream } from '../values/link.ts';
import { callerLocation } from '../values/source.ts';
import { lowerWord } from '../values/word.ts';
import type { Builder } from './builder.ts';
import { mapDomains, portDomain } from './domains.ts';
import { interfacePorts, lowerPort, makeLists, portLeaves, putAt, recordOf, valueAt } from './interface.ts';
import type { AnyModule } from './module.ts';
import { readyOf, StreamWire, streamsIn } from './stream.ts';

/** Adds the instance and returns the record of what it drives. */
export function instantiate(
  owner: Builder,
  name: string,
  mod: AnyModule,
  drives: unknown,
  options: { readonly clocks?: Readonly<Record<string, string | object | undefined>> } = {},
): Record<string, unknown> {
  const at = callerLocation();
  owner.claimName(name, at);
  const ports = interfacePorts(mod);
  const inputs = new Map<string, ExprId>();
  const outputs = new Map<string, DeclId>();
  const instance = owner.instances.length;
  const domainMap = mapDomains(owner, name, mod, options.clocks ?? {}, at);
  const streams = streamsIn(mod);
  /** Ports that get their value later, from the receiver of a stream. */
  const later = new Set(
    streams.flatMap(({ path, side }) => {
      const isOpen = side === 'source' && valueAt(drives, [...path, 'ready']) === undefined;
      return isOpen ? [[...path, 'ready'].join('.')] : [];
    }),
  );

  for (const port of ports.filter((p) => p.direction === 'in')) {
    const values = owner.about(`input ${port.name} of instance ${name}`, at, () =>
      lowerPort(owner, port, valueAt(drives, port.path)),
    );
    portLeaves(port).forEach((leaf, i) => {
      const value = values[i];
      if (value === undefined && !later.has(port.path.join('.'))) {
        owner.report('missing-input', `input ${leaf.name} of instance ${name} has no value`, 'give it one', [
          at,
          { ...mod.at, note: 'its module' },
        ]);
      }
      inputs.set(leaf.name, value ?? owner.table.const(leaf.width, 0n));
    });
  }

  const driven = ports.filter((p) => p.direction === 'out');
  const values = driven.map((port) => {
    const own = portDomain(owner, mod, port.tag);
    const domain = own === 'asynchronous' ? own : (domainMap[own] ?? owner.domain);
    const ids = portLeaves(port).map(({ suffix: _, lo: __, name: portName, ...leaf }) => {
      const decl = owner.declare({
        kind: 'instOutput',
        // The one character that a foreign port may have and a name of ours not.
        name: `${name}_${portName.replaceAll('$', '_')}`,
        at,
        domain,
        instance,
        port: portName,
        ...leaf,
      });
      outputs.set(portName, decl);
      return owner.ref(decl);
    });
    return port.shape.wrap(owner, ids);
  });

  const made = recordOf(driven, values);
  for (const { path, side, payload } of streams) {
    const given = valueAt(drives, path);
    const port = (field: string) => ports.find((p) => p.path.join('.') === [...path, field].join('.'))!;
    if (side === 'sink') {
      if (given instanceof StreamWire) given.receive(valueAt(made, [...path, 'ready']) as Bits<1>, at);
      continue;
    }
    const [ready] = portLeaves(port('ready'));
    const own = portDomain(owner, mod, port('valid').tag);
    const domain = own === 'asynchronous' ? owner.domain : (domainMap[own] ?? owner.domain);
    const byHand = readyOf(given);
    const { payload: item, valid } = valueAt(made, path) as Stream<unknown>;
    const stream = owner.within(
      domain,
      () =>
        new StreamWire(owner, {
          ...{ name: [name, ...path].join('_'), at, shape: payload, payload: item, valid },
          give: (r) => inputs.set(ready!.name, lowerWord(owner, r, 1)),
          ...(byHand === undefined ? {} : { ready: byHand }),
        }),
    );
    putAt(made, path, stream);
  }
  makeLists(made, mod.ports.link);
  if (owner.session.contains(mod, at)) return made;
  const child = owner.session.elaborate(
    mod,
    domainMap.map((id) => owner.style(id)),
  );
  const hidden = [...child.decls, ...child.memories, ...child.instances].find((x) => x.name === name);
  if (hidden !== undefined) {
    // Lint tools reject it: inside the child the name would hide the instance's own.
    const message = `instance ${name} is named like something inside ${mod.name}`;
    owner.report('instance-name-hides', message, 'rename the instance', [at, { ...hidden.at, note: 'hidden' }]);
  }
  owner.instances.push({ name, module: child, domainMap, inputs, outputs, at });
  return made;
}
