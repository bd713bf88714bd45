/** The mark: an AND gate whose output is a wave. */
const shape =
  '<path d="M5 5h8a11 11 0 0 1 0 22H5z" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"/><path d="M0 11h5M0 21h5M24 16h3v-5h5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>';

/** In the colour of the text around it. */
export const logo = `<svg viewBox="-2 2 36 28" width="30" height="24" style="color: var(--sl-color-text-accent)">${shape}</svg>`;

/** As a file; light or dark by the system. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 0 38 32"><style>svg { color: #0b7a6b } @media (prefers-color-scheme: dark) { svg { color: #3ecfb8 } }</style>${shape}</svg>\n`;
