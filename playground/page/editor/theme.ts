/** The look of code: all colours are variables of the page, for light and dark. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const style = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.definitionKeyword], color: 'var(--keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--number)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.typeName], color: 'var(--name)' },
  { tag: tags.comment, color: 'var(--comment)', fontStyle: 'italic' },
  { tag: tags.meta, color: 'var(--comment)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', backgroundColor: 'var(--raised)', color: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.55' },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--dim)', border: 'none' },
  '.cm-activeLineGutter, .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 6%, transparent)' },
  '.cm-content': { caretColor: 'var(--accent)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 22%, transparent) !important',
  },
  '.cm-linked': { backgroundColor: 'var(--accent-soft)', boxShadow: 'inset 2px 0 var(--accent)' },
  '.cm-covered': { boxShadow: 'inset 3px 0 var(--good)' },
  '.cm-partly': { boxShadow: 'inset 3px 0 var(--warn)', backgroundColor: 'var(--warn-soft)' },
  '.cm-missed': { boxShadow: 'inset 3px 0 var(--bad)', backgroundColor: 'var(--bad-soft)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--rule)',
    borderRadius: '8px',
    color: 'var(--ink)',
    boxShadow: '0 6px 24px rgb(0 0 0 / 0.16)',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '2px 10px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-tooltip-hover': { maxWidth: '640px' },
  '.cm-about': { padding: '8px 12px', fontFamily: 'var(--code)', fontSize: '12.5px', whiteSpace: 'pre-wrap' },
  '.cm-about p': { margin: '6px 0 0', fontFamily: 'system-ui, sans-serif', color: 'var(--dim)' },
  '.cm-signature': { maxWidth: '640px' },
  '.cm-signature b': { color: 'var(--accent)' },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-diagnostic': { padding: '6px 10px', whiteSpace: 'pre-wrap' },
  '.cm-lint-marker': { width: '0.8em', height: '0.8em' },
});

export const look = [theme, syntaxHighlighting(style)];
