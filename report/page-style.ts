/** The style sheet of the page. */

/** System fonts, two colour schemes, nothing loaded. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: #ffffff; --raised: #f6f8fa; --line: #d8dee4; --text: #1f2328; --muted: #59636e; --link: #0a5cad;
  --good: #1a7f37; --good-ground: #dafbe1; --bad: #b42318; --bad-ground: #ffebe9;
  --comment: #57606a; --keyword: #a0288f; --type: #0550ae; --number: #8a4b00; --string: #0a6640; --constant: #6639ba; --port: #0b6e75;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1117; --raised: #161b22; --line: #30363d; --text: #e6edf3; --muted: #9aa4af; --link: #79bdff;
    --good: #4ac26b; --good-ground: #12361f; --bad: #ff7b72; --bad-ground: #48191a;
    --comment: #8b949e; --keyword: #ff8fd8; --type: #79bdff; --number: #f0a868; --string: #7ee2a8; --constant: #d2b0ff; --port: #6fd3d9;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.5 system-ui, "Segoe UI", Roboto, "DejaVu Sans", Arial, sans-serif; }
header, main { max-width: 1200px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 28px; }
h1 { font-size: 26px; margin: 0; }
h1 small { font-size: 15px; font-weight: 400; color: var(--muted); margin-left: 10px; }
h2 { font-size: 20px; margin: 0 0 4px; }
h3, h4 { font-size: 15px; margin: 16px 0 6px; }
p { margin: 6px 0 12px; max-width: 80ch; }
a { color: var(--link); }
.muted, figcaption { color: var(--muted); }
.headline { font-size: 17px; max-width: none; margin: 12px 0 16px; }
.verdict { display: inline-block; padding: 1px 10px; margin-right: 10px; border-radius: 4px; font-weight: 600; }
.verdict.passed { color: var(--good); background: var(--good-ground); }
.verdict.failed { color: var(--bad); background: var(--bad-ground); }
nav { position: sticky; top: 0; z-index: 1; background: var(--ground); border-bottom: 1px solid var(--line); }
nav div { max-width: 1200px; margin: 0 auto; padding: 10px 24px; display: flex; flex-wrap: wrap; gap: 4px 22px; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
section { margin: 32px 0 44px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 10px; text-align: left; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { font-weight: 600; white-space: normal; overflow-wrap: normal; vertical-align: bottom; background: var(--raised); }
th.num, td.num { text-align: right; }
th.group { text-align: center; font-weight: 400; color: var(--muted); padding-bottom: 0; border-bottom: 0; }
tbody tr:hover { background: var(--raised); }
tr.bad, tr.bad:hover { background: var(--bad-ground); }
tr.bad strong { color: var(--bad); }
td.good, .good { color: var(--good); }
.failures { border-left: 3px solid var(--bad); padding: 2px 14px; margin: 12px 0; }
.failures pre { max-height: 20em; }
figure { margin: 20px 0 30px; }
figure svg { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
figcaption { margin-top: 6px; max-width: 90ch; }
pre, code, .mono, .tab-list { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre { margin: 0; padding: 10px 0; overflow: auto; background: var(--raised); border: 1px solid var(--line); }
.failures pre { padding: 10px 14px; white-space: pre-wrap; overflow-wrap: anywhere; }
.tab pre { max-height: min(75vh, 900px); tab-size: 4; counter-reset: line; border-radius: 0 0 6px 6px; }
.tab code { display: block; width: max-content; min-width: 100%; padding-right: 16px; }
.line { display: block; counter-increment: line; }
.line::before { content: counter(line); display: inline-block; width: 4.5ch; margin-right: 2ch; text-align: right; color: var(--muted); opacity: .75; user-select: none; }
.line:hover { background: color-mix(in srgb, var(--line) 45%, transparent); }
.comment { color: var(--comment); font-style: italic; }
.keyword, .directive { color: var(--keyword); }
.type { color: var(--type); }
.number { color: var(--number); }
.string { color: var(--string); }
.constant { color: var(--constant); }
.port { color: var(--port); }
.tab-list { display: flex; flex-wrap: wrap; gap: 0 2px; border-bottom: 1px solid var(--line); margin-top: 10px; }
.tab-list button { font: inherit; color: var(--muted); background: none; border: 0; border-bottom: 2px solid transparent; padding: 6px 10px; cursor: pointer; }
.tab-list button:hover { color: var(--text); }
.tab-list button[aria-selected=true] { color: var(--text); border-bottom-color: var(--link); }
.js .tab > h3, .js .tab > h4 { display: none; }
.bar { display: flex; justify-content: space-between; align-items: center; min-height: 36px; padding: 4px 6px 4px 12px; color: var(--muted); font-size: 13px; background: var(--raised); border: 1px solid var(--line); border-bottom: 0; }
@media (max-width: 1200px) { th, td { padding: 5px 7px; } header, main, nav div { padding-left: 16px; padding-right: 16px; } }
@media print { nav, .tab-list { display: none; } .tab pre { max-height: none; } }
`;
