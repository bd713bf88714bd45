/** Events at ports of which nothing but `valid` counts while there is none. */
import type { Dut, Random, WordPort } from '../test-kit.ts';

/** A record with `valid`. */
interface EventPort {
  readonly valid: WordPort<1>;
  set(event: never): void;
}

/** Sets a record with `valid`, or takes it away: while it is not valid its fields are anything. */
export function eventWriter<P extends EventPort>(
  { ports }: Dut,
  event: P,
  random: Random,
): (of: Omit<Parameters<P['set']>[0], 'valid'> | undefined) => void {
  const fields = ports.filter(({ name }) => name.startsWith(`${event}_`) && name !== `${event.valid}`);
  return (of) => {
    if (of !== undefined) return event.set({ valid: 1, ...of } as never);
    event.valid.set(0);
    for (const port of fields) port.set(random.bits(port.width));
  };
}
