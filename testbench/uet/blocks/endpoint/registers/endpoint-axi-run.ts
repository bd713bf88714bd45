/** Endpoints that a driver has brought up by their registers, on a network; and what registers say when all is over. */
import assert from 'node:assert/strict';
import type { EndpointOptions } from '../../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { pdsTypes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { verdictNames } from '../../../../../rtl-gen/uet/wire/parser/verdict.ts';
import type { Body } from '../../../../bench/context.ts';
import { decode, sesOf } from '../../../golden/wire/index.ts';
import { hasPort, type Ports } from '../pair/endpoint-ports.ts';
import { addressOfEnd, dscps, gatewayMac } from '../pair/endpoint-settings.ts';
import { EndpointWorld, type WorldOptions } from '../pair/endpoint-world.ts';
import { restSends } from '../pair/rendezvous-plan.ts';
import { drawnRun } from '../pair/world-options.ts';
import { bringUp, report } from './bring-up.ts';
import { fieldOf } from './map-access.ts';
import { allOfIt, type SemanticNeeds } from './semantic-bring-up.ts';
import { serve } from './serving.ts';
import { runSoftware, Software } from './software.ts';

type Step = () => unknown;

const counters = [
  ...verdictNames.map((name) => `parsed_${name}`),
  'messages',
  'completions',
  'data_sent',
  'replies_sent',
  'stale',
  'delivered',
  'completed',
].map((name) => `traffic_${name}`);

const words = [
  'initiator_sent',
  'levels_ring',
  'levels_ring_most',
  'levels_store',
  'levels_store_least',
  'levels_messages',
  'levels_units',
  'identity_store',
  'identity_events',
  'identity_cause',
];

/** Frames that an endpoint may send while its registers are read: PDCs that close. */
const late = 8;
/** Clocks without a frame after which no answer is under way: more than a retransmission waits. */
const quietClocks = 4000;

/**
 * A run to its end, each byte at its place once; `step` passes an edge of all simulators, which are out of reset.
 * `each` is called before it, once all are on.
 */
export async function runByRegisters(
  ports: readonly Ports[],
  run: WorldOptions,
  step: Step,
  each?: (world: EndpointWorld) => void,
  needs: SemanticNeeds = allOfIt,
): Promise<EndpointWorld> {
  const world = new EndpointWorld(ports, run);
  const served = ports.map(() => 0);
  world.onFrame = (frame, from) => {
    checkOuter(frame, from, ports.length);
    if (servesRudi(frame, run.wire)) served[from]!++;
  };
  const rests = (run.rests ?? 0) + (run.lateRests ?? 0);
  const rudi = (run.rudi ?? 0) + (run.rudiReads ?? 0) > 0;
  const drivers = ports.map((at, end) => {
    const its = world.ends[end]!;
    const onContexts = (contexts: typeof its.late.contexts): void => {
      its.late.contexts = contexts;
    };
    return new Software(at, bringUp({ ...run, end }, its.memory.length, { ...needs, rests, rudi, onContexts }));
  });
  await runSoftware(drivers, step);
  // While it runs software posts receives, gives buffers back and takes what is told by registers.
  const isWhole = hasPort(ports[0]!, 'messages_payload_is_tagged');
  let isOver = false;
  const serving = isWhole
    ? ports.map(
        (at, end) =>
          new Software(
            at,
            serve(world.ends[end]!, () => isOver),
          ),
      )
    : [];
  const clock = async (): Promise<void> => {
    for (const one of serving) one.drive();
    world.clock();
    for (const one of serving) one.read();
    each?.(world);
    await step();
  };
  while (!world.isDone) await clock();
  // What answers READs is a message too, and its own answer may be lost after all that the hosts wait for has come.
  if (rudi || world.ends.some(({ host }) => host.given.some(({ message }) => message.op === 'read'))) {
    const sent = (): number => world.ends.reduce((sum, { seen }) => sum + seen.sent, 0);
    for (let before = sent(), quiet = 0; quiet < quietClocks; quiet++) {
      await clock();
      if (sent() !== before) [before, quiet] = [sent(), 0];
    }
  }
  isOver = true;
  await runSoftware(serving, step);
  const { bytesWrong, lost, duplicates } = world.result();
  assert.deepEqual({ bytesWrong, lost, duplicates }, { bytesWrong: 0, lost: 0, duplicates: 0 });
  const said = ports.map(() => new Map<string, number>());
  const all = rudi ? [...words, 'semantics_rudi_sent', 'semantics_rudi_retransmitted'] : words;
  await runSoftware(
    ports.map((at, end) => new Software(at, report(said[end]!, counters, all))),
    step,
  );
  for (const [end, at] of said.entries()) checkReport(world, end, at, ports[end]!, served[end]!);
  return world;
}

/** Where frames have their UET part. */
const uetAt = 42;

/** Whether it is what the memory of the host has answered to a READ by RUDI: bytes or none, it leaves as data. */
function servesRudi(frame: Uint8Array, wire: WorldOptions['wire']): boolean {
  if (frame[uetAt]! >> 3 !== pdsTypes.code.rudi_resp) return false;
  const ses = sesOf(decode(frame, wire).layers);
  if (ses === undefined || !('return_code' in ses.fields)) return false;
  return ses.name === 'ses_response_data' || ses.fields.return_code === returnCodes.code.host_unsuccess_cmpl;
}

/** What registers decide of a frame: MAC addresses, DSCP, TTL. */
function checkOuter(frame: Uint8Array, from: number, ends: number): void {
  const mac = (at: number): bigint => BigInt(`0x${Buffer.from(frame.subarray(at, at + 6)).toString('hex')}`);
  // A neighbour is known by its address; of one that is alone the other is, and so its own frames go by the gateway.
  assert.equal(mac(0), ends === 1 ? gatewayMac : addressOfEnd(from ^ 1).mac, 'the next hop');
  assert.equal(mac(6), addressOfEnd(from).mac, 'the source');
  assert([dscps.data, dscps.control].includes((frame[15]! >> 2) as never), `a frame with DSCP ${frame[15]! >> 2}`);
  assert.equal(frame[22], 64, 'TTL');
}

function checkReport(
  world: EndpointWorld,
  end: number,
  said: ReadonlyMap<string, number>,
  ports: Ports,
  served: number,
): void {
  const { host, seen } = world.ends[end]!;
  const value = (name: string): number => said.get(name)!;
  const traffic = (name: string): number => value(`traffic_${name}`);
  const parsed = verdictNames.reduce((sum, name) => sum + traffic(`parsed_${name}`), 0);
  assert.equal(parsed, seen.arrived, 'frames that have arrived');
  assert.equal(traffic('parsed_bad_fcs'), seen.marked, 'frames that the MAC has marked');
  // Packets of READs, and what answers those of the peer, are messages of their own.
  const others = host.given.some(({ message }) => message.op === 'read');
  assert.equal(traffic('completions'), traffic('messages'));
  assert(
    traffic('messages') === host.planned || (others && traffic('messages') > host.planned),
    'messages that are sent',
  );
  const sent = traffic('data_sent') + traffic('replies_sent');
  assert(sent >= seen.sent && sent <= seen.sent + late, `${sent} frames are counted, and ${seen.sent} left`);
  // Datagrams and RUDI leave beside the initiator.
  const datagrams = host.given.filter(({ message }) => message.op === 'datagram').length;
  const byRudi = served + (said.get('semantics_rudi_sent') ?? 0) + (said.get('semantics_rudi_retransmitted') ?? 0);
  const left = value('initiator_sent') + datagrams + byRudi - traffic('data_sent') - traffic('stale');
  assert(left >= 0 && left <= late, `${left} packets have left the initiator, and are neither sent nor stale`);
  assert(traffic('delivered') >= traffic('completed'));
  const pages = value('identity_store') / (4 * world.size);
  assert.deepEqual([value('levels_ring'), value('levels_store'), value('levels_messages')], [0, pages, 0]);
  assert.equal(fieldOf('levels_units', value('levels_units'), 'responses'), 64);
  if (host.planned > 0) assert(value('levels_store_least') < pages);
  if (seen.delivered > 0) assert(value('levels_ring_most') > 0);
  if (said.has('nscc_nscc_pi')) checkCongestion(host.planned > 0, parsed, said);
  if (said.has('dcqcn_turns')) checkPaced(host.planned > 0, said);
  if (said.has('hpcc_acks')) checkSampled(parsed, said);
  const wasBad = Number(seen.marked > 0);
  assert.equal(fieldOf('identity_events', value('identity_events'), 'bad_frame'), wasBad);
  assert.equal(value('identity_cause') & 1, wasBad);
  assert.equal(Number(ports.port('irq').get()), wasBad);
}

/** NSCC counts an ACK at most once, and path selection a packet that leaves. */
function checkCongestion(hasSent: boolean, parsed: number, said: ReadonlyMap<string, number>): void {
  const sum = (names: readonly string[]): number => names.reduce((total, name) => total + said.get(`nscc_${name}`)!, 0);
  const acks = sum(['pi', 'fast', 'fi', 'noop', 'md', 'md_skip'].map((name) => `nscc_${name}`));
  const picks = sum(['walk', 'recycle', 'fresh', 'explore', 'frozen', 'frozen_empty'].map((name) => `path_${name}`));
  assert(acks <= parsed && picks <= said.get('initiator_sent')!, `${acks} ACKs and ${picks} packets are counted`);
  assert.deepEqual([acks > 0, picks > 0], [hasSent, hasSent]);
}

/** Each packet that leaves is counted, and each context has turns; where nothing marks none of them is slow. */
function checkPaced(hasSent: boolean, said: ReadonlyMap<string, number>): void {
  const [packets, turns] = [said.get('dcqcn_packets')!, said.get('dcqcn_turns')!];
  const [marks, slow] = [said.get('dcqcn_marks')!, said.get('dcqcn_slow_turns')!];
  assert(packets <= said.get('initiator_sent')!, `${packets} packets are counted`);
  assert.deepEqual([packets > 0, turns > 0], [hasSent, hasSent]);
  assert(slow <= turns && (marks > 0 || slow === 0), `${slow} of ${turns} turns are slow, after ${marks} marks`);
}

/** Samples come with ACKs, and are heard or not. */
function checkSampled(parsed: number, said: ReadonlyMap<string, number>): void {
  const of = ['acks', 'samples', 'heard', 'loaded'].map((name) => said.get(`hpcc_${name}`)!);
  const sorted = [parsed, ...of].every((count, i, all) => i === 0 || count <= all[i - 1]!);
  assert(sorted, `${of} of ${parsed} frames`);
}

/** The property: one that sends to itself, about as much as in so many clocks. */
export const endpointAxiProperty =
  (options: EndpointOptions, bytes: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('run');
    const run = drawnRun(options, bytes, random);
    // Few registers are written, as the bus takes clocks.
    const { sends, tagged = 0, rests = 0, datagrams = 0 } = run;
    const needs = {
      ...{ sends: sends + restSends(rests) + 2 * datagrams, tags: tagged, lastTags: rests - restSends(rests) },
      words: false,
    };
    const marked = random.pick([0, 0.02]);
    await runByRegisters([t.dut], { ...run, marked }, () => t.rising(), undefined, needs);
  };
