// Stream FIFO of 64 items of 49 bits that says how many it holds.
`default_nettype none

module level_fifo_w49_d64 (
    input  wire        clk,
    input  wire        rst,
    output wire  [6:0] level,
    input  wire  [4:0] up_payload_kind,
    input  wire  [2:0] up_payload_place,
    input  wire [31:0] up_payload_rel,
    input  wire  [7:0] up_payload_code,
    input  wire        up_payload_flag,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [4:0] down_payload_kind,
    output wire  [2:0] down_payload_place,
    output wire [31:0] down_payload_rel,
    output wire  [7:0] down_payload_code,
    output wire        down_payload_flag,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [6:0] wr;
    reg   [6:0] rd;
    reg  [48:0] items [0:63];

    wire        full = (wr ^ rd) == 7'd64;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [48:0] items_rdata = items[rd[5:0]];
    wire  [6:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= {up_payload_kind, up_payload_place, up_payload_rel, up_payload_code, up_payload_flag};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (pop) begin
                rd <= rd + 7'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_kind = items_rdata[48:44];
    assign down_payload_place = items_rdata[43:41];
    assign down_payload_rel = items_rdata[40:9];
    assign down_payload_code = items_rdata[8:1];
    assign down_payload_flag = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 7'd64);
`endif

endmodule

`default_nettype wire
