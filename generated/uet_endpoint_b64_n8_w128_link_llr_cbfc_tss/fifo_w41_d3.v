// Stream FIFO of 3 items of 41 bits.
`default_nettype none

module fifo_w41_d3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] up_payload_index,
    input  wire [31:0] up_payload_psn,
    input  wire        up_payload_raises,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [7:0] down_payload_index,
    output wire [31:0] down_payload_psn,
    output wire        down_payload_raises,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [2:0] wr;
    reg   [2:0] rd;
    reg  [40:0] items [0:3];

    wire  [2:0] wr_minus_rd = wr - rd;
    wire        full = wr_minus_rd == 3'd3;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [40:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {up_payload_index, up_payload_psn, up_payload_raises};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push) begin
                wr <= wr + 3'd1;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_index = items_rdata[40:33];
    assign down_payload_psn = items_rdata[32:1];
    assign down_payload_raises = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 3'd3);
`endif

endmodule

`default_nettype wire
