// Stream FIFO of 8 items of 19 bits.
`default_nettype none

module fifo_w19_d8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] up_payload_who,
    input  wire        up_payload_fetching,
    input  wire  [1:0] up_payload_size,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [15:0] down_payload_who,
    output wire        down_payload_fetching,
    output wire  [1:0] down_payload_size,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] wr;
    reg   [3:0] rd;
    reg  [18:0] items [0:7];

    wire        full = (wr ^ rd) == 4'd8;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [18:0] items_rdata = items[rd[2:0]];

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {up_payload_who, up_payload_fetching, up_payload_size};
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
    assign down_payload_who = items_rdata[18:3];
    assign down_payload_fetching = items_rdata[2];
    assign down_payload_size = items_rdata[1:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
`endif

endmodule

`default_nettype wire
