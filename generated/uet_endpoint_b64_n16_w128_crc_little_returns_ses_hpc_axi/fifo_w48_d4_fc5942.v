// Stream FIFO of 4 items of 48 bits.
`default_nettype none

module fifo_w48_d4_fc5942 (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] up_payload_pdcid,
    input  wire [31:0] up_payload_next,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [15:0] down_payload_pdcid,
    output wire [31:0] down_payload_next,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [2:0] wr;
    reg   [2:0] rd;
    reg  [47:0] items [0:3];

    wire        full = (wr ^ rd) == 3'd4;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [47:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {up_payload_pdcid, up_payload_next};
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
    assign down_payload_pdcid = items_rdata[47:32];
    assign down_payload_next = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
