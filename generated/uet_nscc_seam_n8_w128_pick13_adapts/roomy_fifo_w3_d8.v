// FIFO of less than 8 items of 3 bits, which always has room.
`default_nettype none

module roomy_fifo_w3_d8 (
    input  wire       clk,
    input  wire       rst,
    input  wire       push_enable,
    input  wire [2:0] push_payload,
    output wire [2:0] level,
    output wire [2:0] down_payload,
    output wire       down_valid,
    input  wire       down_ready
);

    reg  [2:0] wr;
    reg  [2:0] rd;
    reg  [2:0] items [0:7];

    wire       empty = wr == rd;
    wire       pop = down_ready && !empty;
    wire [2:0] after = wr + 3'd1;
    wire [2:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= push_payload;
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push_enable) begin
                wr <= after;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign level = wr - rd;
    assign down_payload = items_rdata;
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
