// FIFO of less than 128 items of 18 bits, which always has room.
`default_nettype none

module roomy_fifo_w18_d128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire  [2:0] push_payload_place,
    input  wire [13:0] push_payload_size,
    input  wire        push_payload_leaves,
    output wire  [6:0] level,
    output wire  [2:0] down_payload_place,
    output wire [13:0] down_payload_size,
    output wire        down_payload_leaves,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [6:0] wr;
    reg   [6:0] rd;
    reg  [17:0] items [0:127];

    wire        empty = wr == rd;
    wire        pop = down_ready && !empty;
    wire  [6:0] after = wr + 7'd1;
    wire [17:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {push_payload_place, push_payload_size, push_payload_leaves};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
        end else begin
            if (push_enable) begin
                wr <= after;
            end
            if (pop) begin
                rd <= rd + 7'd1;
            end
        end
    end

    assign level = wr - rd;
    assign down_payload_place = items_rdata[17:15];
    assign down_payload_size = items_rdata[14:1];
    assign down_payload_leaves = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
