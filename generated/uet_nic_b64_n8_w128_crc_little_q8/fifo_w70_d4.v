// Stream FIFO of 4 items of 70 bits.
`default_nettype none

module fifo_w70_d4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] up_payload_kind,
    input  wire [63:0] up_payload_inline,
    input  wire  [3:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [1:0] down_payload_kind,
    output wire [63:0] down_payload_inline,
    output wire  [3:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [2:0] wr;
    reg   [2:0] rd;
    reg  [69:0] items [0:3];

    wire        full = (wr ^ rd) == 3'd4;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [69:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {up_payload_kind, up_payload_inline, up_payload_length};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push) begin
                wr <= wr + 3'd1;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_kind = items_rdata[69:68];
    assign down_payload_inline = items_rdata[67:4];
    assign down_payload_length = items_rdata[3:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
