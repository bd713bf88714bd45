// Stream FIFO of 4 items of 13 bits.
`default_nettype none

module fifo_w13_d4_7ed27a (
    input  wire       clk,
    input  wire       rst,
    input  wire       up_payload_plain,
    input  wire       up_payload_way_parked,
    input  wire       up_payload_way_parks,
    input  wire [9:0] up_payload_way_beats,
    input  wire       up_valid,
    output wire       up_ready,
    output wire       down_payload_plain,
    output wire       down_payload_way_parked,
    output wire       down_payload_way_parks,
    output wire [9:0] down_payload_way_beats,
    output wire       down_valid,
    input  wire       down_ready
);

    reg   [2:0] wr;
    reg   [2:0] rd;
    reg  [12:0] items [0:3];

    wire        full = (wr ^ rd) == 3'd4;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [12:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {up_payload_plain, up_payload_way_parked, up_payload_way_parks, up_payload_way_beats};
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
    assign down_payload_plain = items_rdata[12];
    assign down_payload_way_parked = items_rdata[11];
    assign down_payload_way_parks = items_rdata[10];
    assign down_payload_way_beats = items_rdata[9:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
