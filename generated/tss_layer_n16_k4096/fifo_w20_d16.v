// Stream FIFO of 16 items of 20 bits.
`default_nettype none

module fifo_w20_d16 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] up_payload_skip,
    input  wire [13:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [5:0] down_payload_skip,
    output wire [13:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [4:0] wr;
    reg   [4:0] rd;
    reg  [19:0] items [0:15];

    wire        full = (wr ^ rd) == 5'd16;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [19:0] items_rdata = items[rd[3:0]];

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {up_payload_skip, up_payload_length};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_skip = items_rdata[19:14];
    assign down_payload_length = items_rdata[13:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 5'd16);
`endif

endmodule

`default_nettype wire
