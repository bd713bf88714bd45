/** What the page of coverage adds to the style sheet. */
export const coverageStyle = `
:root { --partly: #8a5a00; --partly-ground: #fff3cf; --waived: #57606a; --waived-ground: #e7ebef; }
@media (prefers-color-scheme: dark) {
  :root { --partly: #e3b341; --partly-ground: #3d2f0a; --waived: #9aa4af; --waived-ground: #262c34; }
}
.line.hit { background: color-mix(in srgb, var(--good-ground) 55%, transparent); box-shadow: inset 3px 0 var(--good); }
.line.missed { background: var(--bad-ground); box-shadow: inset 3px 0 var(--bad); }
.line.partly { background: var(--partly-ground); box-shadow: inset 3px 0 var(--partly); }
.line.waived { background: var(--waived-ground); box-shadow: inset 3px 0 var(--waived); }
.line:target { outline: 2px solid var(--link); outline-offset: -2px; }
.note { margin-left: 3ch; padding: 0 6px; border-radius: 4px; font-family: system-ui, sans-serif; font-size: 12px; color: var(--text); background: color-mix(in srgb, var(--ground) 70%, transparent); cursor: help; user-select: none; }
.key { padding: 0 8px; border-radius: 4px; color: var(--text); }
.key.hit, .machine .hit { background: color-mix(in srgb, var(--good-ground) 55%, transparent); }
.key.missed, .machine .missed { background: var(--bad-ground); }
.key.partly { background: var(--partly-ground); }
.key.waived, .machine .waived { background: var(--waived-ground); }
.machine td { text-align: center; }
.what { white-space: normal; max-width: 70ch; overflow-wrap: anywhere; }
details > summary { cursor: pointer; color: var(--link); margin: 8px 0; }
`;
