/** Registers and counters of NSCC and path selection in an endpoint have their effect on the ports of the registers. */
import { assert, type Body, type NamedTest, named } from '../../test-kit.ts';
import { ControlHost, looks } from './control-host.ts';

/** How paths are selected; of the paths that are left out as many bits as the endpoint has paths for. */
const paths: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const { states } = t.dut.port('registers_nscc_paths_scheme');
  for (const [scheme, name] of ['oblivious', 'bitmap', 'reps', 'mixed'].entries()) {
    const unused = t.random.pick([0, 32, 48, 63]);
    await host.write('nscc_paths', { scheme, unused });
    await t.cycles(2);
    const { name: shown } = states!.find(({ value }) => BigInt(value) === host.get('registers_nscc_paths_scheme'))!;
    assert.deepEqual([shown, host.get('registers_nscc_paths_unused')], [name, BigInt(unused)]);
    assert.equal(await host.read('nscc_paths', 'unused'), unused);
  }
};

/** What NSCC and path selection do is counted, each where it belongs. */
const nsccCounters: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const of: readonly (readonly [counter: string, valid: string, field: string, value: number])[] = [
    ...['pi', 'fast', 'fi', 'noop', 'md', 'md_skip'].map(
      (name, i) => [`nscc_${name}`, 'nscc_valid', 'nscc_outcome_quadrant', i + 1] as const,
    ),
    ...['window', 'cut', 'ignore'].map(
      (name, i) => [`nscc_qa_${name}`, 'nscc_valid', 'nscc_outcome_adapted', i + 1] as const,
    ),
    ['nscc_fulfilled', 'nscc_valid', 'nscc_outcome_fulfilled', 1],
    ['nscc_eta', 'nscc_valid', 'nscc_outcome_eta', 1],
    ...['walk', 'recycle', 'fresh', 'explore', 'frozen', 'frozen_empty'].map(
      (name, i) => [`path_${name}`, 'picked_valid', 'picked_way', i] as const,
    ),
  ];
  const times = of.map(() => t.random.int(1, 400));
  for (const [i, [, valid, field, value]] of of.entries()) {
    host.set(`congestion_${field}`, value);
    host.set(`congestion_${valid}`, 1);
    await t.cycles(times[i]!);
    host.set(`congestion_${valid}`, 0);
    host.set(`congestion_${field}`, 0);
  }
  await t.cycles(looks);
  for (const [i, [name]] of of.entries()) {
    assert.equal(await host.word(`nscc_${name}`), times[i], name);
    assert.equal(await host.word(`nscc_${name}_high`), 0);
  }
};

/** Of an endpoint with NSCC alone. */
export const nsccDirected: readonly NamedTest[] = [
  named('paths of NSCC are selected as software says', paths),
  named('what NSCC does is counted', nsccCounters),
];
