/** The looks of a plot. */

interface Palette {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly grid: string;
  /** The receive window. */
  readonly band: string;
  /** The part of it up to the highest PSN. */
  readonly span: string;
  readonly accepted: string;
  readonly duplicate: string;
  readonly before: string;
  readonly beyond: string;
  readonly cack: string;
  readonly highest: string;
  readonly held: string;
  readonly heldArea: string;
}

const light: Palette = {
  ground: '#ffffff',
  text: '#24292f',
  muted: '#59636e',
  grid: '#d8dee4',
  band: '#e9f2fb',
  span: '#cfe2f7',
  accepted: '#0a5cad',
  duplicate: '#d97706',
  before: '#a8238f',
  beyond: '#cf222e',
  cack: '#1a7f37',
  highest: '#6639ba',
  held: '#4a5560',
  heldArea: '#d5dbe1',
};

const dark: Palette = {
  ground: '#0d1117',
  text: '#e6edf3',
  muted: '#9aa4af',
  grid: '#2b323b',
  band: '#10243b',
  span: '#1b3f66',
  accepted: '#79bdff',
  duplicate: '#ffb000',
  before: '#ff7bd5',
  beyond: '#ff6a63',
  cack: '#4ac26b',
  highest: '#c9a6ff',
  held: '#b4bec9',
  heldArea: '#36404b',
};

/**
 * A style sheet for a standalone SVG of class `wp`. Plain colours and a media query instead of variables, because
 * viewers other than browsers understand the first and pass over the second. All rules are below `.wp`, so that an
 * inlined picture does not restyle its page.
 */
export const plotStyle = `
.wp{font:12px system-ui,"Segoe UI",Roboto,"DejaVu Sans",Arial,sans-serif}
.wp path{fill:none}
.wp .dots{stroke-linecap:round}
.wp .line{stroke-width:1.4}
.wp .title{font-size:15px;font-weight:600}
.wp .head{font-weight:600}
.wp .none{opacity:.6}
.wp .end{text-anchor:end}
.wp .mid{text-anchor:middle}
${colours(light)}
@media (prefers-color-scheme:dark){
${colours(dark)}
}
`;

function colours(c: Palette): string {
  const fills = { ground: c.ground, band: c.band, span: c.span, 'held-area': c.heldArea };
  const strokes = {
    rim: c.ground,
    grid: c.grid,
    accepted: c.accepted,
    duplicate: c.duplicate,
    before: c.before,
    beyond: c.beyond,
    cack: c.cack,
    highest: c.highest,
    held: c.held,
  };
  return [
    `.wp text{fill:${c.text}}`,
    `.wp .muted{fill:${c.muted}}`,
    ...Object.entries(fills).map(([name, colour]) => `.wp .${name}{fill:${colour}}`),
    ...Object.entries(strokes).map(([name, colour]) => `.wp .${name}{stroke:${colour}}`),
  ].join('\n');
}
