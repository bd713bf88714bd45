/** The scenarios of atomics (ses/scenarios.json) between two endpoints, frame by frame. */
import assert from 'node:assert/strict';
import type { Design } from '../../../../../rtl-gen/hdl/index.ts';
import { responseOpcodes, returnCodes, sesStandard } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Engine } from '../../../../engine/simulator.ts';
import { type Scenario, type ScenarioPacket, scenarios } from '../../../golden/ses/scenarios/read-scenarios.ts';
import {
  type BytesLayer,
  decode,
  type Layer,
  layerOf,
  layoutNamed,
  pdsOf,
  readHeader,
  sesOf,
} from '../../../golden/wire/index.ts';
import type { PlannedAtomic } from './atomic-plan.ts';
import { runAtomics } from './atomics-run.ts';
import { badNetwork } from './bad-network.ts';
import type { WorldOptions } from './endpoint-world.ts';
import { bytesOf, type Frame } from './frames.ts';
import type { MakeNetwork } from './network.ts';

/** Which of its packets are lost on the way, by the scenario's words. */
const lost: Readonly<Record<string, (layers: readonly Layer[]) => boolean>> = {
  S28: (layers) => sesOf(layers)?.name === 'ses_response_data',
};

export const atomicScenarios: readonly Scenario[] = scenarios.filter(({ id }) => ['S28', 'S29', 'S30'].includes(id));

/** What differs because the endpoint numbers messages, and another host sends them to other places. */
const ownFields = [
  ...['message_id', 'response_message_id', 'read_request_message_id', 'job_id', 'rel', 'pid_on_fep'],
  ...['resource_index', 'initiator', 'key', 'match_bits'],
];

const isRequest = ({ dir }: ScenarioPacket): boolean => dir === 'I->T';

/** Bytes after the request's header, as the host gives them. */
const extensionOf = ({ ses_hex: hex = '', operand_hex: operand = '' }: ScenarioPacket): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(hex.slice(2 * sesStandard.bytes) + operand, 'hex'));

const plain = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !ownFields.includes(name)));

/** The first frame from the second end that is to be lost is lost. */
const losing =
  (run: WorldOptions, isLost: (layers: readonly Layer[]) => boolean): MakeNetwork =>
  (ends, random) => {
    const { wire, size } = run;
    const network = badNetwork(run, ends, random);
    const send = network.send.bind(network);
    let gone = false;
    network.send = (frame: Frame, to, now) => {
      if (gone || !isLost(decode(bytesOf(frame, size), wire).layers)) return send(frame, to, now);
      gone = true;
    };
    return network;
  };

/**
 * Every request and response of the scenario is on the wire in its order, with its fields and bytes, and as often as it
 * says or more often. Copies of a request have its PSN, and copies of a response its bytes. The host hears what it has
 * to, and memory has what it has to.
 */
export async function runScenario(
  engine: Engine,
  design: Design,
  run: WorldOptions,
  scenario: Scenario,
): Promise<void> {
  const { id, packets, setup } = scenario;
  const requests = packets.filter(isRequest);
  const answers = packets.filter((packet) => !isRequest(packet));
  const first = requests.filter(({ note }) => note !== 'PDS retransmission');
  const plan = first.map((packet): PlannedAtomic => {
    const answer = answers.find(({ answers_packet: of }) => of === packets.indexOf(packet))!;
    const name = String(answer.fields?.return_code).toLowerCase() as keyof typeof returnCodes.code;
    return {
      isFetching: packet.fields?.opcode === 'FETCHING_ATOMIC',
      bytes: extensionOf(packet),
      offset: Number(packet.fields?.buffer_offset),
      code: name === 'ok' ? 'ok' : returnCodes.code[name],
    };
  });
  const before = BigInt(setup.regions?.[0]?.u64_at_0 ?? 0);
  const options = { ...run, atomics: plan, pause: 200, ...(lost[id] && { network: losing(run, lost[id]) }) };
  const frames: { readonly from: number; readonly layers: readonly Layer[] }[] = [];
  const { words, world } = await runAtomics(engine, design, options, { 0: before }, (frame, from) => {
    frames.push({ from, layers: decode(frame, run.wire).layers });
  });

  // Control packets carry the default response of PDS.
  const isAsked = ({ layers }: { readonly layers: readonly Layer[] }): boolean => {
    const ses = sesOf(layers);
    if (ses?.name !== 'ses_response') return ses !== undefined;
    return ses.fields.opcode !== responseOpcodes.code.default_response;
  };
  const seen = frames.filter(isAsked);
  const fieldsOf = (layers: readonly Layer[]) => sesOf(layers)!.fields as unknown as Readonly<Record<string, number>>;
  const sent = Map.groupBy(
    seen.filter(({ from }) => from === 0),
    ({ layers }) => fieldsOf(layers).message_id,
  );
  const given = Map.groupBy(
    seen.filter(({ from }) => from === 1),
    ({ layers }) => fieldsOf(layers).message_id,
  );
  assert.equal(sent.size, first.length, 'requests on the wire');
  assert.deepEqual([...given.keys()], [...sent.keys()], 'a response to each request');
  [...sent].forEach(([message, copies], i) => {
    const packet = first[i]!;
    const copied = requests.filter(({ ses_hex: hex }) => hex === packet.ses_hex).length;
    assert(copies.length >= copied, `copies of request ${i}`);
    const bytes = Uint8Array.from(Buffer.from(packet.ses_hex!, 'hex'));
    copies.forEach(({ layers }, copy) => {
      assert.deepEqual(plain(fieldsOf(layers)), plain(readHeader(layoutNamed('ses_standard')!, bytes)), `request ${i}`);
      const pds = pdsOf(layers)!.fields as { readonly psn: number; readonly retx: number };
      assert.equal(pds.retx, Number(copy > 0), `retx of request ${i}`);
      assert.equal(pds.psn, (pdsOf(copies[0]!.layers)!.fields as typeof pds).psn, 'a copy has another PSN');
      assert.equal(layerOf(layers, 'ses_atomic')!.fields.amo_opcode, bytes[sesStandard.bytes]);
    });
    const expected = answers.filter(({ answers_packet: of }) => packets[of!]!.ses_hex === packet.ses_hex);
    const responses = given.get(message)!;
    assert(responses.length >= expected.length, `responses to request ${i}`);
    const [answer] = expected;
    const isData = answer!.next_hdr === 'RESPONSE_DATA';
    const layout = layoutNamed(isData ? 'ses_response_data' : 'ses_response')!;
    const header = readHeader(layout, Uint8Array.from(Buffer.from(answer!.ses_hex!, 'hex')));
    for (const { layers } of responses) {
      assert.equal(sesOf(layers)!.name, layout.name);
      assert.deepEqual(plain(fieldsOf(layers)), plain(header), `response to request ${i}`);
      const rest = layers.find((layer): layer is BytesLayer => layer.name === 'payload');
      if (isData) assert.equal(Buffer.from(rest!.fields.bytes).readBigUInt64BE(), before, 'what was there before');
      else assert.equal(rest, undefined);
    }
  });
  const result = scenario.completions[0]?.result;
  if (result !== undefined) assert.equal(world.ends[0]!.host.given[0]!.fetched, BigInt(Number(result)));
  assert.equal(words[1]![0], id === 'S28' ? before + 5n : before, 'memory');
  assert(words[1]!.slice(1).every((word) => word === 0n));
}
