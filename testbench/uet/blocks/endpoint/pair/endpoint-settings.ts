/** What endpoints are set to before the first clock of a run. */
import type { NsccLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import type { InitiatorRegisters } from '../../../golden/pds/initiator/index.ts';
import { initiatorSettings } from '../../../golden/pds/initiator/settings.ts';
import { registerFields } from '../../pds/initiator/initiator-fields.ts';
import { clearInputs } from '../../ports.ts';
import { addressOf, setAddresses } from '../local-addresses.ts';
import { controlValues } from './congestion-settings.ts';
import { hasPort, type Ports, setPort } from './endpoint-ports.ts';

export const dscps = { data: 10, control: 46, trimmed: 11, lastHop: 13 } as const;
/** The key of the region in which peers write, and where it begins. */
export const region = { key: 0x1234_5678n, base: 0x1_0000_0000n } as const;
/** Where the buffers for SENDs begin, which are of the same size. */
export const buffers = { base: 0x8_0000_0000n, bytes: 4096, count: 192 } as const;

/** What peers may read, one page of which fails, and where bytes that were read go. */
export const readable = { key: 0x5ead_8001n, base: 0x20_0000_0000n, bytes: 65_536, badPage: 9 } as const;
export const landing = { base: 0x40_0000_0000n } as const;

/** The router, which is where frames to all that are no neighbours go. */
export const gatewayMac = 0x02_0000_0000_fen;

/** Address of an end. */
export const ipOf = (end: number): number => 0x0a00_0001 + end;

export interface EndpointSettings {
  readonly end: number;
  readonly cwnd: number;
  readonly pdcsPerTuple: number;
  /** Max_RTO_Retx_Cnt; 15: no limit. */
  readonly maxRtoRetx: number;
  readonly idleTime?: number;
  /** Of an endpoint with NSCC: its link, and how it selects paths; without them 100 Gb/s, and 16 paths by bitmap. */
  readonly link?: NsccLink;
  readonly paths?: PathSettings;
}

/**
 * Sets all inputs of an endpoint but its reset: to 0, then what stays for a run of ways of some hundred clocks. One
 * after a bus has these in registers: `bringUp`.
 */
export function setEndpoint(ports: Ports, settings: EndpointSettings): void {
  clearInputs(ports);
  if (!hasPort(ports, 'registers_receive')) return;
  setAll(ports, {
    ...sending(ports, settings),
    receive: 1,
    transmit: 1,
    data_dscp: dscps.data,
    control_dscp: dscps.control,
    last_hop_used: 1,
    last_hop_dscp: dscps.lastHop,
    outer_ttl: 64,
    target_ack_ack_on_ecn: 1,
    target_ack_ack_tail: 1,
    target_ack_ack_gen_trigger: 16_384,
    target_ack_ack_gen_min_add: 1024,
    target_offer_mpr: 1,
    target_times_new_pdc: 10_000,
    target_times_linger: 100,
    target_times_close_req: 100_000,
    target_quarantine: 10,
  });
  setAddresses(ports, 'registers_addresses', [addressOfEnd(settings.end)]);
}

/** The same of a transmit half. */
export function setTransmit(ports: Ports, settings: EndpointSettings): void {
  clearInputs(ports);
  setAll(ports, {
    ...sending(ports, settings),
    enable: 1,
    map_data_dscp: dscps.data,
    map_control_dscp: dscps.control,
    map_outer_ttl: 64,
  });
  setAddresses(ports, 'registers_map_addresses', [addressOfEnd(settings.end)]);
}

type Values = Readonly<Record<string, number | bigint | boolean | string>>;

const setAll = (ports: Ports, values: Values): void => {
  for (const [name, value] of Object.entries(values)) setPort(ports, `registers_${name}`, value);
};

export const addressOfEnd = (end: number) => ({
  ip: addressOf(ipOf(end)),
  mac: 0x02_0000_0000_01n + BigInt(end),
  tag: undefined,
});

/** Registers of the initiator. */
export const initiatorRegisters = (maxRtoRetx: number, idleTime = 20_000): InitiatorRegisters =>
  initiatorSettings({
    registers: {
      rtoInitTime: 6000,
      rtoMaxTime: 24_000,
      maxRtoRetx,
      nackRetxTime: 500,
      maxNackRetx: 31,
      goBackTime: 400,
      clearTime: 2000,
      // A target may have fewer PDCs than peers open: those that wait for one have it when another one is idle.
      idleTime,
      tailLossTime: 3000,
      probeTime: 3000,
      probeTailTime: 2500,
      probeAgainTime: 4000,
      defaultMpr: 1,
    },
  }).registers;

/** The same as ports, with those of PDC choice. */
function sending(ports: Ports, { cwnd, pdcsPerTuple, maxRtoRetx, idleTime, link, paths }: EndpointSettings): Values {
  const registers = initiatorRegisters(maxRtoRetx, idleTime);
  const fields = Object.entries(registerFields(registers, false)).map(([name, value]) => [`initiator_${name}`, value]);
  return {
    ...(Object.fromEntries(fields) as Values),
    gateway: gatewayMac,
    ...(controlValues(ports, link, paths) ?? { cwnd }),
    choice_pdcs_per_tuple: pdcsPerTuple,
    choice_full_level: 64,
    choice_quarantine_time: 1,
  };
}

/** Sets the region of an endpoint that has ports for it, in the clock that follows; `off` ends that. */
export function setRegion(ports: Ports, bytes: number | 'off'): void {
  if (!hasPort(ports, 'regions_valid')) return;
  setPort(ports, 'regions_valid', bytes !== 'off');
  if (bytes === 'off') return;
  setPort(ports, 'regions_index', 3);
  setPort(ports, 'regions_region_enable', 1);
  setPort(ports, 'regions_region_key', region.key);
  setPort(ports, 'regions_region_base', region.base);
  setPort(ports, 'regions_region_length', BigInt(bytes));
  setPort(ports, 'regions_region_remote_write', 1);
}
