/** The names of FPGA families for readers. */

/** By the name in the flow, which is the one that Yosys uses. */
const families: Readonly<Record<string, string>> = {
  xcup: 'AMD UltraScale+',
  xcu: 'AMD UltraScale',
  xc7: 'AMD 7 series',
  ecp5: 'Lattice ECP5',
  ice40: 'Lattice iCE40',
  gowin: 'Gowin GW2A',
  nexus: 'Lattice Nexus',
};

/** The family's own name with that of the flow, or only the latter where the former is not known. */
export function targetName(target: string): string {
  const family = Object.hasOwn(families, target) ? families[target] : undefined;
  return family === undefined ? target : `${family} (${target})`;
}
