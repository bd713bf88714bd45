/** One HTML file that shows the waves of a run, and needs nothing else. */
import { deflateSync } from 'node:zlib';
import { browserScript } from '../../../support/pages/browser-script.ts';
import { UserError } from '../../../support/user-error.ts';
import type { WaveData } from './wave-data-types.ts';

/**
 * The page: zoom, pan, cursor and marker, search, radix, groups, in light and dark. The changes are in it compressed
 * and are unpacked as signals come into view. `UserError` if there is no cycle at all.
 */
export function viewerPage({ bytes, ...header }: WaveData): string {
  if (header.cycles === 0) throw new UserError('nothing was recorded, so there are no waves to show');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Gatewright: waves</title>
<style>:root { color-scheme: light dark; } html, body, main { height: 100%; margin: 0; } h1 { position: absolute; clip-path: inset(50%); margin: 0; }</style>
</head>
<body>
<main><h1>Gatewright: waves</h1></main>
<script type="application/json" id="header">${scriptJson(header)}</script>
<script type="application/octet-stream" id="changes">${deflateSync(bytes).toString('base64')}</script>
<script>
${browserScript(new URL('./browser/page.ts', import.meta.url))}</script>
</body>
</html>
`;
}

/** JSON that cannot end the element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
