/**
 * Several clocks in one formula. A step of it is a moment at which some of the clocks, any, have their edge together;
 * the input `wr_clk` says whether it is one of them. So every order of the edges of two clocks is looked at, whatever
 * their frequencies and phases, and a counterexample says which clocks to step.
 *
 * Yosys's own `clk2fflogic` would make two steps of each edge and a second register beside each, and then neither the
 * state that induction begins with nor the start values of a counterexample are the design's.
 */
import { listedDomains } from '../../rtl-gen/ir/clocking.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';

/** The clocks of the design, as its ports name them. */
export const clocksOf = ({ top }: Design): readonly string[] =>
  listedDomains(top)
    .filter((d) => d.usesClock)
    .map((d) => d.clock);

/**
 * What is true of moments: an edge of some clock makes them. `resets` (conditions that they are active) come together,
 * and a moment of reset is an edge of every clock. That is how a reset looks that all domains share and that lasts
 * until each of them has had an edge; a design of which one side may be reset alone is not what is proved.
 */
export const momentConstraints = (clocks: readonly string[], resets: readonly string[]): readonly string[] => {
  const ticks = clocks.map((name) => `[${name}]`).join(' ');
  const [first, ...others] = resets;
  return [
    'always',
    `assume (or ${ticks})`,
    ...others.map((reset) => `assume (= ${first} ${reset})`),
    ...(first === undefined ? [] : [`assume (=> ${first} (and ${ticks}))`]),
  ];
};

const CHECKS = 'checks-in-moments.v';
const STATE = 'state-in-moments.v';

/** The flip-flop that Yosys puts before the enable of each property: a property counts where its clock has its edge. */
const checkMap = `
(* techmap_celltype = "$dff" *)
module check_in_moment #(parameter WIDTH = 1, CLK_POLARITY = 1) (
    input CLK, input [WIDTH-1:0] D, output [WIDTH-1:0] Q
);
    \\$dff #(.WIDTH(WIDTH), .CLK_POLARITY(CLK_POLARITY)) _TECHMAP_REPLACE_ (.CLK(CLK), .D(D & {WIDTH{CLK}}), .Q(Q));
endmodule
`;

const memoryParameters = [
  ...['MEMID', 'SIZE', 'OFFSET', 'ABITS', 'WIDTH', 'INIT'],
  ...['RD_PORTS', 'RD_CLK_ENABLE', 'RD_CLK_POLARITY', 'RD_TRANSPARENCY_MASK', 'RD_COLLISION_X_MASK'],
  ...['RD_WIDE_CONTINUATION', 'RD_CE_OVER_SRST', 'RD_ARST_VALUE', 'RD_SRST_VALUE', 'RD_INIT_VALUE'],
  ...['WR_PORTS', 'WR_CLK_ENABLE', 'WR_CLK_POLARITY', 'WR_PRIORITY_MASK', 'WR_WIDE_CONTINUATION'],
];
const memoryInputs = ['RD_CLK', 'RD_EN', 'RD_ARST', 'RD_SRST', 'RD_ADDR', 'RD_DATA', 'WR_CLK', 'WR_ADDR', 'WR_DATA'];
const wired = (names: readonly string[]): string => names.map((name) => `.${name}(${name})`).join(', ');

/** Registers keep their value, and memories their words, where their clock has no edge. */
const stateMap = `
(* techmap_celltype = "$dff" *)
module register_in_moments #(parameter WIDTH = 1, CLK_POLARITY = 1) (
    input CLK, input [WIDTH-1:0] D, output [WIDTH-1:0] Q
);
    \\$ff #(.WIDTH(WIDTH)) _TECHMAP_REPLACE_ (.D(CLK ? D : Q), .Q(Q));
endmodule

(* techmap_celltype = "$mem_v2" *)
module memory_in_moments #(
    parameter ${memoryParameters.map((name) => `${name} = 1`).join(', ')}
) (
    input [RD_PORTS-1:0] RD_CLK, RD_EN, RD_ARST, RD_SRST,
    input [RD_PORTS*ABITS-1:0] RD_ADDR,
    output [RD_PORTS*WIDTH-1:0] RD_DATA,
    input [WR_PORTS-1:0] WR_CLK,
    input [WR_PORTS*WIDTH-1:0] WR_EN, WR_DATA,
    input [WR_PORTS*ABITS-1:0] WR_ADDR
);
    wire [WR_PORTS*WIDTH-1:0] edges;
    genvar i;
    generate for (i = 0; i < WR_PORTS; i = i + 1) begin : port
        assign edges[i*WIDTH +: WIDTH] = {WIDTH{WR_CLK[i]}};
    end endgenerate
    \\$mem_v2 #(${wired(memoryParameters)})
        _TECHMAP_REPLACE_ (${wired(memoryInputs)}, .WR_EN(WR_EN & edges));
endmodule
`;

/** What the passes below map with, by the names of the files. */
export const momentMaps: Readonly<Record<string, string>> = { [CHECKS]: checkMap, [STATE]: stateMap };

const enables = 'w:$formal*_EN %ci:+$dff[Q] t:$dff %i';

/**
 * Passes after `proc`, for a design of so many properties: none may be left out, for it would count in every moment.
 */
export const checksInMoments = (properties: number): readonly string[] => [
  `select -assert-count ${properties} ${enables}`,
  `techmap -max_iter 1 -map ${CHECKS} ${enables}`,
];

/** Passes in front of `formalff`. Read ports are behind registers or asynchronous, so only writes have a clock. */
export const stateInMoments: readonly string[] = [`techmap -max_iter 1 -map ${STATE}`, 'opt_clean'];
