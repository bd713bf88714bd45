/** Escaping of text for HTML and XML. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Printable ASCII, tabs and line breaks without the entities: most texts, and most tokens of sources. */
const plain = /^[\t\n !#-%(-;=?-~]*$/;

/**
 * The text as content of an element or as a quoted attribute, in HTML and in XML. What XML 1.0 cannot hold (most
 * control characters, half surrogate pairs) becomes U+FFFD.
 */
export function escapeXml(text: string): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[&<>"']/g, (c) => entities[c]!)
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (c) => ('\t\n\r'.includes(c) ? c : '\ufffd'));
}
