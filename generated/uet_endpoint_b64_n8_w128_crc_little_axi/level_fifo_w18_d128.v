// Stream FIFO of 128 items of 18 bits that says how many it holds.
`default_nettype none

module level_fifo_w18_d128 (
    input  wire        clk,
    input  wire        rst,
    output wire  [7:0] level,
    input  wire  [2:0] up_payload_place,
    input  wire [13:0] up_payload_size,
    input  wire        up_payload_leaves,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [2:0] down_payload_place,
    output wire [13:0] down_payload_size,
    output wire        down_payload_leaves,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [7:0] wr;
    reg   [7:0] rd;
    reg  [17:0] items [0:127];

    wire        full = (wr ^ rd) == 8'd128;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [17:0] items_rdata = items[rd[6:0]];
    wire  [7:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[6:0]] <= {up_payload_place, up_payload_size, up_payload_leaves};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 8'd0;
            rd <= 8'd0;
        end else begin
            if (push) begin
                wr <= wr + 8'd1;
            end
            if (pop) begin
                rd <= rd + 8'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_place = items_rdata[17:15];
    assign down_payload_size = items_rdata[14:1];
    assign down_payload_leaves = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 8'd128);
`endif

endmodule

`default_nettype wire
