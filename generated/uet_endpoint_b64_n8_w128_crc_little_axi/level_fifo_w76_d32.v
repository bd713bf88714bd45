// Stream FIFO of 32 items of 76 bits that says how many it holds.
`default_nettype none

module level_fifo_w76_d32 (
    input  wire        clk,
    input  wire        rst,
    output wire  [5:0] level,
    input  wire  [2:0] up_payload_place,
    input  wire [31:0] up_payload_rel,
    input  wire  [7:0] up_payload_record,
    input  wire        up_payload_overtaken,
    input  wire [31:0] up_payload_sent_at,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [2:0] down_payload_place,
    output wire [31:0] down_payload_rel,
    output wire  [7:0] down_payload_record,
    output wire        down_payload_overtaken,
    output wire [31:0] down_payload_sent_at,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] wr;
    reg   [5:0] rd;
    reg  [75:0] items [0:31];

    wire        full = (wr ^ rd) == 6'd32;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [75:0] items_rdata = items[rd[4:0]];
    wire  [5:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {up_payload_place, up_payload_rel, up_payload_record, up_payload_overtaken, up_payload_sent_at};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
        end else begin
            if (push) begin
                wr <= wr + 6'd1;
            end
            if (pop) begin
                rd <= rd + 6'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_place = items_rdata[75:73];
    assign down_payload_rel = items_rdata[72:41];
    assign down_payload_record = items_rdata[40:33];
    assign down_payload_overtaken = items_rdata[32];
    assign down_payload_sent_at = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 6'd32);
`endif

endmodule

`default_nettype wire
