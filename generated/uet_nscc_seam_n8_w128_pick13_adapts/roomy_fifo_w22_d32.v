// FIFO of less than 32 items of 22 bits, which always has room.
`default_nettype none

module roomy_fifo_w22_d32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire  [2:0] push_payload_kind,
    input  wire  [2:0] push_payload_ccc,
    input  wire [15:0] push_payload_entropy,
    output wire  [4:0] level,
    output wire  [2:0] down_payload_kind,
    output wire  [2:0] down_payload_ccc,
    output wire [15:0] down_payload_entropy,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [4:0] wr;
    reg   [4:0] rd;
    reg  [21:0] items [0:31];

    wire        empty = wr == rd;
    wire        pop = down_ready && !empty;
    wire  [4:0] after = wr + 5'd1;
    wire [21:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {push_payload_kind, push_payload_ccc, push_payload_entropy};
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
    assign down_payload_kind = items_rdata[21:19];
    assign down_payload_ccc = items_rdata[18:16];
    assign down_payload_entropy = items_rdata[15:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
