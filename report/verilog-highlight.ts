/** Colours Verilog-2005 for HTML. */
import { highlight } from './highlight.ts';

/** What is coloured; the class of its `<span>`. Identifiers, operators and blanks are left as they are. */
export type VerilogToken = 'comment' | 'string' | 'directive' | 'number' | 'keyword' | 'type' | 'constant' | 'port';

/**
 * The lines of a Verilog text as escaped HTML, without line breaks; a final line break opens no further line. Any text
 * is taken: what is not Verilog is escaped and left without colour.
 */
export function highlightVerilog(text: string): string[] {
  return highlight(text, tokens, kindOf);
}

/** Every character belongs to exactly one match, so that each is escaped once. */
const tokens = new RegExp(
  [
    String.raw`(?<comment>//[^\n]*|/\*[\s\S]*?(?:\*/|$))`,
    String.raw`(?<string>"(?:\\[^\n]|[^"\\\n])*"?)`,
    String.raw`(?<directive>[\u0060$][A-Za-z_]\w*)`,
    String.raw`(?<number>(?:\d[\d_]*)?'[sS]?[bodhBODH][\da-fA-FxXzZ?_]+|\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?)`,
    String.raw`(?<port>(?<![\w$\])])\.[A-Za-z_][\w$]*)`,
    String.raw`(?<word>[A-Za-z_][\w$]*)`,
    // An escaped identifier may look like anything, up to the next blank.
    String.raw`\\\S+`,
    // Blanks and operators, many at once.
    String.raw`[\s()[\]{};:,=+*&|^~?<>!@#%-]+`,
    String.raw`[\s\S]`,
  ].join('|'),
  'g',
);

function kindOf(token: string, groups: Readonly<Record<string, string | undefined>>): VerilogToken | undefined {
  if (groups.word === undefined) {
    return (['comment', 'string', 'directive', 'number', 'port'] as const).find((kind) => groups[kind] !== undefined);
  }
  if (keywords.has(token)) return 'keyword';
  if (types.has(token)) return 'type';
  return /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/.test(token) && token.length > 1 ? 'constant' : undefined;
}

/** IEEE 1364-2005 annex B, without the words for nets, variables, ports and parameters. */
const keywords: ReadonlySet<string> = new Set(
  `always and assign automatic begin buf bufif0 bufif1 case casex casez cell cmos config deassign default defparam design
  disable edge else end endcase endconfig endfunction endgenerate endmodule endprimitive endspecify endtable endtask for
  force forever fork function generate if ifnone incdir include initial instance join liblist library macromodule module
  nand negedge nmos nor noshowcancelled not notif0 notif1 or pmos posedge primitive pull0 pull1 pulldown pullup
  pulsestyle_ondetect pulsestyle_onevent rcmos release repeat rnmos rpmos rtran rtranif0 rtranif1 scalared showcancelled
  specify strong0 strong1 table task tran tranif0 tranif1 use vectored wait weak0 weak1 while xnor xor`.split(/\s+/),
);

const types: ReadonlySet<string> = new Set(
  `event genvar highz0 highz1 inout input integer large localparam medium output parameter real realtime reg signed small
  specparam supply0 supply1 time tri tri0 tri1 triand trior trireg unsigned uwire wand wire wor`.split(/\s+/),
);
