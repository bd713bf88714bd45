/** READs by RUDI in the table, step by step, beside those by PDCs. */
import { messageEntries } from '../../../../../rtl-gen/uet/endpoint/transmit/message-ids.ts';
import { noAnswerCode } from '../../../../../rtl-gen/uet/endpoint/transmit/read-table.ts';
import { failureCodes } from '../../../../../rtl-gen/uet/pds/initiator/records.ts';
import { responseOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type NamedTest, namedWith, type Random } from '../../test-kit.ts';
import { TableHost } from './table-host.ts';
import { type RudiWay, wide } from './table-messages.ts';

/** Clocks in which all entries are looked at, and each second one fails. */
const sweep = 8 * messageEntries;
const withData = responseOpcodes.code.response_w_data;
const { ok, null: nothing } = returnCodes.code;

const drawnWay = (random: Random): RudiWay => ({
  ...{ pkt_id: random.word(), peer: wide(random, 128), local: random.below(16) },
});

/** As the table's own host, for READs by RUDI. */
class RudiHost extends TableHost {
  /** What does not say that it is by RUDI is not. */
  override show(name: string, values: Readonly<Record<string, number | bigint>>): void {
    const plain = { opened: { rudi: 0 }, find: { rudi_is: 0 } }[name] ?? {};
    super.show(name, { ...plain, ...values });
  }

  async askBy(way: RudiWay, id: number): Promise<void> {
    await this.event('opened', { reads: 1, id, address: BigInt(id) << 48n, length: 8, rudi: 1 });
    await this.leaves(way, id);
    await this.clocks(4);
  }

  async leaves(way: RudiWay, id: number): Promise<void> {
    await this.event('rudi_left', leftBy(way, id));
  }

  async givenOf(id: number, values: { readonly kind?: string; readonly code?: number; readonly opcode?: number } = {}) {
    const { kind = 'response', code = ok, opcode = withData } = values;
    await this.event('given', outcomeBy(this, id, kind, code, opcode));
    await this.clocks(4);
  }

  async findBy(way: RudiWay, id: number) {
    await this.event('find', bytesBy(way, id));
    await this.clocks(4);
    const found = this.found.pop();
    assert(found !== undefined && this.found.length === 0, 'one answer for each that is looked for');
    return found;
  }
}

const leftBy = ({ pkt_id, peer, local }: RudiWay, id: number) => ({
  id,
  pkt_id,
  to_destination: peer,
  to_local: local,
});

const bytesBy = ({ pkt_id, peer, local }: RudiWay, id: number) => ({
  ...{ id, pdcid: 0x8001, length: 8, return_code: ok },
  ...{ rudi_is: 1, rudi_pkt_id: pkt_id, rudi_source: peer, rudi_local: local },
});

const outcomeBy = (host: TableHost, message: number, kind: string, code: number, opcode: number) => ({
  ...{ message, place: 1, kind: host.kind(kind), response_return_code: code, response_opcode: opcode },
});

const hosted = namedWith((t) => new RudiHost(t));

export const rudiDirected: readonly NamedTest[] = [
  hosted(
    'each entry has a READ by RUDI or by a PDC, which answer no other one and fail as theirs do',
    async (host, t) => {
      const rudi = t.dut.port('rudi_of_none');
      const entries = [...Array(messageEntries).keys()];
      for (const odd of [0, 1]) {
        const isBy = (entry: number) => (entry >> 1) % 2 === odd;
        const idOf = (entry: number) => entry + messageEntries * (1 + odd + ((7 * entry) % 250));
        const ways = entries.map(() => drawnWay(t.random));
        host.failed.clear();
        host.unanswered.length = 0;
        for (const entry of entries) {
          if (isBy(entry)) await host.askBy(ways[entry]!, idOf(entry));
          else await host.ask(idOf(entry));
        }
        // All are acknowledged at the same place; of each second one the bytes come.
        for (const entry of entries) {
          rudi.set(Number(isBy(entry)));
          await host.givenOf(idOf(entry), { code: entry % 3 === 0 ? nothing : ok });
        }
        for (const entry of entries.filter((each) => each % 2 === 0)) {
          const id = idOf(entry);
          assert.equal((await host.find(id)).hit, !isBy(entry), `${entry} by a PDC`);
          const found = await host.findBy(ways[entry]!, id);
          assert.equal(found.hit, isBy(entry), `${entry} by RUDI`);
          if (found.hit) assert.equal(found.address, BigInt(id) << 48n);
        }
        await host.event('ended', { place: 1 });
        await host.clocks(sweep);
        const waiting = entries.filter((entry) => entry % 2 === 1);
        const ended = waiting.filter((entry) => !isBy(entry));
        assert.deepEqual(
          [...host.failed],
          ended.map((entry) => [idOf(entry), failureCodes.pdc_ended]),
        );
        host.failed.clear();
        for (let tick = 0; tick < 2; tick++) {
          assert.equal(host.failed.size, 0);
          await host.event('tick', {});
          await host.clocks(sweep);
        }
        const late = waiting.filter(isBy);
        assert.deepEqual(
          [...host.failed],
          late.map((entry) => [idOf(entry), noAnswerCode]),
        );
        assert.deepEqual(host.unanswered, [], 'no PDC waits for them');
      }
    },
  ),
  hosted(
    'bytes by RUDI that differ in a bit of pkt_id, address or use are of no READ, and neither are those by a PDC',
    async (host, t) => {
      const drawn = drawnWay(t.random);
      const inverse = { pkt_id: ~drawn.pkt_id >>> 0, peer: BigInt.asUintN(128, ~drawn.peer), local: 15 - drawn.local };
      const misses = async (way: RudiWay, of: number) => assert.equal((await host.findBy(way, of)).hit, false);
      for (const [id, way] of [
        [0x5a33, drawn],
        [0xa5cc, inverse],
      ] as const) {
        await host.askBy(way, id);
        await host.event('left', { id, pdcid: 0x8001 });
        for (let i = 0; i < 32; i++) await misses({ ...way, pkt_id: (way.pkt_id ^ (1 << i)) >>> 0 }, id);
        for (let i = 0; i < 128; i++) await misses({ ...way, peer: way.peer ^ (1n << BigInt(i)) }, id);
        for (let i = 0; i < 4; i++) await misses({ ...way, local: way.local ^ (1 << i) }, id);
        for (let i = 8; i < 16; i++) await misses(way, id ^ (1 << i));
        assert.equal((await host.find(id)).hit, false, 'by a PDC');
        assert.equal((await host.findBy(way, id)).hit, true);
        await misses(way, id);
      }
      // The next use of the entry has no request of its own until that leaves, though another one had the same.
      const [next, way] = [0xa5cc + messageEntries, inverse];
      await host.event('opened', { reads: 1, id: next, address: 5n, length: 8, rudi: 1 });
      await host.clocks(4);
      await misses(way, next);
      await host.leaves(way, next);
      await host.clocks(4);
      assert.equal((await host.findBy(way, next)).hit, true);
    },
  ),
  hosted('a request by RUDI that leaves in a reset has not left', async (host, t) => {
    const [id, way] = [0x407, drawnWay(t.random)];
    host.show('rudi_left', leftBy(way, id));
    await host.reset(4);
    host.clear('rudi_left');
    await host.clocks(4);
    await host.event('opened', { reads: 1, id, address: 5n, length: 8, rudi: 1 });
    await host.clocks(4);
    assert.equal((await host.findBy(way, id)).hit, false);
  }),
  hosted(
    'a response without bytes fails its READ, unless they have come, in each clock; no other outcome does',
    async (host, t) => {
      t.dut.port('rudi_of_none').set(1);
      const seen = { hits: 0, misses: 0 };
      for (const [k, opcode] of [0, 1, withData, 63].entries())
        for (const [l, kind] of (['response', 'default_ok'] as const).entries())
          for (let clock = 0; clock <= 8; clock++) {
            const [id, way] = [0x21 + messageEntries * (1 + 9 * (2 * k + l) + clock), drawnWay(t.random)];
            await host.askBy(way, id);
            host.outcomes.clear();
            host.failed.clear();
            for (let i = 0; i <= 8; i++) {
              if (i === clock) host.show('find', bytesBy(way, id));
              if (i === 4) host.show('given', outcomeBy(host, id, kind, clock % 2 === 0 ? ok : nothing, opcode));
              await host.clocks(1);
              for (const name of ['find', 'given']) host.clear(name);
            }
            await host.clocks(8);
            const { hit } = host.found.pop()!;
            const isBare = opcode !== withData;
            if (isBare) seen[hit ? 'hits' : 'misses']++;
            else assert.equal(hit, true, 'bytes of an outcome with some');
            assert.equal(host.outcomes.get(id), hit ? 1 : 2, `opcode ${opcode}, bytes in clock ${clock}`);
            const { undeliverable } = failureCodes;
            assert.deepEqual(host.failures.splice(0), hit ? [] : [undeliverable, undeliverable]);
          }
      assert(seen.hits > 2 && seen.misses > 2, JSON.stringify(seen));
      assert.deepEqual(host.unanswered, []);
    },
  ),
  hosted(
    'of a message by RUDI that is no READ an outcome without bytes is what it is, and one by a PDC fails for none',
    async (host, t) => {
      const rudi = t.dut.port('rudi_of_none');
      rudi.set(1);
      await host.event('opened', { reads: 0, id: 0x133, address: 5n, length: 8, rudi: 1 });
      await host.clocks(4);
      await host.givenOf(0x133, { opcode: 0 });
      assert.deepEqual([host.failed.size, host.outcomes.get(0x133)], [0, 1]);
      rudi.set(0);
      await host.ask(0x134);
      await host.givenOf(0x134, { opcode: 0 });
      assert.deepEqual([host.failed.size, host.outcomes.get(0x134)], [0, 1]);
      assert.equal((await host.find(0x134)).hit, true);
    },
  ),
  hosted('a refusal by RUDI counts twice, and no PDC waits for an answer less', async (host, t) => {
    const rudi = t.dut.port('rudi_of_none');
    for (const isBy of [1, 0, 1]) {
      rudi.set(isBy);
      const [id, way] = [0x177 + messageEntries * (isBy + t.random.below(100) * 2), drawnWay(t.random)];
      if (isBy === 1) await host.askBy(way, id);
      else await host.ask(id);
      await host.givenOf(id, { code: 9 });
      await host.clocks(4);
      assert.equal(host.outcomes.get(id), 2);
      assert.deepEqual(host.unanswered.splice(0), isBy === 1 ? [] : [1]);
    }
  }),
];
