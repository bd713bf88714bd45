// Stream FIFO of 16 items of 43 bits that says how many it holds.
`default_nettype none

module level_fifo_w43_d16 (
    input  wire        clk,
    input  wire        rst,
    output wire  [4:0] level,
    input  wire  [2:0] up_payload_place,
    input  wire [31:0] up_payload_rel,
    input  wire  [7:0] up_payload_record,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [2:0] down_payload_place,
    output wire [31:0] down_payload_rel,
    output wire  [7:0] down_payload_record,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [4:0] wr;
    reg   [4:0] rd;
    reg  [42:0] items [0:15];

    wire        full = (wr ^ rd) == 5'd16;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [42:0] items_rdata = items[rd[3:0]];
    wire  [4:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {up_payload_place, up_payload_rel, up_payload_record};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_place = items_rdata[42:40];
    assign down_payload_rel = items_rdata[39:8];
    assign down_payload_record = items_rdata[7:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 5'd16);
`endif

endmodule

`default_nettype wire
