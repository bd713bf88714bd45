/** The looks of a state diagram. */

interface Palette {
  readonly ground: string;
  readonly text: string;
  readonly label: string;
  readonly line: string;
  readonly box: string;
  readonly border: string;
  readonly reset: string;
}

const light: Palette = {
  ground: '#ffffff',
  text: '#24292f',
  label: '#3d4854',
  line: '#76828e',
  box: '#f2f6fa',
  border: '#57667a',
  reset: '#0a5cad',
};

const dark: Palette = {
  ground: '#0d1117',
  text: '#e6edf3',
  label: '#c3ccd6',
  line: '#7d8894',
  box: '#1a222c',
  border: '#9aa8b8',
  reset: '#79bdff',
};

/** A style sheet for a standalone SVG of class `sd`, in the manner of `plotStyle`. */
export const diagramStyle = `
.sd{font:13px ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
.sd path{fill:none;stroke-width:1.3}
.sd .title{font-weight:600;font-size:14px}
.sd .state text{text-anchor:middle}
.sd .state rect{stroke-width:1.3}
.sd .reset rect{stroke-width:2.2}
.sd .unreached rect{stroke-dasharray:5 4}
.sd .edge text{font-size:11px;paint-order:stroke;stroke-width:4px;stroke-linejoin:round}
.sd .tip{stroke:none}
.sd .edge:hover path{stroke-width:2.6}
${colours(light)}
@media (prefers-color-scheme:dark){
${colours(dark)}
}
`;

function colours(c: Palette): string {
  return [
    `.sd .ground{fill:${c.ground}}`,
    `.sd text{fill:${c.text}}`,
    `.sd .edge text{fill:${c.label};stroke:${c.ground}}`,
    `.sd path{stroke:${c.line}}`,
    `.sd .tip{fill:${c.line}}`,
    `.sd .state rect{fill:${c.box};stroke:${c.border}}`,
    `.sd .reset rect,.sd .reset path{stroke:${c.reset}}`,
    `.sd .reset .tip,.sd .dot{fill:${c.reset};stroke:none}`,
  ].join('\n');
}
