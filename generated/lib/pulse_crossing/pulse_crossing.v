// For each clock with sent in src, one with received in dst.
`default_nettype none

module pulse_crossing (
    input  wire src_clk,
    input  wire src_rst,
    input  wire dst_clk,
    input  wire dst_rst,
    input  wire sent,
    output wire received
);

    reg  level;
    wire sync_q;
    reg  previous;

    synchroniser_w1_n2 sync (
        .clk (dst_clk),
        .rst (dst_rst),
        .d   (level),
        .q   (sync_q)
    );

    always @(posedge src_clk) begin
        if (src_rst) begin
            level <= 1'b0;
        end else begin
            level <= level ^ sent;
        end
    end

    always @(posedge dst_clk) begin
        if (dst_rst) begin
            previous <= 1'b0;
        end else begin
            previous <= sync_q;
        end
    end

    assign received = sync_q ^ previous;

endmodule

`default_nettype wire
