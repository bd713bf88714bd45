/** What the registers of the semantic sublayer tell, and what software answers: buffers, restarts, contexts. */
import { assert, type Body, type NamedTest, named, type TestContext } from '../../test-kit.ts';
import { hasPort } from '../pair/endpoint-ports.ts';
import { ControlHost } from './control-host.ts';

/** The port is 1 for a clock. */
async function pulse(t: TestContext, host: ControlHost, port: string): Promise<void> {
  host.set(port, 1);
  await t.rising();
  host.set(port, 0);
}

/** A buffer goes back once, in one clock, and `status` says whether the host had it. */
const releases: Body<void> = async (t) => {
  const host = new ControlHost(t);
  if (!hasPort(t.dut, 'commands_release_valid')) return;
  const seen = host.watch('commands_release_valid', ['commands_release_number']);
  for (const ok of [1, 0, 1]) {
    const number = t.random.below(32);
    await host.write('semantics_buffer', number);
    await host.write('semantics_go', { release: 1 });
    await t.cycles(t.random.int(2, 8));
    assert.deepEqual(seen.splice(0), [{ commands_release_number: BigInt(number) }]);
    assert.equal(await host.read('semantics_status', 'busy'), 1);
    host.set('commands_done_released_ok', ok);
    await pulse(t, host, 'commands_done_released_valid');
    assert.deepEqual(
      [await host.read('semantics_status', 'busy'), await host.read('semantics_status', 'status')],
      [0, ok === 1 ? 0 : 3],
    );
  }
};

/** A message that a receive has found is shown until the next receive, and what a receive has left with its outcome. */
const finds: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const post = async (): Promise<void> => {
    await host.write('semantics_go', { receive: 1 });
    await t.cycles(3);
    await pulse(t, host, 'commands_done_receive_taken');
  };
  if (hasPort(t.dut, 'commands_done_kept_found_valid')) {
    assert.equal(await host.word('semantics_found'), 0);
    await post();
    const [number, whole] = [t.random.below(32), t.random.below(2)];
    host.set('commands_done_kept_found_number', number);
    host.set('commands_done_kept_found_is_whole', whole);
    await pulse(t, host, 'commands_done_kept_found_valid');
    await pulse(t, host, 'commands_done_sends_valid');
    assert.equal(await host.word('semantics_found'), ((number << 16) | (whole << 1) | 1) >>> 0);
    await post();
    assert.equal(await host.read('semantics_found', 'valid'), 0);
    await pulse(t, host, 'commands_done_tags_valid');
  }
  if (hasPort(t.dut, 'commands_done_sends_left'))
    for (const space of ['sends', 'tags']) {
      await post();
      const left = t.random.word();
      host.set(`commands_done_${space}_left`, left);
      await pulse(t, host, `commands_done_${space}_valid`);
      assert.equal(await host.word('semantics_left'), left);
    }
};

/** Whom receives are for, by the registers of each. */
const rules: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const values = { job: t.random.below(2 ** 24), free: t.random.word() };
  await host.write('semantics_job', values.job);
  await host.write('semantics_min_free', values.free);
  for (const [job, multi] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    await host.write('semantics_command', { for_job: job, multi });
    await t.cycles(2);
    const get = (name: string): number => Number(host.get(`commands_receive_payload_${name}`));
    if (hasPort(t.dut, 'commands_receive_payload_job_restricts'))
      assert.deepEqual([get('job_restricts'), get('job_job_id')], [job, values.job]);
    if (hasPort(t.dut, 'commands_receive_payload_multi_is'))
      assert.deepEqual([get('multi_is'), get('multi_min_free')], [multi, values.free]);
  }
};

/** Contexts that are disabled stay in their bits until software clears these. */
const contexts: Body<void> = async (t) => {
  const host = new ControlHost(t);
  if (!hasPort(t.dut, 'commands_done_exhausted_valid')) return;
  const disabled = new Set<number>();
  for (let i = 0; i < 8; i++) {
    const context = t.random.pick([0, 31, 32, 63, t.random.below(64)]);
    host.set('commands_done_exhausted_context', context);
    await pulse(t, host, 'commands_done_exhausted_valid');
    disabled.add(context);
  }
  const bits = [...disabled].reduce((sum, context) => sum | (1n << BigInt(context)), 0n);
  assert.equal(await host.readValue('semantics_exhausted', 2), bits);
  const one = [...disabled][0]!;
  await host.write(`semantics_exhausted_${one >> 5}`, 2 ** (one & 31));
  assert.equal(await host.readValue('semantics_exhausted', 2), bits & ~(1n << BigInt(one)));
};

/** What is to be given again is shown, and taken once when software says so. */
const waits: Body<void> = async (t) => {
  const host = new ControlHost(t);
  for (const [partial, upper] of [
    [0, 0],
    [1, 1],
    [2, 0],
  ] as const) {
    await host.write('semantics_deferral', { partial, target_upper: upper });
    await t.cycles(2);
    assert.deepEqual(
      [Number(host.get('deferral_choices_partial')), Number(host.get('deferral_choices_target_upper'))],
      [partial, upper],
    );
  }
  const taken = [host.watch('deferral_restart_ready', []), host.watch('deferral_returned_ready', [])] as const;
  const restart = { wr_id: t.random.word(), at: t.random.word(), length: t.random.word() };
  const tokens = BigInt(t.random.bits(64));
  for (const [name, value] of Object.entries({ ...restart, tokens }))
    host.set(`deferral_told_restart_payload_${name}`, value);
  host.set('deferral_told_restart_valid', 1);
  await t.cycles(2);
  assert.equal(await host.word('semantics_waiting'), 1);
  assert.equal(await host.word('semantics_restart_wr_id'), restart.wr_id);
  assert.equal(await host.readValue('semantics_restart_tokens', 2), tokens);
  assert.deepEqual(
    [await host.word('semantics_restart_at'), await host.word('semantics_restart_length')],
    [restart.at, restart.length],
  );
  await host.write('semantics_take', { restart: 1 });
  await t.cycles(3);
  assert.deepEqual([taken[0].length, taken[1].length], [1, 0]);
  host.set('deferral_told_restart_valid', 0);
  const wrId = t.random.word();
  host.set('deferral_told_returned_wr_id', wrId);
  host.set('deferral_told_returned_valid', 1);
  if (hasPort(t.dut, 'deferral_told_returned_part_address')) {
    const part = { address: BigInt(t.random.bits(64)), length: t.random.word(), released: 1 };
    for (const [name, value] of Object.entries(part)) host.set(`deferral_told_returned_part_${name}`, value);
    await t.cycles(2);
    assert.equal(await host.read('semantics_waiting', 'released'), 1);
    assert.equal(await host.readValue('semantics_returned_address', 2), part.address);
    assert.equal(await host.word('semantics_returned_length'), part.length);
  }
  await t.cycles(2);
  assert.deepEqual(
    [await host.read('semantics_waiting', 'restart'), await host.read('semantics_waiting', 'returned')],
    [0, 1],
  );
  assert.equal(await host.word('semantics_returned_wr_id'), wrId);
  await host.write('semantics_take', { returned: 1 });
  await t.cycles(3);
  assert.deepEqual([taken[0].length, taken[1].length], [1, 1]);
};

/** What is built in, by the ports that it has. */
const built: Body<void> = async (t) => {
  const host = new ControlHost(t);
  const has = (port: string): number => Number(hasPort(t.dut, port));
  const word = await host.word('semantics_built');
  const bits = ['defers', 'rests', 'keeps', 'jobs', 'multi', 'rod'];
  const ports = [
    'deferral_restart_ready',
    // HPC reads the rest of rendezvous sends wherever messages wait.
    'deferral_restart_ready',
    'commands_release_valid',
    'commands_receive_payload_job_restricts',
    'commands_receive_payload_multi_is',
    'commands_done_exhausted_valid',
  ];
  assert.deepEqual(
    bits.map((_, i) => (word >> (3 + i)) & 1),
    ports.map(has),
  );
};

/** Of endpoints of HPC with return spaces; what one is not built with is not there to be tested. */
export const semanticEvents: readonly NamedTest[] = [
  named('a buffer goes back once, and software hears whether it had it', releases),
  named('what a receive has found, and has left, is shown', finds),
  named('receives are for one job and for several messages as software says', rules),
  named('contexts that were disabled are shown until software clears them', contexts),
  named('messages and receives that are to be given again are shown until software takes them', waits),
  named('what is built in is shown', built),
];
