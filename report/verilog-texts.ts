/** What the search over the Verilog of the page needs beside it. */

/**
 * The script that brings the texts, loaded by the first search for text: a page that is a file may not fetch, but may
 * load scripts.
 */
export function verilogTexts(texts: readonly string[]): string {
  return `globalThis.verilogTexts = ${JSON.stringify(texts)};\n`;
}
