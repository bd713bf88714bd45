/** Open Verilog of others beside which the library's parts are measured, and the tops that give it the same ports. */

/** What others wrote for the same purpose as one of our parts. */
export interface Peer {
  /** On GitHub: `owner/name`. A folder `name` holds the clone. */
  readonly repository: string;
  readonly commit: string;
  /** Files in it, the top's first. */
  readonly files: readonly string[];
  /** The parameters that its module was given. */
  readonly given: string;
  /** The module `peer`, our own text: their module with those parameters, and what our part has around it. */
  readonly top: string;
}

const verilogAxis = {
  repository: 'alexforencich/verilog-axis',
  commit: '48ff7a7e2ef782cf778d47910cf85835c64b1bce',
} as const;

const streamPorts = (width: number) => `
    input wire [${width - 1}:0] up_payload, input wire up_valid, output wire up_ready,
    output wire [${width - 1}:0] down_payload, output wire down_valid, input wire down_ready`;

/** `sfifo.v` with its memory read in the same clock. */
export const syncFifo = (width: number, depth: number): Peer => {
  const given = `BW ${width}, LGFLEN ${Math.log2(depth)}, OPT_ASYNC_READ 1`;
  return {
    repository: 'ZipCPU/wb2axip',
    commit: 'df8e7649acf68544a152e39a4589c8e894a4cd0b',
    files: ['rtl/sfifo.v'],
    given,
    top: `module peer (
    input wire clk, input wire rst,${streamPorts(width)}
);
    wire full, empty;
    assign up_ready = !full;
    assign down_valid = !empty;
    sfifo #(${parameters(given)}) fifo (
        .i_clk(clk), .i_reset(rst), .i_wr(up_valid), .i_data(up_payload), .o_full(full), .o_fill(),
        .i_rd(down_ready), .o_data(down_payload), .o_empty(empty)
    );
endmodule
`,
  };
};

/** `async_fifo.v` with its memory read in the same clock; its resets are asynchronous and active low. */
export const grayFifo = (width: number, depth: number): Peer => {
  const given = `DSIZE ${width}, ASIZE ${Math.log2(depth)}, FALLTHROUGH "TRUE"`;
  return {
    repository: 'dpretet/async_fifo',
    commit: '9172f26818ae15cc3eec7dbc913ac94aeef0d906',
    files: ['async_fifo', 'wptr_full', 'rptr_empty', 'fifomem', 'sync_r2w', 'sync_w2r'].map((name) => `rtl/${name}.v`),
    given,
    top: `module peer (
    input wire wr_clk, input wire wr_rst, input wire rd_clk, input wire rd_rst,${streamPorts(width)}
);
    wire full, empty;
    assign up_ready = !full;
    assign down_valid = !empty;
    async_fifo #(${parameters(given)}) fifo (
        .wclk(wr_clk), .wrst_n(!wr_rst), .winc(up_valid), .wdata(up_payload), .wfull(full), .awfull(),
        .rclk(rd_clk), .rrst_n(!rd_rst), .rinc(down_ready), .rdata(down_payload), .rempty(empty), .arempty()
    );
endmodule
`,
  };
};

/** `axis_fifo.v` without keep, last and user: a register at the memory's output and one after it. */
export const axisFifo = (width: number, depth: number): Peer => {
  const given = `DEPTH ${depth}, DATA_WIDTH ${width}, KEEP_ENABLE 0, LAST_ENABLE 0, USER_ENABLE 0, RAM_PIPELINE 1`;
  return {
    ...verilogAxis,
    files: ['rtl/axis_fifo.v'],
    given,
    top: `module peer (
    input wire clk, input wire rst,${streamPorts(width)}
);
    axis_fifo #(${parameters(given)}) fifo (
        .clk(clk), .rst(rst),
        .s_axis_tdata(up_payload), .s_axis_tkeep(${(width + 7) >> 3}'d0), .s_axis_tvalid(up_valid), .s_axis_tready(up_ready),
        .s_axis_tlast(1'b0), .s_axis_tid(8'd0), .s_axis_tdest(8'd0), .s_axis_tuser(1'b0),
        .m_axis_tdata(down_payload), .m_axis_tvalid(down_valid), .m_axis_tready(down_ready),
        .pause_req(1'b0)
    );
endmodule
`,
  };
};

/** `axis_fifo.v` as a packet FIFO of 64 bits with keep: `drop` is the user bit of a packet's last beat. */
export const axisPacketFifo = (depth: number, dropWhenFull: boolean): Peer => {
  const bytes = Math.log2(depth) + 3;
  const given =
    `DEPTH ${depth * 8}, DATA_WIDTH 64, KEEP_ENABLE 1, LAST_ENABLE 1, USER_ENABLE 1, RAM_PIPELINE 0, ` +
    `FRAME_FIFO 1, DROP_BAD_FRAME 1, DROP_WHEN_FULL ${dropWhenFull ? 1 : 0}`;
  return {
    ...verilogAxis,
    files: ['rtl/axis_fifo.v'],
    given,
    top: `module peer (
    input wire clk, input wire rst, input wire drop,
    output wire [${bytes - 3}:0] beats, output wire overflow,
    input wire [63:0] up_payload_data, input wire [7:0] up_payload_keep, input wire up_payload_last,
    input wire up_valid, output wire up_ready,
    output wire [63:0] down_payload_data, output wire [7:0] down_payload_keep, output wire down_payload_last,
    output wire down_valid, input wire down_ready
);
    wire [${bytes}:0] bytes;
    assign beats = bytes[${bytes}:3];
    axis_fifo #(${parameters(given)}) fifo (
        .clk(clk), .rst(rst),
        .s_axis_tdata(up_payload_data), .s_axis_tkeep(up_payload_keep), .s_axis_tvalid(up_valid), .s_axis_tready(up_ready),
        .s_axis_tlast(up_payload_last), .s_axis_tid(8'd0), .s_axis_tdest(8'd0), .s_axis_tuser(drop),
        .m_axis_tdata(down_payload_data), .m_axis_tkeep(down_payload_keep), .m_axis_tvalid(down_valid),
        .m_axis_tready(down_ready), .m_axis_tlast(down_payload_last),
        .pause_req(1'b0), .status_depth(bytes), .status_overflow(overflow)
    );
endmodule
`,
  };
};

/** `arbiter.v`, round robin, a grant held until it is acknowledged. */
export const roundRobinArbiter = (n: number): Peer => {
  const given = `PORTS ${n}, ARB_TYPE_ROUND_ROBIN 1, ARB_BLOCK 1, ARB_BLOCK_ACK 1, ARB_LSB_HIGH_PRIORITY 1`;
  return {
    ...verilogAxis,
    files: ['rtl/arbiter.v', 'rtl/priority_encoder.v'],
    given,
    top: `module peer (
    input wire clk, input wire rst, input wire [${n - 1}:0] request, input wire accept,
    output wire [${n - 1}:0] grant, output wire [${Math.ceil(Math.log2(n)) - 1}:0] index, output wire valid
);
    arbiter #(${parameters(given)}) arbiter (
        .clk(clk), .rst(rst), .request(request), .acknowledge({${n}{accept}} & grant),
        .grant(grant), .grant_valid(valid), .grant_encoded(index)
    );
endmodule
`,
  };
};

/** `eth_crc_N.v`: the next state of a CRC-32 as equations, each an exclusive or of bits of data and state. */
export const equationsCrc32 = (dataBits: number): Peer => ({
  repository: 'alexforencich/verilog-ethernet',
  // The last one with the equations: the `lfsr.v` after them takes Yosys minutes from 16 bits of data on.
  commit: '47ca9a8725dba00990341470b6af37148c50c5ec',
  files: [`rtl/eth_crc_${dataBits}.v`],
  given: 'no parameters',
  top: crcLoop(dataBits, `eth_crc_${dataBits} step (.data_in(data), .crc_state(state), .crc_next(next));`),
});

/** State, last beat and result around the next state. */
const crcLoop = (dataBits: number, step: string): string => `module peer (
    input wire clk, input wire rst, input wire [${dataBits - 1}:0] data, input wire last, input wire valid,
    output reg [31:0] remainder, output reg done
);
    reg [31:0] state;
    wire [31:0] next;
    ${step}
    always @(posedge clk) begin
        if (rst) begin
            state <= 32'hffffffff;
            done <= 1'b0;
        end else begin
            if (valid) state <= last ? 32'hffffffff : next;
            done <= valid && last;
        end
        if (valid && last) remainder <= next;
    end
endmodule
`;

/** `A 1, B 2` as Verilog has it: `.A(1), .B(2)`. */
const parameters = (given: string): string =>
  given
    .split(', ')
    .map((item) => item.replace(/^(\S+) (.*)$/, '.$1($2)'))
    .join(', ');
