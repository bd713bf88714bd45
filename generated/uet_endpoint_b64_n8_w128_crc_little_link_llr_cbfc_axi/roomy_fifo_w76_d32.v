// FIFO of less than 32 items of 76 bits, which always has room.
`default_nettype none

module roomy_fifo_w76_d32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire  [2:0] push_payload_place,
    input  wire [31:0] push_payload_rel,
    input  wire  [7:0] push_payload_record,
    input  wire        push_payload_overtaken,
    input  wire [31:0] push_payload_sent_at,
    output wire  [4:0] level,
    output wire  [2:0] down_payload_place,
    output wire [31:0] down_payload_rel,
    output wire  [7:0] down_payload_record,
    output wire        down_payload_overtaken,
    output wire [31:0] down_payload_sent_at,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [4:0] wr;
    reg   [4:0] rd;
    reg  [75:0] items [0:31];

    wire        empty = wr == rd;
    wire        pop = down_ready && !empty;
    wire  [4:0] after = wr + 5'd1;
    wire [75:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {
        push_payload_place,
        push_payload_rel,
        push_payload_record,
        push_payload_overtaken,
        push_payload_sent_at
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push_enable) begin
                wr <= after;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign level = wr - rd;
    assign down_payload_place = items_rdata[75:73];
    assign down_payload_rel = items_rdata[72:41];
    assign down_payload_record = items_rdata[40:33];
    assign down_payload_overtaken = items_rdata[32];
    assign down_payload_sent_at = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
