/** The registers of the semantic sublayer: each field is at the ports of its command, which is carried out once. */
import { rangeOf } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import type { SemanticKind } from '../../../../../rtl-gen/uet/endpoint/registers/semantic-registers.ts';
import { semanticKinds, semanticRegisters } from '../../../../../rtl-gen/uet/endpoint/registers/semantic-registers.ts';
import { assert, type Body, type NamedTest, named } from '../../test-kit.ts';
import { ControlHost } from './control-host.ts';
import { semanticEvents } from './semantic-events-directed.ts';

/** Ports of the payload of each command by the register and field that they show; `_0` and `_1` are two words. */
export const commandPorts: Readonly<Record<SemanticKind, Readonly<Record<string, string>>>> = {
  job: { remove: 'command.remove', key: 'job.id' },
  process: {
    remove: 'command.remove',
    process_rel: 'command.rel',
    process_job_id: 'job.id',
    process_pid_on_fep: 'address.pid_on_fep',
  },
  resource: {
    remove: 'command.remove',
    absolute: 'command.absolute',
    owner: 'owner.owner',
    space: 'command.space',
    resource_index: 'address.resource_index',
    context_enabled: 'context.enabled',
    context_uses_generation: 'context.uses_generation',
    context_generation: 'context.generation',
    context_supported: 'context.supported',
  },
  context: {
    index: 'owner.context',
    context_enabled: 'context.enabled',
    context_uses_generation: 'context.uses_generation',
    context_generation: 'context.generation',
    context_supported: 'context.supported',
  },
  region: {
    remove: 'command.remove',
    region_key: 'key',
    region_base: 'base',
    region_first: 'first',
    region_length: 'length',
    region_remote_read: 'rights.remote_read',
    region_remote_write: 'rights.remote_write',
    region_remote_atomic: 'rights.remote_atomic',
    region_restricts_job: 'rights.restricts_job',
    region_job_id: 'job.id',
    region_restricts_resource: 'rights.restricts_context',
    region_resource: 'owner.context',
  },
  receive: {
    tagged: 'command.tagged',
    resource: 'owner.context',
    tag_match_bits: 'key',
    tag_initiator: 'initiator.initiator',
    any_initiator: 'command.any_initiator',
    ignore_bits: 'ignore',
    place_wr_id: 'wr_id.wr_id',
    place_address: 'base',
    place_length: 'length_0.bits',
  },
  // It is offered for a clock alone, and has a test of its own.
  release: {},
  atomic: {
    opcode: 'atomic.opcode',
    data_type: 'atomic.data_type',
    address: 'atomic.address',
    operand: 'operand',
    compare: 'compare',
  },
};

const kept = semanticRegisters.flatMap(({ name, fields }) =>
  fields.filter(({ access }) => access === 'rw').map((field) => ({ register: name, field })),
);

/** Fields of the window that a port of a command shows. */
export const semanticFields: readonly string[] = kept.map(
  ({ register, field }) => `semantics_${register}.${field.name}`,
);

const portOf = (kind: SemanticKind): string => (kind === 'atomic' ? 'host_atomic' : `commands_${kind}`);
const goBit = (kind: SemanticKind): number => 1 << semanticKinds.indexOf(kind);

/** Random words in all registers; their fields, those of two words as one. */
async function scramble(host: ControlHost, word: () => number): Promise<ReadonlyMap<string, bigint>> {
  const values = new Map<string, bigint>();
  for (const { name, fields } of semanticRegisters) {
    if (!fields.some(({ access }) => access === 'rw')) continue;
    const written = word();
    await host.write(`semantics_${name}`, written);
    for (const field of fields) {
      const [hi, lo] = rangeOf(field);
      values.set(`${name}.${field.name}`, BigInt.asUintN(hi - lo + 1, BigInt(written) >> BigInt(lo)));
    }
  }
  for (const name of ['key', 'base', 'first', 'length', 'ignore', 'operand', 'compare'])
    values.set(name, values.get(`${name}_0.bits`)! | (values.get(`${name}_1.bits`)! << 32n));
  return values;
}

/** A command says what the registers hold, stays until it is done, and then what has become of it is shown. */
const eachCommand =
  (kinds: readonly SemanticKind[]): Body<void> =>
  async (t) => {
    const host = new ControlHost(t);
    const valid = () =>
      semanticKinds.filter((kind) => kinds.includes(kind) && host.get(`${portOf(kind)}_valid`) === 1n);
    const pulse = async (port: string): Promise<void> => {
      host.set(port, 1);
      await t.rising();
      host.set(port, 0);
    };
    for (let round = 0; round < 2; round++)
      for (const kind of t.random.shuffle(kinds)) {
        const values = await scramble(host, () => t.random.word());
        await host.write('semantics_go', { [kind]: 1 });
        await t.cycles(t.random.int(1, 10));
        assert.deepEqual(valid(), [kind]);
        for (const [name, field] of Object.entries(commandPorts[kind])) {
          const port = t.dut.port(`${portOf(kind)}_payload_${name}`);
          let expected = BigInt.asUintN(port.width, values.get(field)!);
          if (name === 'process_job_id' && values.get('command.rel') === 0n) expected = 0n;
          assert.equal(BigInt(port.get()), expected, `${kind} ${name}`);
        }
        // Another one is not begun while this one is under way.
        await host.write('semantics_go', 0x7f);
        assert.deepEqual(valid(), [kind]);
        assert.equal(await host.read('semantics_status', 'busy'), 1);
        if (kind === 'receive') {
          const { states } = t.dut.port('commands_receive_payload_kind');
          const shown = states!.find(({ value }) => BigInt(value) === host.get('commands_receive_payload_kind'))!.name;
          assert.equal(shown, values.get('command.remove') === 1n ? 'cancel' : 'post');
          await pulse('commands_done_receive_taken');
          await t.cycles(3);
          assert.deepEqual(valid(), []);
          assert.equal(await host.read('semantics_status', 'busy'), 1);
          const [space, outcome, wrId] = [t.random.pick(['sends', 'tags']), t.random.below(4), t.random.word()];
          host.set(`commands_done_${space}_outcome`, outcome);
          host.set(`commands_done_${space}_wr_id`, wrId);
          await pulse(`commands_done_${space}_valid`);
          assert.equal(await host.read('semantics_status', 'outcome'), outcome);
          assert.equal(await host.word('semantics_told'), wrId);
        } else if (kind === 'context') await pulse('commands_done_context_taken');
        else if (kind === 'atomic') {
          await pulse('host_atomic_done_taken');
          await t.cycles(3);
          assert.deepEqual(valid(), []);
          assert.equal(await host.read('semantics_status', 'busy'), 1);
          const [code, fetched] = [t.random.below(64), BigInt(t.random.bits(64))];
          host.set('host_atomic_done_done_code', code);
          host.set('host_atomic_done_done_fetched', fetched);
          await pulse('host_atomic_done_done_valid');
          assert.equal(await host.word('semantics_atomic_code'), code);
          assert.equal(await host.readValue('semantics_fetched', 2), fetched);
        } else {
          const [status, slot] = [t.random.below(5), t.random.below(16)];
          host.set(`commands_done_${kind}_status`, status);
          host.set(`commands_done_${kind}_slot`, slot);
          await pulse(`commands_done_${kind}_valid`);
          assert.deepEqual(
            [await host.read('semantics_status', 'status'), await host.read('semantics_status', 'slot')],
            [status, slot],
          );
        }
        assert.equal(await host.read('semantics_status', 'busy'), 0);
        assert.deepEqual(valid(), []);
      }
    // Of several the lowest one, alone.
    await host.write('semantics_go', goBit('process') | goBit('region') | goBit('atomic'));
    await t.cycles(3);
    assert.deepEqual(valid(), ['process']);
    assert.equal(await host.read('semantics_built', 'profile'), 0);
    assert.equal(await host.read('semantics_built', 'reads'), Number(kinds.includes('atomic')));
    host.set('bytes_unasked', 0x1234_5678);
    await t.rising();
    assert.equal(await host.word('semantics_bytes_unasked'), 0x1234_5678);
  };

export const semanticDirected: readonly NamedTest[] = [
  named(
    'commands to the semantic sublayer are what registers hold, one at a time',
    eachCommand(semanticKinds.filter((kind) => kind !== 'release')),
  ),
  ...semanticEvents,
];
