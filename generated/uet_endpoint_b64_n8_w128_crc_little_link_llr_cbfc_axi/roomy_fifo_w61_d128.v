// FIFO of less than 128 items of 61 bits, which always has room.
`default_nettype none

module roomy_fifo_w61_d128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire  [2:0] push_payload_place,
    input  wire [31:0] push_payload_handle,
    input  wire [15:0] push_payload_message,
    input  wire  [1:0] push_payload_kind,
    input  wire  [7:0] push_payload_code,
    output wire  [6:0] level,
    output wire  [2:0] down_payload_place,
    output wire [31:0] down_payload_handle,
    output wire [15:0] down_payload_message,
    output wire  [1:0] down_payload_kind,
    output wire  [7:0] down_payload_code,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [6:0] wr;
    reg   [6:0] rd;
    reg  [60:0] items [0:127];

    wire        empty = wr == rd;
    wire        pop = down_ready && !empty;
    wire  [6:0] after = wr + 7'd1;
    wire [60:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {push_payload_place, push_payload_handle, push_payload_message, push_payload_kind, push_payload_code};
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
    assign down_payload_place = items_rdata[60:58];
    assign down_payload_handle = items_rdata[57:26];
    assign down_payload_message = items_rdata[25:10];
    assign down_payload_kind = items_rdata[9:8];
    assign down_payload_code = items_rdata[7:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
