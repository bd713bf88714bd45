/** How a driver brings an endpoint up, in the order of `docs/uet/endpoint.md`, by its registers alone. */
import assert from 'node:assert/strict';
import { cmsCountersOf } from '../../../../../rtl-gen/uet/cms/registers/cms-registers.ts';
import { dcqcnCounters, hpccCounters } from '../../../../../rtl-gen/uet/cms/registers/rate-registers.ts';
import type { CongestionKind } from '../../../../../rtl-gen/uet/cms/seam/congestion-control.ts';
import { wordsOf } from '../../pds/initiator/sender/sender-axi-property.ts';
import { addressOf } from '../local-addresses.ts';
import {
  addressOfEnd,
  dscps,
  type EndpointSettings,
  gatewayMac,
  initiatorRegisters,
  ipOf,
  region,
} from '../pair/endpoint-settings.ts';
import { congestionWords, rateWords } from './congestion-words.ts';
import { fieldOf } from './map-access.ts';
import { type SemanticNeeds, setUpSemanticsByRegisters } from './semantic-bring-up.ts';
import { type Program, read, readCounter, write, writeValue } from './software.ts';

/** Which entries of tables this driver uses, of 16, 16 and 64; messages are sent from the first address. */
const places = { address: 0, region: 3, neighbour: 5 } as const;

/**
 * Settings as `setEndpoint` has them, and a region of so many bytes; in it others may write. `needs`: of the semantic
 * sublayer, where not all that a run may use.
 */
export function* bringUp(settings: EndpointSettings, regionBytes: number, needs?: SemanticNeeds): Program {
  const { cwnd, pdcsPerTuple, maxRtoRetx, end } = settings;
  assert.equal(yield* read('identity_identity'), 0x5545_5445, 'it is an endpoint');
  while (fieldOf('identity_status', yield* read('identity_status'), 'ready') === 0);

  // Addresses, and what frames have.
  const own = addressOfEnd(end);
  yield* write('addresses_index', places.address);
  yield* writeValue('addresses_ip', own.ip, 4);
  yield* writeValue('addresses_mac', own.mac, 2);
  yield* write('addresses_flags', { enable: 1 });
  yield* write('addresses_go', { write: 1 });
  yield* writeValue('addresses_gateway', gatewayMac, 2);
  yield* write('addresses_dscp', {
    data: dscps.data,
    control: dscps.control,
    last_hop: dscps.lastHop,
    last_hop_used: 1,
  });
  yield* write('neighbours_index', places.neighbour);
  yield* writeValue('neighbours_ip', addressOf(ipOf(end ^ 1)), 4);
  yield* writeValue('neighbours_mac', addressOfEnd(end ^ 1).mac, 2);
  yield* write('neighbours_flags', { enable: 1 });
  yield* write('neighbours_go', { write: 1 });

  // Target, congestion control, initiator: times of ways of some hundred clocks.
  yield* write('target_offer', { mpr: 1 });
  yield* write('target_new_pdc_time', 10_000);
  yield* write('target_linger_time', 100);
  yield* write('target_close_req_time', 100_000);
  yield* write('target_quarantine_time', 10);
  const kind = yield* congestionKind();
  if (kind === 'window') yield* write('congestion_cwnd', cwnd);
  else {
    const contexts = fieldOf('identity_pdcs', yield* read('identity_pdcs'), 'initiator');
    const words =
      kind === 'nscc' ? congestionWords(settings.link, settings.paths) : rateWords(kind, contexts, settings.link);
    for (const [name, word] of words) yield* write(`${kind}_${name}`, word);
  }
  for (const [name, word] of wordsOf(initiatorRegisters(maxRtoRetx), pdcsPerTuple))
    yield* write(`initiator_${name}`, word);

  // Memory, and then it begins.
  if (fieldOf('identity_datapath', yield* read('identity_datapath'), 'semantics') === 1)
    yield* setUpSemanticsByRegisters(regionBytes, needs);
  else {
    yield* write('regions_index', places.region);
    yield* writeValue('regions_key', region.key, 2);
    yield* writeValue('regions_base', region.base, 2);
    yield* writeValue('regions_length', BigInt(regionBytes), 2);
    yield* write('regions_flags', { enable: 1, remote_write: 1 });
    yield* write('regions_go', { write: 1 });
  }
  yield* write('identity_event_enable', { bad_frame: 1 });
  yield* write('identity_control', { receive: 1 });
  yield* write('identity_control', { receive: 1, transmit: 1 });
}

function* congestionKind(): Program<CongestionKind> {
  const kinds = ['window', 'nscc', 'dcqcn', 'hpcc'] as const;
  return kinds[fieldOf('identity_datapath', yield* read('identity_datapath'), 'congestion')]!;
}

const countedOf: Readonly<Record<CongestionKind, readonly { readonly name: string }[]>> = {
  window: [],
  nscc: cmsCountersOf('nscc'),
  dcqcn: dcqcnCounters,
  hpcc: hpccCounters,
};

/** What a driver reads when all is over, by register; of congestion control all that it counts. */
export function* report(into: Map<string, number>, counters: readonly string[], words: readonly string[]): Program {
  const kind = yield* congestionKind();
  const counted = countedOf[kind].map(({ name }) => `${kind}_${name}`);
  for (const name of [...counters, ...counted]) into.set(name, yield* readCounter(name));
  for (const name of words) into.set(name, yield* read(name));
}
