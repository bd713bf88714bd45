// Stream FIFO of 128 items of 32 bits that says how many it holds.
`default_nettype none

module level_fifo_w32_d128 (
    input  wire        clk,
    input  wire        rst,
    output wire  [7:0] level,
    input  wire  [1:0] up_payload_start,
    input  wire  [1:0] up_payload_end,
    input  wire  [8:0] up_payload_rows,
    input  wire        up_payload_last,
    input  wire        up_payload_ok,
    input  wire [15:0] up_payload_keep,
    input  wire        up_payload_refused,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [1:0] down_payload_start,
    output wire  [1:0] down_payload_end,
    output wire  [8:0] down_payload_rows,
    output wire        down_payload_last,
    output wire        down_payload_ok,
    output wire [15:0] down_payload_keep,
    output wire        down_payload_refused,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [7:0] wr;
    reg   [7:0] rd;
    reg  [31:0] items [0:127];

    wire        full = (wr ^ rd) == 8'd128;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [31:0] items_rdata = items[rd[6:0]];
    wire  [7:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[6:0]] <= {
        up_payload_start,
        up_payload_end,
        up_payload_rows,
        up_payload_last,
        up_payload_ok,
        up_payload_keep,
        up_payload_refused
    };
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
    assign down_payload_start = items_rdata[31:30];
    assign down_payload_end = items_rdata[29:28];
    assign down_payload_rows = items_rdata[27:19];
    assign down_payload_last = items_rdata[18];
    assign down_payload_ok = items_rdata[17];
    assign down_payload_keep = items_rdata[16:1];
    assign down_payload_refused = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 8'd128);
`endif

endmodule

`default_nettype wire
