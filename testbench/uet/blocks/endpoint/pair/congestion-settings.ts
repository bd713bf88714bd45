/** The registers of congestion control of an endpoint, as its ports have them. */
import { endpointLink, type NsccLink, nsccDefaults } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import { congestionPaths } from '../../../../../rtl-gen/uet/cms/seam/nscc-congestion.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import type { PathSettings, Scheme } from '../../../golden/cms/paths/fixed/path-context.ts';

/** In the order of the hardware's enum. */
export const schemes: readonly Scheme[] = ['oblivious', 'bitmap', 'reps', 'mixed'];

/** What endpoints have where nothing else is said: 12 us of base RTT at 100 Gb/s. */
export const usualPaths: PathSettings = { scheme: 'bitmap', paths: 16, freeze: 3_125_000 };
const usualEndpointLink: NsccLink = endpointLink(100e9);

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** NSCC's registers of a link. */
export const nsccRegisters = (link: NsccLink = usualEndpointLink): NsccRegisters => nsccDefaults(link);

/** Ports under `registers_`, and what they are set to. */
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
