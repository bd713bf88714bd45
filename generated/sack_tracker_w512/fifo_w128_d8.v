// Stream FIFO of 8 items of 128 bits.
`default_nettype none

module fifo_w128_d8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_base,
    input  wire [31:0] up_payload_cack,
    input  wire [63:0] up_payload_bitmap,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload_base,
    output wire [31:0] down_payload_cack,
    output wire [63:0] down_payload_bitmap,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [3:0] wr;
    reg    [3:0] rd;
    reg  [127:0] items [0:7];

    wire         full = (wr ^ rd) == 4'd8;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [127:0] items_rdata = items[rd[2:0]];

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {up_payload_base, up_payload_cack, up_payload_bitmap};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_base = items_rdata[127:96];
    assign down_payload_cack = items_rdata[95:64];
    assign down_payload_bitmap = items_rdata[63:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
`endif

endmodule

`default_nettype wire
