/** The colours of the viewer: those of the pictures of waves, as custom properties, and as a canvas needs them. */
import { DARK, LIGHT, type Palette } from '../../waveform-style.ts';

const ofWaves = ({ ground, stripe, ink, dim, grid, bit, bus, state }: Palette) => ({
  ground,
  stripe,
  ink,
  dim,
  grid,
  bit: bit[0],
  'bit-fill': bit[1],
  bus: bus[0],
  'bus-fill': bus[1],
  state: state[0],
  'state-fill': state[1],
});
const light = { ...ofWaves(LIGHT), cursor: '#c2255c', marker: '#0a5cad', chosen: '#eef4fb', link: '#0a5cad' };
const dark: typeof light = {
  ...ofWaves(DARK),
  cursor: '#ff7eb0',
  marker: '#79bdff',
  chosen: '#1c2838',
  link: '#79bdff',
};
type Colour = keyof typeof light;
const names = Object.keys(light) as readonly Colour[];

/** By their names, as the page has them now. */
export type Colours = Readonly<Record<Colour, string>>;

/** A rule for the host: which of two colours holds is decided by the `color-scheme` of what the viewer stands in. */
export const colourRule = `:host { ${names
  .map((name) => `--${name}: light-dark(${light[name]}, ${dark[name]});`)
  .join(' ')} }`;

/** What they are now; `probe` is an element below the rule, whose colour is changed. */
export function coloursNow(probe: HTMLElement): Colours {
  const now = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  return Object.fromEntries(now) as Colours;
}
