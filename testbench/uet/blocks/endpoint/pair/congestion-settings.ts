/** The registers of congestion control of an endpoint, as its ports have them. */
import { dcqcnDefaults } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn-defaults.ts';
import { hpccDefaults } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-defaults.ts';
import { endpointLink, type NsccLink, nsccDefaults } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { congestionPaths } from '../../../../../rtl-gen/uet/cms/seam/nscc-congestion.ts';
import type { DcqcnFixedSettings } from '../../../golden/cms/dcqcn/fixed/dcqcn-fixed.ts';
import type { HpccFixedSettings } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import type { PathSettings, Scheme } from '../../../golden/cms/paths/fixed/path-context.ts';
import { hasPort, type Ports } from './endpoint-ports.ts';

/** In the order of the hardware's enum. */
export const schemes: readonly Scheme[] = ['oblivious', 'bitmap', 'reps', 'mixed'];

/** What endpoints have where nothing else is said: 12 us of base RTT at 100 Gb/s. */
export const usualPaths: PathSettings = { scheme: 'bitmap', paths: 16, freeze: 3_125_000 };
const usualEndpointLink: NsccLink = endpointLink(100e9);

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Timers, steps and gain of DCQCN for a base RTT of 6 us and runs of a fraction of a ms: those of its authors are for
 * flows that last a hundred times as long.
 */
export const quickTimers = {
  alphaTime: 2000,
  decreaseTime: 2500,
  rateTime: 2501,
  gainShift: 5,
  fastStages: 3,
  additive: 4e9,
  hyper: 10e9,
};

/** NSCC's registers of a link. */
export const nsccRegisters = (link: NsccLink = usualEndpointLink): NsccRegisters => nsccDefaults(link);

/** Ports of NSCC and path selection under `registers_`, and what they are set to. */
export function congestionValues(link?: NsccLink, paths: PathSettings = usualPaths): Record<string, number> {
  const { mtu } = link ?? usualEndpointLink;
  const nscc = Object.entries(nsccRegisters(link)).map(([name, value]) => [`nscc_nscc_${snake(name)}`, Number(value)]);
  return {
    ...(Object.fromEntries(nscc) as Record<string, number>),
    nscc_full: mtu,
    nscc_paths_scheme: schemes.indexOf(paths.scheme),
    nscc_paths_unused: congestionPaths - paths.paths,
    nscc_paths_freeze: paths.freeze,
  };
}

/** DCQCN's, of endpoints with so many contexts, whose lines have 64 bytes a clock of 3.2 ns. */
export const dcqcnRegisters = (contexts: number): DcqcnFixedSettings => ({
  ...dcqcnDefaults({ linkRate: 160e9, tick: 3.2, contexts }),
  ...quickTimers,
});

/** HPCC's of a link; every packet asks for an ACK, which brings a sample. */
export const hpccRegisters = (link: NsccLink = usualEndpointLink): HpccFixedSettings => ({
  ...hpccDefaults({ linkRate: link.linkRate, baseRtt: link.baseRtt, mtu: link.mtu }),
  ackTrigger: 2 ** 20 - 1,
});

/**
 * Ports under `registers_`, and what they are set to: of whatever congestion control the endpoint has, and undefined
 * where that is a constant window.
 */
export function controlValues(
  ports: Ports,
  link: NsccLink = usualEndpointLink,
  paths: PathSettings = usualPaths,
): Record<string, number | bigint> | undefined {
  const has = (name: string): boolean => hasPort(ports, `registers_${name}`);
  const values = (prefix: string, settings: object) =>
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`${prefix}_${snake(name)}`, BigInt(value as number | boolean)]),
    );
  if (has('nscc_full')) return congestionValues(link, paths);
  if (has('dcqcn_flight')) {
    const contexts = 2 ** ports.port('paced_event_ccc').width;
    return { ...values('dcqcn_dcqcn', dcqcnRegisters(contexts)), dcqcn_flight: 75_000 };
  }
  if (has('hpcc_eta')) return values('hpcc', hpccRegisters(link));
  return undefined;
}
