// FIFO of less than 64 items of 48 bits, which always has room.
`default_nettype none

module roomy_fifo_w48_d64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire  [4:0] push_payload_kind,
    input  wire  [2:0] push_payload_place,
    input  wire [31:0] push_payload_rel,
    input  wire  [7:0] push_payload_code,
    output wire  [5:0] level,
    output wire  [4:0] down_payload_kind,
    output wire  [2:0] down_payload_place,
    output wire [31:0] down_payload_rel,
    output wire  [7:0] down_payload_code,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] wr;
    reg   [5:0] rd;
    reg  [47:0] items [0:63];

    wire        empty = wr == rd;
    wire        pop = down_ready && !empty;
    wire  [5:0] after = wr + 6'd1;
    wire [47:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {push_payload_kind, push_payload_place, push_payload_rel, push_payload_code};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
        end else begin
            if (push_enable) begin
                wr <= after;
            end
            if (pop) begin
                rd <= rd + 6'd1;
            end
        end
    end

    assign level = wr - rd;
    assign down_payload_kind = items_rdata[47:43];
    assign down_payload_place = items_rdata[42:40];
    assign down_payload_rel = items_rdata[39:8];
    assign down_payload_code = items_rdata[7:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
