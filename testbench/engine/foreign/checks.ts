/** Assertions and assumptions. */
import type { Importing } from './importing.ts';
import type { FlatCell } from './instances.ts';
import { numberOf } from './yosys-json.ts';

/** Add the assertion or assumption that a `$check` cell is; what it only covers or prints is left out. */
export function addCheck(at: Importing, { path, cell, instance }: FlatCell): void {
  const { FLAVOR } = cell.parameters;
  if (FLAVOR !== 'assert' && FLAVOR !== 'assume') return;
  const assumed = FLAVOR === 'assume' ? { assumed: true as const } : {};
  const { words, clocks } = at;
  const { connections, parameters, attributes } = cell;
  const triggers = numberOf(parameters.TRG_ENABLE) === 1 ? instance.bits(connections.TRG ?? []) : [];
  // The first edge is the clock's; the others are of asynchronous resets.
  const [net] = triggers;
  const rising = (parameters.TRG_POLARITY ?? '').at(-1) === '1';
  const clock = net === undefined ? 0 : clocks.edge(net, rising, { path, attributes });
  at.checks.push({
    finish: () => {
      const t = words.table;
      const holds = words.word(instance.bits(connections.A!));
      const idle = t.unary('not', words.word(instance.bits(connections.EN!)));
      return { path, clock, node: t.binary('or', idle, holds), ...assumed };
    },
  });
}
