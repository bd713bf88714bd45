/** Open Verilog of others beside which the library's parts are measured, and the tops that give it the same parameters. */

/** One of our parts and what others wrote for the same purpose. */
export interface Peer {
  /** Folder of the checked-out repository, as its clone names it. */
  readonly repository: string;
  /** Files in it, the top's first. */
  readonly files: readonly string[];
  /** The module `peer`, our own text: their module with parameters, and what ours has beyond it. */
  readonly top: string;
}

/** `lfsr.v` gives the next state; state, last beat and result stand around it as in our `crcRemainder`. */
export const lfsrCrc32 = (dataBits: number): Peer => ({
  repository: 'verilog-ethernet',
  files: ['rtl/lfsr.v'],
  top: `module peer (
    input wire clk, input wire rst, input wire [${dataBits - 1}:0] data, input wire last, input wire valid,
    output reg [31:0] remainder, output reg done
);
    reg [31:0] state;
    wire [31:0] next;
    lfsr #(
        .LFSR_WIDTH(32), .LFSR_POLY(32'h04c11db7), .LFSR_CONFIG("GALOIS"), .REVERSE(1), .DATA_WIDTH(${dataBits})
    ) lfsr (.data_in(data), .state_in(state), .data_out(), .state_out(next));
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
`,
});

/** `axis_fifo.v` without keep, last and user: a FIFO with the memory's read register as its output. */
export const axisFifo = (width: number, depth: number): Peer => ({
  repository: 'verilog-axis',
  files: ['rtl/axis_fifo.v'],
  top: `module peer (
    input wire clk, input wire rst,
    input wire [${width - 1}:0] up_payload, input wire up_valid, output wire up_ready,
    output wire [${width - 1}:0] down_payload, output wire down_valid, input wire down_ready
);
    axis_fifo #(
        .DEPTH(${depth}), .DATA_WIDTH(${width}), .KEEP_ENABLE(0), .LAST_ENABLE(0), .USER_ENABLE(0), .RAM_PIPELINE(1)
    ) fifo (
        .clk(clk), .rst(rst),
        .s_axis_tdata(up_payload), .s_axis_tkeep(${(width + 7) >> 3}'d0), .s_axis_tvalid(up_valid), .s_axis_tready(up_ready),
        .s_axis_tlast(1'b0), .s_axis_tid(8'd0), .s_axis_tdest(8'd0), .s_axis_tuser(1'b0),
        .m_axis_tdata(down_payload), .m_axis_tvalid(down_valid), .m_axis_tready(down_ready),
        .pause_req(1'b0)
    );
endmodule
`,
});

/** `axis_fifo.v` as a packet FIFO: `drop` is the user bit of a packet's last beat. */
export const axisPacketFifo = (depth: number, dropWhenFull: boolean): Peer => ({
  repository: 'verilog-axis',
  files: ['rtl/axis_fifo.v'],
  top: `module peer (
    input wire clk, input wire rst, input wire drop,
    output wire [${Math.log2(depth)}:0] beats, output wire overflow,
    input wire [63:0] up_payload_data, input wire [7:0] up_payload_keep, input wire up_payload_last,
    input wire up_valid, output wire up_ready,
    output wire [63:0] down_payload_data, output wire [7:0] down_payload_keep, output wire down_payload_last,
    output wire down_valid, input wire down_ready
);
    wire [${Math.log2(depth) + 3}:0] bytes;
    assign beats = bytes[${Math.log2(depth) + 3}:3];
    axis_fifo #(
        .DEPTH(${depth * 8}), .DATA_WIDTH(64), .KEEP_ENABLE(1), .KEEP_WIDTH(8), .LAST_ENABLE(1), .USER_ENABLE(1),
        .RAM_PIPELINE(1), .FRAME_FIFO(1), .DROP_BAD_FRAME(1), .DROP_WHEN_FULL(${dropWhenFull ? 1 : 0})
    ) fifo (
        .clk(clk), .rst(rst),
        .s_axis_tdata(up_payload_data), .s_axis_tkeep(up_payload_keep), .s_axis_tvalid(up_valid), .s_axis_tready(up_ready),
        .s_axis_tlast(up_payload_last), .s_axis_tid(8'd0), .s_axis_tdest(8'd0), .s_axis_tuser(drop),
        .m_axis_tdata(down_payload_data), .m_axis_tkeep(down_payload_keep), .m_axis_tvalid(down_valid),
        .m_axis_tready(down_ready), .m_axis_tlast(down_payload_last),
        .pause_req(1'b0), .status_depth(bytes), .status_overflow(overflow)
    );
endmodule
`,
});

/** `arbiter.v`, round robin, a grant held until it is acknowledged. */
export const roundRobinArbiter = (n: number): Peer => ({
  repository: 'verilog-axis',
  files: ['rtl/arbiter.v', 'rtl/priority_encoder.v'],
  top: `module peer (
    input wire clk, input wire rst, input wire [${n - 1}:0] request, input wire accept,
    output wire [${n - 1}:0] grant, output wire [${Math.ceil(Math.log2(n)) - 1}:0] index, output wire valid
);
    arbiter #(
        .PORTS(${n}), .ARB_TYPE_ROUND_ROBIN(1), .ARB_BLOCK(1), .ARB_BLOCK_ACK(1), .ARB_LSB_HIGH_PRIORITY(1)
    ) arbiter (
        .clk(clk), .rst(rst), .request(request), .acknowledge({${n}{accept}} & grant),
        .grant(grant), .grant_valid(valid), .grant_encoded(index)
    );
endmodule
`,
});
