// Stream FIFO of 4 items of 32 bits.
`default_nettype none

module fifo_w32_d4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [8:0] up_payload_first,
    input  wire  [8:0] up_payload_last,
    input  wire [13:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [8:0] down_payload_first,
    output wire  [8:0] down_payload_last,
    output wire [13:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [2:0] wr;
    reg   [2:0] rd;
    reg  [31:0] items [0:3];

    wire        full = (wr ^ rd) == 3'd4;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [31:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {up_payload_first, up_payload_last, up_payload_length};
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
    assign down_payload_first = items_rdata[31:23];
    assign down_payload_last = items_rdata[22:14];
    assign down_payload_length = items_rdata[13:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
