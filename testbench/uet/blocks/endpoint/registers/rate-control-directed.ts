/** What the registers of DCQCN and HPCC in an endpoint count. */
import { assert, type Body, type NamedTest, named } from '../../test-kit.ts';
import { ControlHost, looks } from './control-host.ts';

/** What each counter counts: ports that are 1, and of what a comparison is with. */
type Cause = Readonly<Record<string, number | bigint>>;

/** Each cause some times, and some more than a short counter has bits for; then each counter has what it should. */
const counts =
  (
    window: string,
    inputs: string,
    settings: Readonly<Record<string, number>>,
    causes: readonly (readonly [Cause, readonly string[]])[],
  ): Body<void> =>
  async (t) => {
    const host = new ControlHost(t);
    for (const [register, value] of Object.entries(settings)) await host.write(`${window}_${register}`, value);
    const due = new Map<string, number>();
    for (const [cause, names] of causes) {
      const times = t.random.int(200, 600);
      for (const [port, value] of Object.entries(cause)) host.set(`${inputs}_${port}`, value);
      await t.cycles(times);
      for (const [port] of Object.entries(cause)) host.set(`${inputs}_${port}`, 0);
      await t.cycles(1);
      for (const name of names) due.set(name, (due.get(name) ?? 0) + times);
    }
    await t.cycles(looks);
    for (const [name, count] of due) {
      assert.equal(await host.word(`${window}_${name}`), count, name);
      assert.equal(await host.word(`${window}_${name}_high`), 0);
    }
  };

/** Units of 256 bit/s, and a rate below them. */
const rate = 2 ** 24 + 1;

export const dcqcnDirected: readonly NamedTest[] = [
  named(
    'what DCQCN does is counted',
    counts('dcqcn', 'paced', { link_rate: rate }, [
      [{ mark: 1 }, ['marks']],
      [{ packet: 1 }, ['packets']],
      [{ turn: 1, rate: 256 * rate }, ['turns']],
      [{ turn: 1, rate: 256 * rate - 1 }, ['turns', 'slow_turns']],
      [{ turn: 0, rate: 0 }, []],
    ]),
  ),
];

export const hpccDirected: readonly NamedTest[] = [
  named(
    'what HPCC does is counted',
    counts('hpcc', 'sampled', { eta: 1000 }, [
      [{ ack: 1 }, ['acks']],
      [{ ack: 1, sample: 1 }, ['acks', 'samples']],
      [{ heard: 1, load: 999 }, ['heard']],
      [{ heard: 1, load: 1000 }, ['heard', 'loaded']],
      [{ heard: 0, load: 5000 }, []],
    ]),
  ),
];
