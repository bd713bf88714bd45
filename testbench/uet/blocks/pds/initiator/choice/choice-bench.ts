/** Drives PDC choice with what `ChoiceWorld` has, and holds all that comes out of it to the world's rules. */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../../../bench/context.ts';
import { namedPorts } from '../../target-side/field-ports.ts';
import { type ChoiceSize, type ChoiceTraffic, ChoiceWorld, type WorldPacket } from './choice-world.ts';

/** Clocks after its last new packet within which all that waits must have left. */
const patience = 5_000;

/** The destination address of a tuple, which tells it apart from others together with its mode. */
const destinationOf = (number: number): bigint => (0xffffn << 32n) | BigInt(0x0a00_0000 + number);

/** Runs one life; the counts of what happened. */
export async function runChoice(
  t: TestContext,
  traffic: ChoiceTraffic,
  size: ChoiceSize,
): Promise<ChoiceWorld['counts']> {
  const { port, get, set } = namedPorts(t.dut);
  const world = new ChoiceWorld(traffic, size);

  set('registers_pdcs_per_tuple', traffic.pdcsPerTuple);
  set('registers_spread_turns', traffic.spreadTurns);
  set('registers_full_level', Math.floor(size.ring / 4));
  set('registers_quarantine_time', 1);
  set('send_valid', 0);
  set('notice_valid', 0);
  set('retired_valid', 0);
  set('room', 1);
  set('now', 0);
  set('units', 0);
  set('random', 0);
  while (get('ready') === 0) await t.rising();

  const count = 2 * size.ring - 1;
  const drive = (packet: WorldPacket): void => {
    const { tuple, message } = packet;
    set('send_payload_tuple_mode', { rud: 0, rod: 1, roce: 2 }[tuple.mode]);
    set('send_payload_tuple_job_id', Math.imul(tuple.number, 0x9e3779b1) >>> 8);
    set('send_payload_tuple_local', 3);
    set('send_payload_tuple_destination', destinationOf(tuple.number));
    set('send_payload_tuple_traffic_class', tuple.number & 15);
    set('send_payload_tuple_sdi', 0);
    set('send_payload_tuple_lane', 0);
    set('send_payload_packet_kind', 0);
    set('send_payload_packet_message', message.id);
    set('send_payload_packet_first', packet.first);
    set('send_payload_packet_last', packet.last);
    set('send_payload_packet_length', 100);
    set('send_payload_packet_size', 140);
    set('send_payload_packet_payload', 0);
    set('send_payload_packet_handle', packet.handle);
  };
  for (let clock = 0; !world.isDone; clock++) {
    assert.ok(clock < traffic.clocks + patience, `${world.waiting} packets wait without end: ${world.describe()}`);
    const packet = world.offer();
    set('send_valid', packet !== undefined);
    if (packet !== undefined) drive(packet);
    const notice = world.notice();
    set('notice_valid', notice !== undefined);
    if (notice !== undefined) {
      set('notice_payload_news', notice.news === 'quiesce' ? 0 : 1);
      set('notice_payload_pdcid', notice.pdc.pdcid);
      set('notice_payload_next', world.nextPsn(notice.pdc));
    }
    const retired = world.retire();
    set('retired_valid', retired !== undefined);
    if (retired !== undefined) {
      set('retired_pdcid', retired.pdcid);
      set('retired_count', retired.retired & count);
    }
    const isShut = clock < (traffic.roomFrom ?? 0);
    set('room', clock > traffic.clocks || (!isShut && world.chance(traffic.room)));
    set('now', clock);
    set('units', (clock >> 5) & 0x1ffff);
    set('random', Math.imul(clock + 1, 0x9e3779b1) >>> 0);

    if (packet !== undefined && get('send_ready') === 1) world.taken();
    if (notice !== undefined && get('notice_ready') === 1) world.noticed();
    if (get('open_valid') === 1) {
      const tuple = Number(BigInt(port('open_tuple_destination').get()) - destinationOf(0));
      assert.equal(get('open_tuple_local'), 3);
      world.opened({ pdcid: get('open_pdcid'), tuple, startPsn: get('open_start_psn') });
    }
    if (get('placed_valid') === 1) world.placed(get('placed_pdcid'), get('placed_packet_handle'));
    if (get('stranded_valid') === 1) world.stranded(get('stranded_packet_handle'));
    // With the last packet of its messages, if there is one.
    if (get('settled_valid') === 1) world.settled(get('settled_pdcid'));
    if (get('close_valid') === 1) world.close(get('close_pdcid'));
    await t.rising();
    world.tick();
  }
  return world.counts;
}
