/** The style sheet of the viewer's page: that of the page of results around the colours of the pictures of waves. */
import { DARK, LIGHT, type Palette } from '../waveform-style.ts';

function variables(palette: Palette): string {
  const [bit, bitFill] = palette.bit;
  const [bus, busFill] = palette.bus;
  const [state, stateFill] = palette.state;
  const { ground, stripe, ink, dim, grid } = palette;
  return [
    `--ground: ${ground}; --stripe: ${stripe}; --ink: ${ink}; --dim: ${dim}; --grid: ${grid};`,
    `--bit: ${bit}; --bit-fill: ${bitFill}; --bus: ${bus}; --bus-fill: ${busFill};`,
    `--state: ${state}; --state-fill: ${stateFill};`,
  ].join(' ');
}

/** System fonts, two colour schemes, nothing loaded. */
export const viewerStyle = `
:root {
  color-scheme: light dark;
  ${variables(LIGHT)}
  --cursor: #c2255c; --marker: #0a5cad; --chosen: #eef4fb; --link: #0a5cad;
}
@media (prefers-color-scheme: dark) {
  :root {
    ${variables(DARK)}
    --cursor: #ff7eb0; --marker: #79bdff; --chosen: #1c2838; --link: #79bdff;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; }
body { margin: 0; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 14px/1.45 system-ui, "Segoe UI", Roboto, "DejaVu Sans", Arial, sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 22px; padding: 9px 16px; border-bottom: 1px solid var(--grid); }
h1 { font-size: 18px; margin: 0; }
h1 small { font-size: 14px; font-weight: 400; color: var(--dim); margin-left: 10px; }
#marked { color: var(--cursor); font-weight: 600; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; }
.set { display: inline-flex; }
button, select, input { font: inherit; color: var(--ink); }
.tools button, .tools select, .count button { min-width: 32px; padding: 2px 10px; background: var(--ground); border: 1px solid var(--grid); border-radius: 4px; cursor: pointer; }
.set button:not(:last-child) { border-right: 0; border-radius: 4px 0 0 4px; }
.set button:not(:first-child):last-child { border-radius: 0 4px 4px 0; }
.set button:not(:first-child):not(:last-child) { border-radius: 0; }
.tools button:hover, .count button:hover, .tools button[aria-expanded=true] { background: var(--stripe); border-color: var(--dim); }
.tools select:disabled { color: var(--dim); min-width: 116px; cursor: default; }
.tools select { min-width: 116px; }
.tools label { color: var(--dim); }
.readout { display: flex; gap: 6px 20px; margin: 0 0 0 auto; font-variant-numeric: tabular-nums; }
.readout div { display: flex; gap: 7px; }
.readout dt { color: var(--dim); }
.readout dd { margin: 0; min-width: 3ch; text-align: right; font-weight: 600; }
.is-cursor dd { color: var(--cursor); }
.is-marker dd { color: var(--marker); }
#keys { padding: 10px 16px; background: var(--stripe); border-bottom: 1px solid var(--grid); font-size: 13px; }
#keys dl { margin: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); gap: 4px 24px; }
#keys div { display: flex; gap: 10px; }
#keys dt { flex: 0 0 128px; color: var(--dim); white-space: nowrap; }
#keys dd { margin: 0; }
kbd { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; padding: 0 4px; border: 1px solid var(--grid); border-radius: 3px; background: var(--ground); color: var(--ink); }
main { flex: 1; min-height: 0; display: flex; }
aside { flex: 0 0 clamp(170px, 18vw, 250px); display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--grid); background: var(--stripe); }
#search { margin: 8px; padding: 4px 8px; background: var(--ground); border: 1px solid var(--grid); border-radius: 4px; }
:is(button, select, input, summary):focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
#list { flex: 1; overflow: auto; padding: 0 8px 8px; font-size: 13px; }
#list details details, #list .signal { margin-left: 15px; }
#list summary, #list .signal { display: flex; align-items: center; gap: 5px; height: 23px; white-space: nowrap; cursor: pointer; }
#list summary { list-style: none; font-weight: 600; }
#list summary::-webkit-details-marker { display: none; }
#list summary::before, .group button::before { content: ''; flex: none; width: 0; margin: 0 3px 0 2px; border: 4px solid transparent; border-left: 5px solid var(--dim); border-right: 0; }
#list details[open] > summary::before, .group button[aria-expanded=true]::before { transform: rotate(90deg); }
#list .struct > summary { font-weight: 400; color: var(--state); }
#list input, #list button { margin: 0; accent-color: var(--link); }
#list .label { overflow: hidden; text-overflow: ellipsis; }
#list .width { color: var(--dim); font-size: 11px; margin-left: auto; padding-left: 8px; }
#list .signal:hover, #list summary:hover { background: color-mix(in srgb, var(--grid) 55%, transparent); border-radius: 4px; }
.count { display: flex; align-items: center; gap: 6px; margin: 0; padding: 7px 10px; border-top: 1px solid var(--grid); color: var(--dim); font-size: 13px; }
.count span { flex: 1; }
#waves { --names: clamp(150px, 23vw, 320px); position: relative; flex: 1; min-width: 0; display: flex; flex-direction: column; }
.head { flex: none; display: flex; height: 30px; border-bottom: 1px solid var(--grid); }
.names { flex: 0 0 var(--names); min-width: 0; border-right: 1px solid var(--grid); }
.head .names { display: flex; justify-content: space-between; align-items: end; padding: 0 30px 4px 12px; color: var(--dim); font-size: 12px; }
#ruler, #plot { display: block; }
#ruler { cursor: ew-resize; }
#scroll { flex: 1; min-height: 0; display: flex; overflow: hidden auto; scrollbar-gutter: stable; align-items: flex-start; }
.head::after { content: ''; flex: none; width: 0; }
#rows { min-height: 100%; }
#area { flex: 1; min-width: 0; position: sticky; top: 0; cursor: crosshair; touch-action: none; }
.row { display: flex; align-items: center; gap: 8px; height: 24px; padding: 0 6px 0 calc(var(--depth) * 13px + 4px); white-space: nowrap; font: 12px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.row.group { background: var(--stripe); }
.row.signal { cursor: pointer; }
.row .label { flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; }
.group button { display: flex; align-items: center; gap: 3px; padding: 0; font: inherit; font-weight: 600; background: none; border: 0; cursor: pointer; }
.group.record button { font-weight: 400; color: var(--state); }
.row .value { flex: 1 1 40%; min-width: 0; overflow: hidden; text-overflow: ellipsis; text-align: right; color: var(--dim); }
.row.selected { background: var(--chosen); box-shadow: inset 3px 0 var(--link); }
.row.selected .value { color: var(--ink); }
.row.target { box-shadow: inset 0 2px var(--link); }
.remove { flex: none; width: 18px; padding: 0; line-height: 18px; background: none; border: 0; border-radius: 3px; color: var(--dim); cursor: pointer; visibility: hidden; }
.row:hover .remove, .row.selected .remove { visibility: visible; }
.remove:hover { background: var(--grid); color: var(--ink); }
#empty { position: absolute; inset: 42% 0 auto; text-align: center; color: var(--dim); }
#divider { position: absolute; top: 0; bottom: 0; left: calc(var(--names) - 6px); width: 6px; cursor: col-resize; touch-action: none; }
#divider:hover { background: color-mix(in srgb, var(--link) 30%, transparent); }
@media (max-width: 560px) {
  main { flex-direction: column; }
  aside { flex: 0 0 32%; border-right: 0; border-bottom: 1px solid var(--grid); }
  #waves { min-height: 0; }
  .head .names { padding-right: 6px; }
  .readout { margin-left: 0; }
  .row:not(.selected) .remove { display: none; }
}
`;
