// Stream FIFO of 4 items of 34 bits.
`default_nettype none

module fifo_w34_d4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] up_payload_lane,
    input  wire  [1:0] up_payload_of_start,
    input  wire  [1:0] up_payload_of_end,
    input  wire  [8:0] up_payload_of_rows,
    input  wire        up_payload_of_last,
    input  wire        up_payload_of_ok,
    input  wire [15:0] up_payload_of_keep,
    input  wire        up_payload_of_refused,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [1:0] down_payload_lane,
    output wire  [1:0] down_payload_of_start,
    output wire  [1:0] down_payload_of_end,
    output wire  [8:0] down_payload_of_rows,
    output wire        down_payload_of_last,
    output wire        down_payload_of_ok,
    output wire [15:0] down_payload_of_keep,
    output wire        down_payload_of_refused,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [2:0] wr;
    reg   [2:0] rd;
    reg  [33:0] items [0:3];

    wire        full = (wr ^ rd) == 3'd4;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [33:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {
        up_payload_lane,
        up_payload_of_start,
        up_payload_of_end,
        up_payload_of_rows,
        up_payload_of_last,
        up_payload_of_ok,
        up_payload_of_keep,
        up_payload_of_refused
    };
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
    assign down_payload_lane = items_rdata[33:32];
    assign down_payload_of_start = items_rdata[31:30];
    assign down_payload_of_end = items_rdata[29:28];
    assign down_payload_of_rows = items_rdata[27:19];
    assign down_payload_of_last = items_rdata[18];
    assign down_payload_of_ok = items_rdata[17];
    assign down_payload_of_keep = items_rdata[16:1];
    assign down_payload_of_refused = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
